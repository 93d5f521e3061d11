import { uuid } from "drizzle-orm/pg-core";
import { users } from "./tables.ts";

/** The column for rows that belong to an account and are deleted with it. */
export const ownerColumn = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
