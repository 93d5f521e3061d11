import * as z from "zod/mini";
import { boundedList } from "./bounded-list.ts";
import {
  MESSAGE_MAX_CHARACTERS,
  SEARCH_MAX_CHARACTERS,
  SEARCH_MAX_HITS,
  TITLE_MAX_CHARACTERS,
  UPLOAD_MAX_FILES_PER_MESSAGE,
} from "../specification/constants.ts";
import { Done, defineCall } from "./call.ts";
import { ErrorBody } from "./errors.ts";
import { ServerMessage, TurnSnapshot } from "./message.ts";
import { MessageAct } from "./message-act.ts";
import { onePlace } from "./message-place.ts";
import { Settings } from "./preferences.ts";
import { queryNumber } from "./query.ts";
import { boundedText, id, instant } from "./text.ts";

/** The client's id for a message. Created once per message the user sends, and the same over the socket, HTTP and every retry. */
export const ClientMessageId = z
  .string()
  .check(z.regex(/^[\w-]{8,64}$/, { error: "Must be 8 to 64 letters, digits, - or _" }));

/** One entry in the conversation list. The list is newest first. */
export const ConversationListItem = z.object({
  id: id(),
  title: z.string(),
  lastMessageAt: instant(),
  messageCount: z.number(),
  preview: z.optional(z.string()),
  /** Absent means false. */
  pinned: z.optional(z.boolean()),
  /** An archived conversation is in no list except the archived ones. Absent means false. */
  archived: z.optional(z.boolean()),
  folderId: z.optional(id()),
});
export type ConversationListItem = z.infer<typeof ConversationListItem>;

const paging = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(queryNumber(1, 100)),
};
const listing = {
  ...paging,
  /** `only` lists the archived conversations, `also` lists all. Without it, archived ones are left out. */
  archived: z.optional(z.enum(["only", "also"])),
  /** Lists the conversations of one folder, or of all folders. */
  folder_id: z.optional(z.union([id(), z.literal("any")])),
};
const conversationId = z.string().check(z.maxLength(100));
export const ConversationListQuery = z.strictObject({ conversation_id: z.optional(conversationId), ...listing });

/** Characters of a folder's name. */
export const FOLDER_NAME_MAX_CHARACTERS = 60;
/** How many conversations one call changes at most. */
export const ORGANIZE_MAX_CONVERSATIONS = 100;

/** A person's folder of conversations. Names differ by more than case. */
export const ConversationFolder = z.object({ id: id(), name: z.string() });
export type ConversationFolder = z.infer<typeof ConversationFolder>;

/** The last page has no `nextCursor`. */
export const ConversationList = z.object({
  conversations: z.array(ConversationListItem),
  nextCursor: z.optional(z.string()),
  /** All pinned conversations, newest first. On the first page of the list without a filter. */
  pinned: z.optional(z.array(ConversationListItem)),
  /** All folders, by name. On the same page as `pinned`. */
  folders: z.optional(z.array(ConversationFolder)),
});
export type ConversationList = z.infer<typeof ConversationList>;

/** Maximum characters (code points) in the instructions of one conversation. */
export const INSTRUCTIONS_MAX_CHARACTERS = 4000;
/** What the assistant uses in one conversation instead of the person's own settings. What's absent is as in those. */
export const ConversationSettings = z.strictObject({
  model: z.optional(Settings.shape.chat.shape.model),
  temperature: z.optional(Settings.shape.chat.shape.temperature),
  instructions: z.optional(boundedText(INSTRUCTIONS_MAX_CHARACTERS)),
});
export type ConversationSettings = z.infer<typeof ConversationSettings>;

/**
 * The newest messages of the shown branch, in order from oldest to newest, and the running turn, if any. While a turn rewrites or
 * continues a reply, that reply isn't among the messages: the turn has its text.
 */
export const ConversationDetail = z.object({
  conversations: z.array(ConversationListItem),
  messages: z.array(ServerMessage),
  turn: z.optional(TurnSnapshot),
  /** Absent if all is as in the person's settings. */
  settings: z.optional(ConversationSettings),
  /** Pass as `before` to get older messages. Absent when there are none. */
  olderCursor: z.optional(z.string()),
});
export type ConversationDetail = z.infer<typeof ConversationDetail>;

