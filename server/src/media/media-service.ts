import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES_PER_MESSAGE } from "@atrium/shared-contracts/spec";
import type { Media, UploadTarget } from "@atrium/shared-contracts/wire";
import type { RequestUser } from "../auth/authenticate.ts";
import type { SessionService } from "../auth/session-service.ts";
import type { Database, Transaction } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { QUOTAS } from "../limits/limits.ts";
import { contentType, isRefusedType } from "../files/content-type.ts";
import type { MediaType } from "../files/content-type.ts";
import { fileNameFor, safeFileName } from "./file-name.ts";
import {
  attachMedia,
  completeMedia,
  deleteMedia,
  deleteMediaOfMessages,
  holdMedia,
  insertCopies,
  insertMedia,
  mediaById,
  sizesOf,
  unusedContents,
  usageOf,
} from "./media-store.ts";
import type { MediaRow } from "./media-store.ts";
import type { ContentStore, OpenContent } from "./content-store.ts";
import type { LinkQuery, SignedLinks } from "./signed-link.ts";
import { refusedWhenFull } from "./storage-full.ts";

/** How long an upload's URL accepts the bytes. */
const UPLOAD_LINK_MS = 15 * 60_000;
/** How long a link from GET download-url works. */
const DOWNLOAD_LINK_MS = 5 * 60_000;
/** Links in messages change only once per this interval, so browsers can cache the files. They work for one to two intervals. */
const SHOWN_LINK_MS = 60 * 60_000;

/** A file attached to a message. */
export type AttachedMedia = { readonly id: string; readonly name: string; readonly type: MediaType };
export type WantedCopy = { readonly mediaId: string; readonly messageId: string };
export type MediaContent = { readonly media: Media; readonly content: OpenContent };

/**
 * A user's files. Another user's id gives `media_not_found`, as if it didn't exist. Bytes are stored as received and never
 * decoded, so camera metadata in an image, such as its location (EXIF), stays in it.
 */
export type MediaService = {
  /** Announces an upload. @throws ApiError `invalid_file_type`, `file_too_large`, `too_many_uploads`, `media_quota` */
  announce(user: RequestUser, upload: { name: string; type: string; size: number }): Promise<UploadTarget>;
  /** Receives the bytes of an announced upload; can be repeated until it's complete. @throws ApiError `file_too_large`, `upload_incomplete` */
  receive(id: string, link: LinkQuery, content: Readable): Promise<void>;
  /** Turns the upload into a file if its content has an accepted type, and deletes it otherwise. A repeat gives the same answer. */
  complete(userId: string, id: string): Promise<Media>;
  get(userId: string, id: string): Promise<Media>;
  /** @throws ApiError `media_attached` when a message has the file: it goes with its conversation */
  remove(userId: string, id: string): Promise<void>;
  /** A link that downloads the file without a token, for five minutes or until the user's session ends. */
  downloadUrl(user: RequestUser, id: string): Promise<{ url: string; expiresAt: string }>;
  /** A file's content, for the holder of a link. */
  open(id: string, link: LinkQuery): Promise<MediaContent>;
  /** A file's content, for whomever the caller has found its owner to share it with. */
  content(ownerId: string, id: string): Promise<MediaContent>;
  /** A file's content, for its owner's assistant. */
  read(userId: string, id: string): Promise<{ media: Media; bytes: Buffer }>;
  /**
   * Attaches files to a message that `tx` stores, in the given order.
   * @throws ApiError `media_not_found` when one isn't the user's, isn't complete, or belongs to another message
   */
  attach(tx: Transaction, userId: string, mediaIds: readonly string[], messageId: string): Promise<AttachedMedia[]>;
  /** Keeps files that a message of the user already has until `tx` ends. @throws ApiError `media_deleted` when one is gone */
  hold(tx: Transaction, mediaIds: readonly string[]): Promise<void>;
  /**
   * Gives the user copies of files, each attached to a message that `tx` stores. The caller has checked that the user may have
   * them. Returns them by the ids of the files that they're copies of; a file that's gone has none.
   * @throws ApiError `media_quota`
   */
  copy(tx: Transaction, userId: string, wanted: readonly WantedCopy[]): Promise<Map<string, AttachedMedia>>;
  /** The sizes of the user's files in bytes, by their ids. Files that are gone have none. */
  sizes(userId: string, ids: readonly string[]): Promise<Map<string, number>>;
  /** A link for showing or loading a file in its owner's message. Works for one to two hours, or until the owner's session ends. */
  link(id: string, sessionId: string): string;
  /** Deletes the rows of deleted messages' files. The next sweep deletes their bytes. */
  release(tx: Transaction, messageIds: readonly string[]): Promise<void>;
};

export type MediaDeps = {
  readonly db: Database;
  readonly store: ContentStore;
  readonly links: SignedLinks;
  readonly sessions: Pick<SessionService, "isLive">;
  readonly now?: () => number;
};

