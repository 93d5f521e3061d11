import type { FeatureView } from "../feature.ts";

/** A section of a tab on the settings page; the filling's `label` is its heading, `order` its place. */
export type SettingsPanel = FeatureView;