/** How many older messages one call returns at most. */
export const OLDER_MAX_MESSAGES = 1000;
export const OlderMessagesQuery = z.strictObject({
  conversation_id: id(),
  before: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(queryNumber(1, OLDER_MAX_MESSAGES)),
});
export const OlderMessages = z.object({ messages: z.array(ServerMessage), olderCursor: z.optional(z.string()) });
export type OlderMessages = z.infer<typeof OlderMessages>;

export const TitleUpdate = z.strictObject({ title: boundedText(TITLE_MAX_CHARACTERS) });
export type TitleUpdate = z.infer<typeof TitleUpdate>;

const conversationIds = boundedList(id(), ORGANIZE_MAX_CONVERSATIONS, 1);
export const ConversationIds = z.strictObject({ ids: conversationIds });
/** What's absent stays as it is. `folderId` null takes the conversations out of their folders. */
export const OrganizeRequest = z.strictObject({
  ids: conversationIds,
  pinned: z.optional(z.boolean()),
  archived: z.optional(z.boolean()),
  folderId: z.optional(z.nullable(id())),
});
export type OrganizeRequest = z.infer<typeof OrganizeRequest>;
export const FolderName = z.strictObject({ name: boundedText(FOLDER_NAME_MAX_CHARACTERS) });
export const FolderResponse = z.object({ folder: ConversationFolder });

/** Starts a new conversation when `conversation_id` is absent, `pending` or `temp-…`. */
export const SendRequest = z
  .strictObject({
    /** May be blank if there are files. */
    message: boundedText(MESSAGE_MAX_CHARACTERS, 0),
    message_id: z.optional(ClientMessageId),
    conversation_id: z.optional(z.union([id(), z.string().check(z.regex(/^(pending|temp-\d{1,17})$/))])),
    media_ids: z.optional(boundedList(id(), UPLOAD_MAX_FILES_PER_MESSAGE)),
    /** The stored id of an own message that this one is another version of. Its branch is shown. */
    edits: z.optional(id()),
    /** Which files of the message that it edits it keeps, by their ids, before those of `media_ids`. Absent, it keeps all. */
    keeps: z.optional(boundedList(id(), UPLOAD_MAX_FILES_PER_MESSAGE)),
    /** The stored id of a message: this one goes to the end of that one's branch. Absent, it goes to the end of the shown branch. */
    answers: z.optional(id()),
    /**
     * The client's id of the message that this one was written below, if that was still to be sent. Once the server has that, this one goes to the end of
     * its branch, whatever `answers` says, and to its conversation if `conversation_id` says none.
     */
    follows: z.optional(ClientMessageId),
    /** True leaves another branch shown if it is. Absent, this one's is shown. */
    aside: z.optional(z.boolean()),
    /** For the conversation that this message starts. */
    settings: z.optional(ConversationSettings),
    act: z.optional(MessageAct),
    /**
     * True (the default) waits up to HTTP_ONLY_WAIT_MS for the reply; if the reply failed, the response is an error (SendFailed).
     * False returns as soon as the message is stored, with the turn's current state; a failed turn is then a 202 whose `turn` says so.
     */
    wait: z.optional(z.boolean()),
  })
  .check(
    ...onePlace,
    // Which files an edited message has, only the server knows.
    z.refine(({ message, media_ids = [], edits }) => message.trim() !== "" || media_ids.length > 0 || !!edits, {
      error: "Must have at least 1 character",
      path: ["message"],
    }),
  );
export type SendRequest = z.infer<typeof SendRequest>;

/** Response 200 of POST /chat: the reply is finished. */
export const SendResponse = z.object({
  message: z.string(),
  conversationId: id(),
  user_media_urls: z.optional(z.array(z.string())),
  reply: ServerMessage,
  turnId: z.string(),
});
export type SendResponse = z.infer<typeof SendResponse>;

