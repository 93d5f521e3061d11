import * as z from "zod/mini";
import { Done, defineCall } from "./call.ts";
import { Failure, MessageStatus } from "./message.ts";
import { queryNumber } from "./query.ts";
import { ReplyStep } from "./reply-step.ts";
import { id, instant } from "./text.ts";

/** How many messages of a shared conversation one call returns at most. */
export const SHARED_PAGE_MESSAGES = 50;

/** The link to a conversation's snapshot, as its owner sees it. */
export const Share = z.object({
  conversationId: id(),
  /** The title in the snapshot. */
  title: z.string(),
  /** The link's path and token. Anyone who has it can read the snapshot. */
  path: z.string(),
  /** Whether the snapshot's files can be opened. Without that, only that there are some shows. */
  attachments: z.boolean(),
  messageCount: z.number(),
  /** Since when there's the link. */
  sharedAt: instant(),
  /** The moment that the snapshot shows. */
  takenAt: instant(),
  /** Whether the snapshot lacks messages, or shows ones that the conversation doesn't show now. */
  outdated: z.boolean(),
});
export type Share = z.infer<typeof Share>;

export const ShareRequest = z.strictObject({
  attachments: z.boolean(),
  /** Takes a new snapshot for the link that there is. A link that there isn't yet always gets one. */
  latest: z.boolean(),
});

/** A file of a shared message. One that's gone has no `url`, and one that isn't shared no `name` either; that counts as no image. */
export const SharedFile = z.object({
  name: z.optional(z.string()),
  image: z.boolean(),
  url: z.optional(z.string()),
});
export type SharedFile = z.infer<typeof SharedFile>;

export const SharedMessage = z.object({
  role: z.enum(["user", "assistant"]),
  createdAt: instant(),
  text: z.string(),
  status: MessageStatus,
  failure: z.optional(Failure),
  /** What its cards show, by name. */
  cards: z.optional(z.array(z.string())),
  /** What was done for it. Files that aren't shared aren't named. */
  steps: z.optional(z.array(ReplyStep)),
  files: z.optional(z.array(SharedFile)),
});
export type SharedMessage = z.infer<typeof SharedMessage>;

/** A page of a shared conversation, oldest messages first. It doesn't say whose it is. */
export const SharedConversation = z.object({
  title: z.string(),
  takenAt: instant(),
  messageCount: z.number(),
  messages: z.array(SharedMessage),
  /** Pass as `after` to get the next messages. Absent when there are none. */
  next: z.optional(z.number()),
});
export type SharedConversation = z.infer<typeof SharedConversation>;

/** The last page has no `nextCursor`. */
export const ShareList = z.object({ shares: z.array(Share), nextCursor: z.optional(z.string()) });
export type ShareList = z.infer<typeof ShareList>;

const ofConversation = { path: "/chat/history/:id/share", params: z.object({ id: id() }) } as const;
const ofLink = { params: z.object({ token: z.string() }) } as const;

/** Links to snapshots of conversations. */
export const sharingCalls = {
  /** `hasAttachments`: whether there are any to share in what the conversation shows now. */
  get: defineCall({
    ...ofConversation,
    method: "GET",
    answer: z.object({ share: z.nullable(Share), hasAttachments: z.optional(z.boolean()) }),
  }),
  /** Creates the conversation's one link, or changes what it shows. */
  share: defineCall({
    ...ofConversation,
    method: "PUT",
    repeatable: true,
    body: ShareRequest,
    answer: z.object({ share: Share }),
  }),
  /** The link stops working, and its snapshot is deleted. It's no error if there is none. */
  revoke: defineCall({ ...ofConversation, method: "DELETE", answer: Done, answerUnread: true }),
  /** All of the caller's links, newest first. */
  list: defineCall({
    method: "GET",
    path: "/chat/shares",
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
    answer: ShareList,
  }),
  /** What a link shows. `share_not_found` if it isn't shared any more, or never was. */
  read: defineCall({
    ...ofLink,
    method: "GET",
    path: "/shared/:token",
    query: z.strictObject({ after: z.optional(queryNumber(0, 1_000_000)) }),
    answer: SharedConversation,
    public: true,
  }),
  /** Makes a conversation of the caller's own with the messages, and the files if they're shared. A repeat returns the same one. */
  copy: defineCall({
    ...ofLink,
    method: "POST",
    path: "/shared/:token/copy",
    repeatable: true,
    answer: z.object({ conversationId: id() }),
  }),
};
