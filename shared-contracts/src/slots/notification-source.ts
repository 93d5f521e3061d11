import type { FeatureService } from "../shell-api/feature.ts";

/** Raises notifications while the feature's page is not open. Started once after sign-in; `stop` at sign-out. */
export interface NotificationEmitter {
  stop(): void;
}
export type NotificationSource = FeatureService<NotificationEmitter>;
