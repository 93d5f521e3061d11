import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Media } from "@atrium/shared-contracts/wire";
import { ownerColumn } from "../auth/owner-column.ts";
import { moment } from "../database/moment.ts";

/** A file, or an upload that will become one. */
export const media = pgTable(
  "media",
  {
    id: uuid("id").primaryKey(),
    userId: ownerColumn(),
    name: text("name").notNull(),
    /** The client's declared type; only used to tell text types apart. */
    declaredType: text("declared_type").notNull(),
    /** Size in bytes as announced; the stored size is always the same. */
    size: integer("size").notNull(),
    /** The content's actual type; null until the upload is complete. */
    type: text("type").$type<Media["type"]>(),
    /** The store's key of its bytes: the id of the upload that they came with. Copies of a file have the same. */
    contentId: uuid("content_id").notNull(),
    /** The message it's attached to. */
    messageId: uuid("message_id"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("media_owner").on(table.userId),
    index("media_message").on(table.messageId),
    index("media_created").on(table.createdAt),
    index("media_content").on(table.contentId),
  ],
);
