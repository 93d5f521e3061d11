import type { ReplyFailureCode, ReplyStep } from "@atrium/shared-contracts/wire";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { ownerColumn } from "../auth/owner-column.ts";
import { type Attachment, conversations, MESSAGE_STATUSES, ROLES } from "../chat/storage/tables.ts";
import { moment } from "../database/moment.ts";
import { oneOf } from "../database/one-of.ts";

/** The link to a snapshot of a conversation. A revoked one has no row. */
export const shares = pgTable(
  "shared_conversations",
  {
    id: uuid("id").primaryKey(),
    conversationId: uuid("conversation_id")
      .notNull()
      .unique()
      .references(() => conversations.id, { onDelete: "cascade" }),
    userId: ownerColumn(),
    /** Shown to the owner. Whoever reads this table can read the snapshot itself, so the token isn't encrypted. */
    token: text("token").notNull(),
    /** SHA-256 of the token. Links are looked up by it, so how long that takes says nothing about any token. */
    tokenHash: text("token_hash").notNull().unique(),
    title: text("title").notNull(),
    attachments: boolean("attachments").notNull(),
    messageCount: integer("message_count").notNull().default(0),
    /** The last message of the shown branch at that moment. */
    leafId: uuid("leaf_id"),
    /** The conversation's number at that moment. */
    rewrites: integer("rewrites").notNull().default(0),
    sharedAt: moment("shared_at").notNull().defaultNow(),
    takenAt: moment("taken_at").notNull().defaultNow(),
  },
  (table) => [index("shared_conversations_user").on(table.userId, table.sharedAt, table.id)],
);

/** The messages of snapshots, in order. */
export const sharedMessages = pgTable(
  "shared_messages",
  {
    shareId: uuid("share_id")
      .notNull()
      .references(() => shares.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    role: text("role").$type<(typeof ROLES)[number]>().notNull(),
    status: text("status").$type<(typeof MESSAGE_STATUSES)[number]>().notNull(),
    failure: text("failure").$type<ReplyFailureCode>(),
    text: text("text").notNull(),
    /** What the message's cards show, by name. */
    cards: jsonb("cards").$type<string[]>().notNull(),
    steps: jsonb("steps").$type<ReplyStep[]>().notNull().default([]),
    attachments: jsonb("attachments").$type<Attachment[]>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.position] }),
    oneOf("shared_messages_role", table.role, ROLES),
    oneOf("shared_messages_status", table.status, MESSAGE_STATUSES),
    // Finds a file among the messages of a long snapshot.
    index("shared_messages_files").using("gin", table.attachments.op("jsonb_path_ops")),
  ],
);

/** The conversation that somebody continues a snapshot in. */
export const sharedCopies = pgTable(
  "shared_copies",
  {
    shareId: uuid("share_id")
      .notNull()
      .references(() => shares.id, { onDelete: "cascade" }),
    userId: ownerColumn(),
    /** The copied snapshot's. A later one is copied again. */
    takenAt: moment("taken_at").notNull(),
    /** Whether it has copies of the snapshot's files. */
    attachments: boolean("attachments").notNull().default(false),
    conversationId: uuid("conversation_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.userId] }), index("shared_copies_user").on(table.userId)],
);
