import { index, pgTable, text } from "drizzle-orm/pg-core";
import { ownerColumn } from "../auth/owner-column.ts";
import { moment } from "../database/moment.ts";

/** Which process listens to each user's channel. */
export const realtimeListeners = pgTable(
  "realtime_listeners",
  {
    userId: ownerColumn().primaryKey(),
    owner: text("owner").notNull(),
    leaseUntil: moment("lease_until").notNull(),
    /** When the user last asked for a token, subscribed or sent something. */
    lastSeen: moment("last_seen").notNull(),
  },
  (table) => [
    index("realtime_listeners_lease").on(table.leaseUntil),
    index("realtime_listeners_seen").on(table.lastSeen),
  ],
);
