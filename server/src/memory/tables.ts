import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { ownerColumn } from "../auth/owner-column.ts";
import { moment } from "../database/moment.ts";

/** What people asked the assistant to remember. */
export const memories = pgTable(
  "memories",
  {
    id: uuid("id").primaryKey(),
    userId: ownerColumn(),
    /** One line, as `oneLine` leaves it. */
    text: text("text").notNull(),
    /** Counts up with each change of the text. */
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("memories_user").on(table.userId, table.createdAt.desc().nullsFirst(), table.id)],
);