export function createMediaService({ db, store, links, sessions, now = Date.now }: MediaDeps): MediaService {
  const own = async (userId: string, id: string): Promise<Media> => fileOf(await mediaById(db, id, userId));
  const contentOf = async (row: MediaRow | undefined): Promise<MediaContent> => {
    const media = fileOf(row);
    const content = await store.open(row?.contentId ?? media.id);
    if (content === undefined) throw new ApiError("media_not_found");
    return { media, content };
  };

  /** Deletes a deleted file's content, unless copies of the file have it. */
  const removeContent = async (key: string): Promise<void> => {
    for (const unused of await unusedContents(db, [key])) await store.remove(unused);
  };

  return {
    async announce({ id: userId, sessionId }, { name, type, size }) {
      if (size > UPLOAD_MAX_BYTES) throw new ApiError("file_too_large");
      if (isRefusedType(type)) throw new ApiError("invalid_file_type");
      const usage = await usageOf(db, userId);
      if (usage.unfinished >= QUOTAS.unfinished_uploads.max) throw new ApiError(QUOTAS.unfinished_uploads.refused);
      if (usage.files >= QUOTAS.media_files.max) throw new ApiError(QUOTAS.media_files.refused);
      if (usage.bytes + size > QUOTAS.media_bytes.max) throw new ApiError(QUOTAS.media_bytes.refused);
      const id = randomUUID();
      const expiresAt = new Date(now() + UPLOAD_LINK_MS);
      await insertMedia(db, { id, userId, name: safeFileName(name), declaredType: type, size });
      return {
        id,
        uploadUrl: links.path("upload", id, sessionId, expiresAt),
        method: "PUT",
        headers: { "content-type": "application/octet-stream" },
        expiresAt: expiresAt.toISOString(),
      };
    },

    async receive(id, link, content) {
      if (!links.isValid("upload", id, link)) throw new ApiError("upload_not_found");
      if (links.isExpired(link)) throw new ApiError("upload_expired");
      const row = await mediaById(db, id);
      if (row === undefined || row.type !== null || !(await sessions.isLive(link.session, row.userId))) {
        throw new ApiError("upload_not_found");
      }
      const received = await refusedWhenFull(() => store.receive(id, content, row.size));
      if (received > row.size) throw new ApiError(received > UPLOAD_MAX_BYTES ? "file_too_large" : "upload_incomplete");
      if (received < row.size) throw new ApiError("upload_incomplete");
    },

    async complete(userId, id) {
      const row = await mediaById(db, id, userId);
      if (row === undefined) throw new ApiError("media_not_found");
      if (row.type !== null) return fileOf(row);
      if (!(await refusedWhenFull(() => store.keep(id)))) throw new ApiError("upload_incomplete");
      const bytes = await store.read(id);
      const type = bytes.length === row.size ? contentType(bytes, row) : undefined;
      if (type === undefined) {
        await deleteMedia(db, id, userId);
        await store.remove(id);
        throw new ApiError("invalid_file_type");
      }
      return fileOf(await completeMedia(db, id, { type, name: fileNameFor(row.name, type) }));
    },

    get: own,

    async remove(userId, id) {
      const contentId = await deleteMedia(db, id, userId);
      if (contentId === undefined) {
        await own(userId, id);
        throw new ApiError("media_attached");
      }
      await removeContent(contentId);
    },

    async downloadUrl({ id: userId, sessionId }, id) {
      await own(userId, id);
      const expiresAt = new Date(now() + DOWNLOAD_LINK_MS);
      return { url: links.path("download", id, sessionId, expiresAt), expiresAt: expiresAt.toISOString() };
    },

    async open(id, link) {
      if (!links.isValid("download", id, link) || links.isExpired(link)) throw new ApiError("media_not_found");
      const row = await mediaById(db, id);
      if (row === undefined || !(await sessions.isLive(link.session, row.userId)))
        throw new ApiError("media_not_found");
      return contentOf(row);
    },

    content: async (ownerId, id) => contentOf(await mediaById(db, id, ownerId)),

    async read(userId, id) {
      const row = await mediaById(db, id, userId);
      const media = fileOf(row);
      return { media, bytes: await store.read(row?.contentId ?? id) };
    },

    async attach(tx, userId, mediaIds, messageId) {
      const ids = [...new Set(mediaIds)];
      if (ids.length === 0) return [];
      if (ids.length > UPLOAD_MAX_FILES_PER_MESSAGE) throw new ApiError("validation_failed");
      const rows = await attachMedia(tx, userId, ids, messageId);
      return ids.map((id) => {
        const { name, type } = fileOf(rows.find((row) => row.id === id));
        return { id, name, type };
      });
    },

    async hold(tx, mediaIds) {
      const ids = new Set(mediaIds);
      if (ids.size > 0 && (await holdMedia(tx, [...ids])).length < ids.size) throw new ApiError("media_deleted");
    },

    async copy(tx, userId, wanted) {
      const messages = new Map(wanted.map(({ mediaId, messageId }) => [mediaId, messageId]));
      const originals = messages.size === 0 ? [] : await holdMedia(tx, [...messages.keys()]);
      if (originals.length === 0) return new Map();
      const copies = originals.map((original) => {
        const messageId = messages.get(original.id) ?? null;
        return { original, row: { ...original, id: randomUUID(), userId, messageId, createdAt: new Date(now()) } };
      });
      await insertCopies(
        tx,
        copies.map(({ row }) => row),
      );
      const usage = await usageOf(tx, userId);
      if (usage.files > QUOTAS.media_files.max || usage.bytes > QUOTAS.media_bytes.max)
        throw new ApiError(QUOTAS.media_files.refused);
      return new Map(
        copies.map(({ original, row }) => {
          const { id, name, type } = fileOf(row);
          return [original.id, { id, name, type }];
        }),
      );
    },

    async sizes(userId, ids) {
      return ids.length === 0 ? new Map() : sizesOf(db, userId, ids);
    },

    link(id, sessionId) {
      const step = Math.floor(now() / SHOWN_LINK_MS) + 2;
      return links.path("download", id, sessionId, new Date(step * SHOWN_LINK_MS));
    },

    async release(tx, messageIds) {
      if (messageIds.length > 0) await deleteMediaOfMessages(tx, messageIds);
    },
  };
}

/** Converts a row to a file. An incomplete upload isn't a file yet. */
function fileOf(row: MediaRow | undefined): Media {
  if (row === undefined || row.type === null) throw new ApiError("media_not_found");
  const { id, name, type, size, createdAt } = row;
  return { id, name, type, size, createdAt: createdAt.toISOString() };
}
