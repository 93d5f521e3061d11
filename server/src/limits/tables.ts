import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Counters of the limits that apply across all processes, such as sign-in attempts. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetsAt: timestamp("resets_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("rate_limits_reset").on(table.resetsAt)],
);
