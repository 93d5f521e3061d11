import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../auth/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
