import * as z from "zod/mini";
import { boundedList } from "./bounded-list.ts";
import { TITLE_MAX_CHARACTERS } from "../specification/constants.ts";
import { defineCall } from "./call.ts";
import { ClientMessageId, ConversationListItem, ConversationSettings } from "./chat.ts";
import { MessageStatus } from "./message.ts";
import { ReplyStep } from "./reply-step.ts";
import { boundedText, cleanText, id, instant } from "./text.ts";

/** `request_id` is made by the client, the same for each repeat of the call. */
export const DuplicateRequest = z.strictObject({
  request_id: ClientMessageId,
  title: boundedText(TITLE_MAX_CHARACTERS),
});
export const ConversationResponse = z.object({ conversation: ConversationListItem });

/** The `format` and `version` of a file with conversations. A reader refuses versions that it doesn't know. */
export const EXPORT_FORMAT = { format: "atrium-conversations", version: 1 } as const;

const placed = {
  role: z.enum(["user", "assistant"]),
  createdAt: instant(),
  status: MessageStatus,
  rating: z.optional(z.enum(["good", "bad"])),
  /** Why a reply failed: one of REPLY_FAILURES. */
  failure: z.optional(z.string()),
};

/** A message as it's exported. */
export const ExportedMessage = z.object({
  id: z.string(),
  /** The message that this one follows. Messages with the same one are versions of each other. Null for a first message. */
  parent: z.nullable(z.string()),
  ...placed,
  text: z.string(),
  /** What was done for a reply. */
  steps: z.optional(z.array(ReplyStep)),
  /** What was attached; without the content. `size` is in bytes, and absent if the file is gone. */
  attachments: z.optional(z.array(z.object({ name: z.string(), type: z.string(), size: z.optional(z.number()) }))),
});
export type ExportedMessage = z.infer<typeof ExportedMessage>;

/** A conversation as it's exported, without its messages. */
export const ExportedHead = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: instant(),
  /** When something was last written. */
  updatedAt: instant(),
  /** The id of the message at the end of the shown branch. Absent if there are no messages. */
  shown: z.optional(z.string()),
  pinned: z.optional(z.boolean()),
  archived: z.optional(z.boolean()),
  /** The name of its folder. */
  folder: z.optional(z.string()),
  /** What the assistant uses in it instead of the person's own settings. */
  settings: z.optional(ConversationSettings),
});
export type ExportedHead = z.infer<typeof ExportedHead>;
export type ExportedConversation = ExportedHead & { readonly messages: readonly ExportedMessage[] };

export const ExportQuery = z.strictObject({
  /** Only this conversation. Without it, all of them: the newest first, archived ones too. */
  conversation_id: z.optional(id()),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
/**
 * A part of the conversations with their messages, in the order in which they were written. A long conversation continues in the
 * next page. The last page has no `nextCursor`.
 */
export const ExportPage = z.object({
  parts: z.array(z.object({ conversation: ExportedHead, messages: z.array(ExportedMessage) })),
  nextCursor: z.optional(z.string()),
});
export type ExportPage = z.infer<typeof ExportPage>;

/** How many conversations one call imports at most. */
export const IMPORT_MAX_CONVERSATIONS = 50;
/** Bytes of the JSON of one call that imports conversations. */
export const IMPORT_MAX_BYTES = 8 * 1024 * 1024;
/** UTF-16 units that a message may have that's imported: as many as any reply is written with, however often it's continued. What its cards say comes on top. */
export const IMPORT_MAX_LENGTH = 2_000_000;
/** How many messages a conversation may have that's imported. */
export const IMPORT_MAX_MESSAGES = 10_000;

const key = () => cleanText().check(z.minLength(1), z.maxLength(200));

/** A message that's imported. The ids are the file's own. A rating, another end than `complete`, a failure and steps count for replies alone, and only failures that are known. Steps beyond those that a reply may have are left out. */
export const ImportedMessage = z.strictObject({
  id: key(),
  parent: z.nullable(key()),
  ...placed,
  text: cleanText().check(z.maxLength(IMPORT_MAX_LENGTH)),
  steps: z.optional(z.array(ReplyStep)),
});
export type ImportedMessage = z.infer<typeof ImportedMessage>;

export const ImportedConversation = z.strictObject({
  /** Names the conversation where it comes from. A conversation is imported once for each. */
  source: key(),
  /** Made one line, and cut if it's too long. If it's blank, the first message gives the title. */
  title: cleanText().check(z.maxLength(2_000)),
  /** Times that are yet to come count as now. The conversation is refused if one is before 1970. */
  createdAt: instant(),
  updatedAt: instant(),
  archived: z.optional(z.boolean()),
  /** Ignored if it's no message's id. */
  shown: z.optional(key()),
  /** A model that isn't offered is left out. */
  settings: z.optional(ConversationSettings),
  /** A tree: each `parent` is the id of another message, and none is above itself. */
  messages: boundedList(ImportedMessage, IMPORT_MAX_MESSAGES, 1),
});
export type ImportedConversation = z.infer<typeof ImportedConversation>;

export const ImportRequest = z.strictObject({
  conversations: boundedList(ImportedConversation, IMPORT_MAX_CONVERSATIONS, 1),
});
/** What became of each conversation, in the request's order. `here`: it was imported before, or it's the user's own and still there. */
export const ImportResponse = z.object({
  results: z.array(
    z.object({
      outcome: z.enum(["added", "here", "refused"]),
      /** Why it's refused. */
      code: z.optional(z.string()),
    }),
  ),
});
export type ImportResponse = z.infer<typeof ImportResponse>;

export const movingCalls = {
  /**
   * Copies a conversation with all its branches and files, but without its ratings. The copy is neither pinned nor archived. A reply
   * that's still being written is a stopped, empty one in it.
   */
  duplicate: defineCall({
    method: "POST",
    path: "/chat/history/:id/duplicate",
    params: z.object({ id: id() }),
    repeatable: true,
    body: DuplicateRequest,
    answer: ConversationResponse,
  }),
  /** Conversations with all their branches, page by page. */
  export: defineCall({ method: "GET", path: "/chat/export", query: ExportQuery, answer: ExportPage }),
  /** Stores conversations from elsewhere. Each is stored whole or not at all. */
  import: defineCall({
    method: "POST",
    path: "/chat/import",
    repeatable: true,
    body: ImportRequest,
    answer: ImportResponse,
  }),
};
