import type { FeatureView } from "../shell-api/feature.ts";

/** A section of a tab on the settings page; the filling's `label` is its heading, `tab` the tab, `order` its place there. */
export type SettingsPanel = FeatureView;
