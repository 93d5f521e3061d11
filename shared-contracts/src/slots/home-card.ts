import type { FeatureView } from "../shell-api/feature.ts";

/** A card on the signed-in user's home page, sorted by the filling's `order`. */
export type HomeCard = FeatureView;
