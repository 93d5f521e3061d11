import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../auth/tables.ts";
import { moment } from "../database/moment.ts";

/** Whose channels are listened to, and which process does. */
export const realtimeListeners = pgTable(
  "realtime_listeners",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    owner: text("owner").notNull(),
    leaseUntil: moment("lease_until").notNull(),
    /** When the user last asked for a token, subscribed or sent something. */
    lastSeen: moment("last_seen").notNull(),
  },
  (table) => [index("realtime_listeners_lease").on(table.leaseUntil)],
);
