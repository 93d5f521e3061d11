import { jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../auth/tables.ts";

export const preferences = pgTable("preferences", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** As stored; read through the schema, because older rows may lack newer fields. */
  settings: jsonb("settings").$type<unknown>().notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
