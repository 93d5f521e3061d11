import { uuid } from "drizzle-orm/pg-core";
import { users } from "./tables.ts";

/** The column of what belongs to one account, and goes with it. */
export const ownerColumn = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
