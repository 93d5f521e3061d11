import type {
  Share,
  SharedConversation,
  SharedFile,
  ShareList,
  ShareRequest,
  sharingCalls,
} from "@atrium/shared-contracts/wire";
import { SHARED_PAGE_MESSAGES } from "@atrium/shared-contracts/wire";
import { SHARED_PAGE_PATH } from "@atrium/shared-contracts/spec";
import type * as z from "zod/mini";
import { OUTBOX_SIGNAL } from "../chat/outbox/outbox-publisher.ts";
import type { Attachment } from "../chat/storage/tables.ts";
import type { Database, WakeUp } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { isUuid } from "../ids/uuid.ts";
import type { MediaContent, MediaService } from "../media/media-service.ts";
import { type Room, TEXT_BYTES_AT_ONCE } from "../paging/room.ts";
import { readTimedCursor, timedCursor } from "../paging/timed-cursor.ts";
import {
  deleteShare,
  listShares,
  type OwnShare,
  putShare,
  shareByToken,
  sharedPage,
  shareOf,
  type SharePlace,
  type ShareRow,
} from "./share-store.ts";
import { sharedSteps } from "./shared-steps.ts";
import { copyShared } from "./shared-copy-store.ts";
import { couldHaveFiles, holdsFile, type SharedMessageRow } from "./snapshot-store.ts";

const LIST_LIMIT = 50;
const PAGE: Room = { rows: SHARED_PAGE_MESSAGES, size: TEXT_BYTES_AT_ONCE };

/** Links to snapshots of conversations. Another user's conversation gives `conversation_not_found`, as if it didn't exist. */
export interface SharingService {
  get(userId: string, conversationId: string): Promise<z.infer<typeof sharingCalls.get.answer>>;
  share(userId: string, conversationId: string, wanted: z.infer<typeof ShareRequest>): Promise<Share>;
  revoke(userId: string, conversationId: string): Promise<void>;
  list(userId: string, cursor?: string): Promise<ShareList>;
  /** For anyone. @throws ApiError `share_not_found` */
  read(token: string, after?: number): Promise<SharedConversation>;
  /** A file that's shared with the link, for anyone. @throws ApiError `share_not_found`, `media_not_found`, `media_deleted` */
  file(token: string, mediaId: string): Promise<MediaContent>;
  /** Makes the user's own copy, once; returns its conversation's id. @throws ApiError `share_not_found`, `conversations_full`, `media_quota` */
  copy(userId: string, token: string): Promise<string>;
  /** Whether there's a link with this token. */
  isShared(token: string): Promise<boolean>;
}

export function createSharingService(deps: {
  readonly db: Database;
  readonly wakeUp: WakeUp;
  readonly media: Pick<MediaService, "content" | "copy" | "release" | "sizes">;
}): SharingService {
  const { db, media, wakeUp } = deps;
  return {
    async get(userId, conversationId) {
      const share = await shareOf(db, userId, conversationId);
      return {
        share: share && toShare(share),
        hasAttachments: await couldHaveFiles(db, userId, conversationId),
      };
    },
    share: async (userId, conversationId, wanted) => toShare(await putShare(db, userId, conversationId, wanted)),
    revoke: (userId, conversationId) => deleteShare(db, userId, conversationId),
    async list(userId, cursor) {
      const { rows, last } = await listShares(
        db,
        userId,
        LIST_LIMIT,
        cursor === undefined ? undefined : readPlace(cursor),
      );
      return {
        shares: rows.map(toShare),
        ...(last === undefined ? {} : { nextCursor: timedCursor(last.sharedAt, last.id) }),
      };
    },
    async read(token, after = 0) {
      const page = await sharedPage(db, token, PAGE, after);
      if (page === undefined) throw new ApiError("share_not_found");
      const { share, rows, last } = page;
      const shown = share.attachments ? rows.flatMap(({ attachments }) => attachments.map(({ id }) => id)) : [];
      const there = await media.sizes(share.userId, shown);
      const fileOf = ({ id, name, type }: Attachment): SharedFile =>
        share.attachments
          ? {
              name,
              image: type.startsWith("image/"),
              ...(there.has(id) ? { url: `/api/shared/${token}/files/${id}` } : {}),
            }
          : { image: false };
      return {
        title: share.title,
        takenAt: share.takenAt.toISOString(),
        messageCount: share.messageCount,
        messages: rows.map((row) => toMessage(row, share, fileOf)),
        ...(last === undefined ? {} : { next: last.position }),
      };
    },
    async file(token, mediaId) {
      const share = await shareByToken(db, token);
      if (share === undefined) throw new ApiError("share_not_found");
      if (!share.attachments || !isUuid(mediaId) || !(await holdsFile(db, share.id, mediaId)))
        throw new ApiError("media_not_found");
      try {
        return await media.content(share.userId, mediaId);
      } catch (error) {
        // It was there when it was shared.
        if (error instanceof ApiError && error.code === "media_not_found") throw new ApiError("media_deleted");
        throw error;
      }
    },
    async copy(userId, token) {
      const conversationId = await copyShared(deps, userId, token);
      await wakeUp.notify(OUTBOX_SIGNAL);
      return conversationId;
    },
    isShared: async (token) => (await shareByToken(db, token)) !== undefined,
  };
}

/** @throws {ApiError} `invalid_cursor` */
function readPlace(cursor: string): SharePlace {
  const { at, id } = readTimedCursor(cursor);
  return { sharedAt: at, id };
}

const toShare = (row: OwnShare): Share => ({
  conversationId: row.conversationId,
  title: row.title,
  path: `${SHARED_PAGE_PATH}/${row.token}`,
  attachments: row.attachments,
  messageCount: row.messageCount,
  sharedAt: row.sharedAt.toISOString(),
  takenAt: row.takenAt.toISOString(),
  outdated: row.outdated,
});

const toMessage = (
  row: SharedMessageRow,
  share: Pick<ShareRow, "attachments">,
  fileOf: (attachment: Attachment) => SharedFile,
): SharedConversation["messages"][number] => ({
  role: row.role,
  createdAt: row.createdAt.toISOString(),
  text: row.text,
  status: row.status,
  ...(row.failure === null ? {} : { failure: { code: row.failure } }),
  ...(row.cards.length === 0 ? {} : { cards: row.cards }),
  ...(row.steps.length === 0 ? {} : { steps: sharedSteps(row, share) }),
  ...(row.attachments.length === 0 ? {} : { files: row.attachments.map(fileOf) }),
});
