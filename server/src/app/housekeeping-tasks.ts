import { removeSpentSignIns } from "../auth/external-sign-in/identity-store.ts";
import { removeUsedTokens } from "../auth/refresh-token-store.ts";
import { removeOldSessions } from "../auth/session-store.ts";
import { emptyDeleted, removeForgotten } from "../chat/conversations/deletion-store.ts";
import type { MessageMedia } from "../chat/conversations/message-media.ts";
import { removeEmptyImports } from "../chat/import/import-store.ts";
import { removePublished } from "../chat/outbox/outbox-store.ts";
import type { Database } from "../database/database.ts";
import type { HousekeepingTask } from "../housekeeping/housekeeping.ts";
import { removeOldCounts } from "../limits/rate-limit-store.ts";
import { removeIdleListeners } from "../realtime/listener-store.ts";
import { removeDeadShares } from "../sharing/share-store.ts";
import { removeOldUsage } from "../usage/usage-store.ts";

/** The cleanup tasks of all domains. */
export const housekeepingTasks = (db: Database, media: MessageMedia): HousekeepingTask[] => [
  { name: "sessions", remove: (limit) => removeOldSessions(db, limit) },
  { name: "refresh tokens", remove: (limit) => removeUsedTokens(db, limit) },
  { name: "sign-ins", remove: (limit) => removeSpentSignIns(db, limit) },
  { name: "rate limits", remove: (limit) => removeOldCounts(db, limit) },
  { name: "deleted conversations", remove: (limit) => emptyDeleted(db, media, limit) },
  { name: "unfinished conversations", atStart: true, remove: (limit) => removeForgotten(db, media, limit) },
  { name: "deleted imports", remove: (limit) => removeEmptyImports(db, limit) },
  { name: "links to deleted conversations", remove: (limit) => removeDeadShares(db, limit) },
  { name: "outbox", remove: (limit) => removePublished(db, limit) },
  { name: "token usage", remove: (limit) => removeOldUsage(db, limit) },
  { name: "realtime listeners", remove: (limit) => removeIdleListeners(db, limit) },
];
