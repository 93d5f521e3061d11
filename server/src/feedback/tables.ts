import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FeedbackType } from "@atrium/shared-contracts/wire";
import { ownerColumn } from "../auth/owner-column.ts";

export const feedback = pgTable(
  "feedback",
  {
    id: uuid("id").primaryKey(),
    userId: ownerColumn(),
    type: text("type").$type<FeedbackType>().notNull(),
    content: text("content").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("feedback_user").on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
