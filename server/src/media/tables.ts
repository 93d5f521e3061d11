import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Media } from "@atrium/shared-contracts/wire";
import { ownerColumn } from "../auth/owner-column.ts";
import { moment } from "../database/moment.ts";

/** A file, or an upload that is to become one. Its bytes lie in the store under its id. */
export const media = pgTable(
  "media",
  {
    id: uuid("id").primaryKey(),
    userId: ownerColumn(),
    name: text("name").notNull(),
    /** What the client says it is; only tells text types apart. */
    declaredType: text("declared_type").notNull(),
    /** Bytes: as announced, then as stored, which is the same. */
    size: integer("size").notNull(),
    /** What the content is; null until the upload is complete. */
    type: text("type").$type<Media["type"]>(),
    /** The message that it is part of. */
    messageId: uuid("message_id"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("media_owner").on(table.userId),
    index("media_message").on(table.messageId),
    index("media_created").on(table.createdAt),
  ],
);
