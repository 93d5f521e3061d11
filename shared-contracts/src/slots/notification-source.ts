import type { FeatureService } from "../shell-api/feature.ts";

/** Raises notifications even while the feature's page isn't open. Started once after sign-in, stopped at sign-out. */
export interface NotificationEmitter {
  stop(): void;
}
export type NotificationSource = FeatureService<NotificationEmitter>;
