import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { FeedbackType } from "@atrium/shared-contracts/wire";
import { ownerColumn } from "../auth/owner-column.ts";
import { oneOf } from "../database/one-of.ts";

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
    oneOf("feedback_type", table.type, FeedbackType.options),
    index("feedback_user").on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
