import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { ConversationSettings, MessageCard, ReplyFailureCode, ReplyStep } from "@atrium/shared-contracts/wire";
import { ownerColumn } from "../../auth/owner-column.ts";
import { moment } from "../../database/moment.ts";
import { oneOf } from "../../database/one-of.ts";

/** A message's file, as the media domain described it when it was attached. */
export type Attachment = { readonly id: string; readonly name: string; readonly type: string };

/** Values of the columns with the same names. */
export const ROLES = ["user", "assistant"] as const;
export const MESSAGE_STATUSES = ["complete", "stopped", "failed"] as const;
const RATINGS = ["good", "bad"] as const;
const TURN_STATES = ["queued", "running", "done", "failed", "cancelled"] as const;

export const folders = pgTable(
  "conversation_folders",
  {
    id: uuid("id").primaryKey(),
    userId: ownerColumn(),
    name: text("name").notNull(),
    /** The name in lower case. */
    nameKey: text("name_key").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [unique("conversation_folders_name").on(table.userId, table.nameKey)],
);

export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey(),
    userId: ownerColumn(),
    title: text("title").notNull(),
    preview: text("preview").notNull().default(""),
    /** Messages of all branches. */
    messageCount: integer("message_count").notNull().default(0),
    /** How many of them aren't in the shown branch. What's added at its end changes nothing about that. */
    hiddenCount: integer("hidden_count").notNull().default(0),
    /** Of all its messages' texts, for the quota. */
    textBytes: bigint("text_bytes", { mode: "number" }).notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastMessageAt: moment("last_message_at").notNull().defaultNow(),
    /** The message at the end of the shown branch. While a reply to a message is written, that's the message itself. */
    leafId: uuid("leaf_id").references((): AnyPgColumn => messages.id, { onDelete: "set null" }),
    pinned: boolean("pinned").notNull().default(false),
    archived: boolean("archived").notNull().default(false),
    folderId: uuid("folder_id").references(() => folders.id, { onDelete: "set null" }),
    /** What the assistant uses here instead of the person's settings. */
    settings: jsonb("settings").$type<ConversationSettings>(),
    /** How often a reply was written again in its place, or continued. */
    rewrites: integer("rewrites").notNull().default(0),
    /** Stands for what it was imported from. */
    importedFrom: uuid("imported_from").unique("conversations_imported_from"),
    /** Until it's emptied, a deleted conversation can be restored. One that's being stored piece by piece has the last piece's time. */
    deletedAt: moment("deleted_at"),
    /** Names the call that's still storing the conversation. */
    arrival: uuid("arrival"),
    /** A deleted conversation stays as an empty row, so a late retry of its first message doesn't bring it back. Imported ones had none. */
    emptied: boolean("emptied").notNull().default(false),
  },
  (table) => [
    index("conversations_list")
      .on(table.userId, table.lastMessageAt, table.id)
      .where(sql`deleted_at is null`),
    index("conversations_leaf").on(table.leafId),
    index("conversations_pinned")
      .on(table.userId)
      .where(sql`pinned and deleted_at is null`),
    index("conversations_folder").on(table.folderId),
    index("conversations_deleted")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and not emptied`),
    index("conversations_empty_imports")
      .on(table.id)
      .where(sql`emptied and imported_from is not null`),
  ],
);

export const messages = pgTable(
  "messages",
  {
    id: uuid("id").primaryKey(),
    /** The order in which messages were stored. */
    seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    userId: ownerColumn(),
    /** The message that this one follows in the conversation's tree. Null for a first message; messages with one parent are versions of each other. */
    parentId: uuid("parent_id").references((): AnyPgColumn => messages.id, { onDelete: "cascade" }),
    /** Which of the messages below it was in the shown branch when that was left for another one. Null where the branch ended or never forked. */
    nextId: uuid("next_id"),
    role: text("role").$type<(typeof ROLES)[number]>().notNull(),
    status: text("status").$type<(typeof MESSAGE_STATUSES)[number]>().notNull().default("complete"),
    /** The client's own id; only on user messages. */
    clientMessageId: text("client_message_id"),
    /** SHA-256 of a user message's content, to tell a repeat from a different message under the same id. */
    bodyHash: text("body_hash"),
    text: text("text").notNull(),
    attachments: jsonb("attachments").$type<Attachment[]>().notNull().default([]),
    cards: jsonb("cards").$type<MessageCard[]>().notNull().default([]),
    /** What was done for a reply. */
    steps: jsonb("steps").$type<ReplyStep[]>().notNull().default([]),
    /** How long the model thought before a reply, if there's anything of that in `reasonings`. */
    reasoningSeconds: integer("reasoning_seconds"),
    /** The user message that this replies to. A regenerated reply is another message. */
    replyTo: uuid("reply_to").references((): AnyPgColumn => messages.id, { onDelete: "cascade" }),
    /** Why a reply failed. */
    failure: text("failure").$type<ReplyFailureCode>(),
    /** What the user thinks of a reply. */
    rating: text("rating").$type<(typeof RATINGS)[number]>(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    oneOf("messages_role", table.role, ROLES),
    oneOf("messages_status", table.status, MESSAGE_STATUSES),
    oneOf("messages_rating", table.rating, RATINGS),
    unique("messages_client_id").on(table.userId, table.clientMessageId),
    index("messages_page").on(table.conversationId, table.seq),
    index("messages_children").on(table.parentId, table.seq),
    index("messages_replies").on(table.replyTo, table.seq),
    // A search walks this from the newest until it has enough. Texts are in no index: keeping one takes seconds for some texts.
    index("messages_user").on(table.userId, table.seq),
  ],
);

/** What models thought before replies: long texts, which only those who open them read. */
export const reasonings = pgTable("reasonings", {
  messageId: uuid("message_id")
    .primaryKey()
    .references(() => messages.id, { onDelete: "cascade" }),
  text: text("text").notNull(),
});

/** The answering of one user message, whose id it has. It's run again to regenerate or continue a reply. */
export const turns = pgTable(
  "turns",
  {
    id: uuid("id")
      .primaryKey()
      .references(() => messages.id, { onDelete: "cascade" }),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    userId: ownerColumn(),
    clientMessageId: text("client_message_id").notNull(),
    /** Order in which a conversation's turns are run. */
    position: bigserial("position", { mode: "number" }).notNull(),
    state: text("state").$type<(typeof TURN_STATES)[number]>().notNull().default("queued"),
    owner: text("owner"),
    leaseUntil: moment("lease_until"),
    /** Fencing number: grows with each claim and never decreases. */
    attempt: integer("attempt").notNull().default(0),
    /** Interrupted runs since the turn was queued; at MAX_TRIES the turn fails. */
    tries: integer("tries").notNull().default(0),
    seq: integer("seq").notNull().default(0),
    /** The stored reply of the latest run. In a waiting or running turn: the reply that this run rewrites; null if it writes a new one. */
    replyId: uuid("reply_id"),
    /** The text of the reply that this run continues; empty if it starts from the beginning. */
    base: text("base").notNull().default(""),
    /** The reply written up to now; empty once the reply is stored as a message. */
    partial: text("partial").notNull().default(""),
    /** What was done for it up to now; empty once the reply is stored. */
    steps: jsonb("steps").$type<ReplyStep[]>().notNull().default([]),
    stopRequested: boolean("stop_requested").notNull().default(false),
    /** Decisions made by earlier attempts, so that later ones reuse them. */
    remembered: jsonb("remembered").$type<Record<string, unknown>>().notNull().default({}),
    errorCode: text("error_code").$type<ReplyFailureCode>(),
    error: text("error"),
  },
  (table) => [
    oneOf("turns_state", table.state, TURN_STATES),
    // A running turn has an owner and a lease; any other turn has neither.
    check(
      "turns_lease",
      sql`(${table.state} = 'running') = (${table.owner} is not null and ${table.leaseUntil} is not null)`,
    ),
    index("turns_waiting")
      .on(table.position)
      .where(sql`state in ('queued', 'running')`),
    index("turns_conversation").on(table.conversationId, table.position),
    index("turns_user").on(table.userId),
  ],
);

/** Conversations whose title the assistant writes once their first reply has ended. A row is gone when that's done, or the user has chosen a title. */
export const titleWishes = pgTable(
  "title_wishes",
  {
    conversationId: uuid("conversation_id")
      .primaryKey()
      .references(() => conversations.id, { onDelete: "cascade" }),
    userId: ownerColumn(),
    /** Whether there's a reply. */
    due: boolean("due").notNull().default(false),
    owner: text("owner"),
    leaseUntil: moment("lease_until"),
    /** How often it was begun. */
    tries: integer("tries").notNull().default(0),
  },
  (table) => [
    index("title_wishes_due")
      .on(table.leaseUntil)
      .where(sql`due`),
    index("title_wishes_user").on(table.userId),
  ],
);

/** Events that must reach the user's channel at least once, in order. */
export const outbox = pgTable(
  "outbox",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerColumn(),
    name: text("name").notNull(),
    ablyId: text("ably_id").notNull().unique(),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    claimedBy: text("claimed_by"),
    claimedUntil: moment("claimed_until"),
    publishedAt: moment("published_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("outbox_waiting")
      .on(table.userId, table.id)
      .where(sql`published_at is null`),
    index("outbox_published").on(table.publishedAt),
    index("outbox_newest").on(table.userId, table.createdAt),
  ],
);
