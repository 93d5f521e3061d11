import type { FeatureView } from "../shell-api/feature.ts";

/** A card on the home page of the signed-in; `order` is its place. */
export type HomeCard = FeatureView;
