import type { FeatureView } from "../shell-api/feature.ts";

/**
 * What the signed-in user's home page begins with, above the cards: where something new is started. Drawn without a frame around it.
 * @example chat's message field and its suggestions
 */
export type HomeStart = FeatureView;
