import type { QueryClient } from "@atrium/shared-ui/query";
import type { RecentCommands } from "../../core/commands/recent-commands.ts";
import type { NotificationStore } from "../../core/notifications/notification-store.ts";
import type { OverlayStore } from "../../core/overlays/overlay-store.ts";
import type { FeatureSession } from "../../federation/host/feature-host.tsx";

/** Everything that belongs to one signed-in person, from sign-in to sign-out. */
export interface Session extends FeatureSession {
  readonly userId: string;
  readonly queryClient: QueryClient;
  readonly notifications: NotificationStore;
  /** Search, command palette, shortcut sheet and the question before a sign-out. */
  readonly overlays: OverlayStore;
  readonly recentCommands: RecentCommands;
  /**
   * Signs out and goes to the landing page. If that would discard messages that weren't sent, only asks, unless `discardUnsent` is set. Never rejects.
   */
  signOut(options?: { readonly discardUnsent: boolean }): Promise<void>;
  /** Completes every stream and drops the person's data. */
  close(): void;
}
