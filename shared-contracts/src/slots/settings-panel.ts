import type { FeatureView } from "../shell-api/feature.ts";

/** A section on the settings page. The filling's `label` is its heading, `tab` the tab it's on, and `order` its position there. */
export type SettingsPanel = FeatureView;
