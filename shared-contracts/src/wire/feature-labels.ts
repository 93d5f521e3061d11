import type { FeatureManifest } from "./feature-manifest.ts";

/** Name of the file with a feature release's labels in all languages, in the same directory as its code on the product's own origin. */
export const LABELS_FILE = "labels.json";

/** A label: text by language. */
export type FeatureLabel = FeatureManifest["title"];

/** A manifest's labels, always in the same order: title, navigation, slots. The labels file lists them in that order. */
export const featureLabels = ({ title, navigation = [], slots = [] }: FeatureManifest): FeatureLabel[] => [
  title,
  ...navigation.map(({ label }) => label),
  ...slots.flatMap(({ label }) => label ?? []),
];