/** Response 202 of POST /chat: the message is stored, the reply pending. Sending the same `message_id` again attaches to the same turn. */
export const SendAccepted = z.object({
  status: z.literal("processing"),
  conversationId: id(),
  turnId: z.string(),
  turn: TurnSnapshot,
});
export type SendAccepted = z.infer<typeof SendAccepted>;

/**
 * Error response (400 and above) of POST /chat when the message is stored but has no complete reply. `code` is one of
 * REPLY_FAILURES, or `turn_stopped` if it was stopped before the first word. Sending the same `message_id` again returns the same
 * response; POST /chat/turns/{turnId}/retry asks for another reply.
 */
export const SendFailed = z.extend(ErrorBody, {
  conversationId: id(),
  turnId: z.string(),
  turn: TurnSnapshot,
  /** As much of the reply as was written. */
  reply: ServerMessage,
});
export type SendFailed = z.infer<typeof SendFailed>;

export const TurnResponse = z.object({ turn: TurnSnapshot });
export type TurnResponse = z.infer<typeof TurnResponse>;

/** `newest` is the newest reply that the caller knows. If there's a newer one, nothing is written. */
export const RegenerateRequest = z.strictObject({ newest: id() });
/** `length` is that of the reply's text as the caller knows it, in UTF-16 units. If it has another length, nothing is written. */
export const ContinueRequest = z.strictObject({
  reply: id(),
  length: z.number().check(z.int(), z.minimum(0)),
});
/** Null takes a rating back. */
export const RatingUpdate = z.strictObject({ rating: z.nullable(z.enum(["good", "bad"])) });
/** In Markdown. */
export const ReasoningText = z.object({ text: z.string() });
export const MessageShown = z.object({ conversationId: id() });

export const MessageSearchQuery = z.strictObject({
  q: boundedText(SEARCH_MAX_CHARACTERS),
  limit: z.optional(queryNumber(1, SEARCH_MAX_HITS)),
});
export const MessageSearchHit = z.object({
  conversationId: id(),
  /** The conversation's title. */
  title: z.string(),
  messageId: id(),
  role: z.enum(["user", "assistant"]),
  /** One line of plain text, at most SEARCH_SNIPPET_CHARACTERS long, that begins shortly before the first word found. */
  snippet: z.string(),
  createdAt: instant(),
  /** Whether the conversation is archived. Absent means false. */
  archived: z.optional(z.boolean()),
});
export type MessageSearchHit = z.infer<typeof MessageSearchHit>;
/** The newest hits first. `complete` is false if time ran out before the oldest messages were searched. Absent means true. */
export const MessageSearchResult = z.object({ hits: z.array(MessageSearchHit), complete: z.optional(z.boolean()) });
export type MessageSearchResult = z.infer<typeof MessageSearchResult>;

/** How many of a conversation's messages one call finds at most. */
export const FIND_MAX_HITS = 1000;
export const FindQuery = z.strictObject({ conversation_id: id(), q: boundedText(SEARCH_MAX_CHARACTERS) });
/**
 * The ids of the messages found, in their order. `more` says that older ones are left out. `complete` is false if time ran out before the
 * oldest messages were searched. Absent means true.
 */
export const FoundMessages = z.object({
  messageIds: z.array(id()),
  more: z.optional(z.boolean()),
  complete: z.optional(z.boolean()),
});
export type FoundMessages = z.infer<typeof FoundMessages>;

const history = { method: "GET", path: "/chat/history" } as const;
const ofConversation = { params: z.object({ id: id() }) } as const;
const ofMessage = { params: z.object({ id: id() }), repeatable: true } as const;
const ofMany = { repeatable: true, body: ConversationIds, answer: Done, answerUnread: true } as const;
const ofTurn = { method: "POST", params: z.object({ id: id() }), repeatable: true, answer: TurnResponse } as const;

