import { jsonb, pgTable, timestamp } from "drizzle-orm/pg-core";
import { ownerColumn } from "../auth/owner-column.ts";

export const preferences = pgTable("preferences", {
  userId: ownerColumn().primaryKey(),
  /** As stored; read through the schema, because older rows may lack newer fields. */
  settings: jsonb("settings").$type<unknown>().notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