export const chatCalls = {
  /** What the server does for both `list` and `get`: the query decides. */
  history: defineCall({
    ...history,
    query: ConversationListQuery,
    answer: z.union([ConversationDetail, ConversationList]),
  }),
  /** The conversations, newest first, page by page. */
  list: defineCall({ ...history, query: z.strictObject(listing), answer: ConversationList }),
  get: defineCall({
    ...history,
    query: z.strictObject({ conversation_id: conversationId, limit: paging.limit }),
    answer: ConversationDetail,
  }),
  rename: defineCall({
    ...ofConversation,
    method: "PUT",
    path: "/chat/history/:id/title",
    repeatable: true,
    body: TitleUpdate,
    answer: Done,
    answerUnread: true,
  }),
  /** Sets what the assistant uses in the conversation, as a whole. Applies from the next reply. */
  configure: defineCall({
    ...ofConversation,
    method: "PUT",
    path: "/chat/history/:id/settings",
    repeatable: true,
    body: ConversationSettings,
    answer: Done,
    answerUnread: true,
  }),
  /** Stops a running reply. For an hour, `restore` brings the conversation back. */
  remove: defineCall({
    ...ofConversation,
    method: "DELETE",
    path: "/chat/history/:id",
    answer: Done,
    answerUnread: true,
  }),
  /** `remove` for several. Those that don't exist are left out; if none does, it's a 404. */
  removeMany: defineCall({ ...ofMany, method: "POST", path: "/chat/history/delete" }),
  /** Brings deleted conversations back. */
  restore: defineCall({ ...ofMany, method: "POST", path: "/chat/history/restore" }),
  /** Pins, archives or files conversations. Those that don't exist are left out; if none does, it's a 404. */
  organize: defineCall({ ...ofMany, method: "PUT", path: "/chat/history/organize", body: OrganizeRequest }),
  createFolder: defineCall({ method: "POST", path: "/chat/folders", body: FolderName, answer: FolderResponse }),
  renameFolder: defineCall({
    ...ofConversation,
    method: "PUT",
    path: "/chat/folders/:id",
    repeatable: true,
    body: FolderName,
    answer: Done,
    answerUnread: true,
  }),
  /** Its conversations stay, in no folder. */
  removeFolder: defineCall({
    ...ofConversation,
    method: "DELETE",
    path: "/chat/folders/:id",
    answer: Done,
    answerUnread: true,
  }),
  /** Older messages of one conversation, oldest first. */
  older: defineCall({ method: "GET", path: "/chat/messages", query: OlderMessagesQuery, answer: OlderMessages }),
  /** Which messages of a conversation's shown branch contain `q`, ignoring case, accents and the marks of Markdown. */
  find: defineCall({ method: "GET", path: "/chat/messages/find", query: FindQuery, answer: FoundMessages }),
  /** If the message is stored but has no complete reply, the error is a `SendFailed`. */
  send: defineCall({
    method: "POST",
    path: "/chat",
    repeatable: true,
    body: SendRequest,
    answer: { 200: SendResponse, 202: SendAccepted },
  }),
  stop: defineCall({ ...ofTurn, path: "/chat/turns/:id/stop" }),
  /** Has a failed or stopped reply written again in its place. */
  retry: defineCall({ ...ofTurn, path: "/chat/turns/:id/retry" }),
  /** Has another reply to the turn's message written and shows it. The earlier ones stay. */
  regenerate: defineCall({ ...ofTurn, path: "/chat/turns/:id/regenerate", body: RegenerateRequest }),
  /** Has a stopped or failed reply continued from where its text ends. */
  continue: defineCall({ ...ofTurn, path: "/chat/turns/:id/continue", body: ContinueRequest }),
  /** Shows the branch that holds the message, down to where it was shown last, on all devices. */
  show: defineCall({ ...ofMessage, method: "POST", path: "/chat/messages/:id/show", answer: MessageShown }),
  /** What the model thought before it wrote a reply. `message_not_found` if the reply has no reasoning. */
  reasoning: defineCall({
    ...ofConversation,
    method: "GET",
    path: "/chat/messages/:id/reasoning",
    answer: ReasoningText,
  }),
  /** Rates a reply. */
  rate: defineCall({
    ...ofMessage,
    method: "PUT",
    path: "/chat/messages/:id/rating",
    body: RatingUpdate,
    answer: Done,
    answerUnread: true,
  }),
  /** The caller's messages that contain every word of `q`, ignoring case, newest first. */
  search: defineCall({ method: "GET", path: "/chat/search", query: MessageSearchQuery, answer: MessageSearchResult }),
};
