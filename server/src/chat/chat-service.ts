import {
  HTTP_ONLY_WAIT_MS,
  PENDING_CONVERSATION_ID,
  TEMPORARY_CONVERSATION_PREFIX,
} from "@atrium/shared-contracts/spec";
import {
  FIND_MAX_HITS,
  type ConversationDetail,
  type ConversationFolder,
  type ConversationList,
  type ConversationListItem,
  type ExportPage,
  type ConversationSettings,
  type FoundMessages,
  type ImportedConversation,
  type ImportResponse,
  type OlderMessages,
} from "@atrium/shared-contracts/wire";
import { type ModelChoice, modelNotAllowed } from "../assistant/model/model-choice.ts";
import type { RequestUser } from "../auth/authenticate.ts";
import type { WakeUp } from "../database/database.ts";
import { cleanLine } from "../text/clean-line.ts";
import { type Duplicate, duplicateConversation } from "./arrivals/duplicate-store.ts";
import {
  configureConversation,
  conversationSettings,
  listConversations,
  ownConversation,
  pinnedConversations,
  renameConversation,
} from "./conversations/conversation-store.ts";
import { deleteConversations, restoreConversations } from "./conversations/deletion-store.ts";
import { findMessages } from "./conversations/find-store.ts";
import { createFolder, deleteFolder, listFolders, renameFolder } from "./conversations/folder-store.ts";
import { type Organization, organizeConversations } from "./conversations/organize-store.ts";
import { listCursor, messageCursor, readListCursor, readMessageCursor } from "./conversations/cursor.ts";
import { exportCursor, readExportCursor } from "./export/export-cursor.ts";
import { toExported } from "./export/exported.ts";
import { exportPage } from "./export/export-store.ts";
import { importConversations } from "./import/import-store.ts";
import { ingest, type IngestDeps } from "./conversations/ingest.ts";
import type { Ingested, SentMessage } from "./conversations/ingest-store.ts";
import { messagesBefore } from "./conversations/message-store.ts";
import { type SearchFound, searchMessages } from "./conversations/search-store.ts";
import { OUTBOX_SIGNAL } from "./outbox/outbox-publisher.ts";
import { quietTime } from "./outbox/outbox-store.ts";
import { continueTurn, regenerateTurn, retryTurn } from "./turns/again-store.ts";
import { reasoningOf } from "./turns/reasoning-store.ts";
import { activeTurn, requestStop, stopTurn, type TurnState } from "./turns/turn-store.ts";
import type { TurnWaiter } from "./turns/turn-waiter.ts";
import { TURN_ENDED, TURN_QUEUED, TURN_STOP } from "./turns/turn-signals.ts";
import type { TurnRow } from "./storage/rows.ts";
import { rateReply, type Shown, showMessage } from "./conversations/tree-store.ts";
import { type LinkOf, toListItem, toServerMessage, toSnapshot } from "./wire.ts";

const LIST_LIMIT = 50;
const MESSAGES_LIMIT = 50;
const SEARCH_LIMIT = 20;
/** How long a stop request waits for the turn to end before it answers. */
const STOP_WAIT_MS = 2_000;

export interface ChatService {
  /**
   * Accepts a message, whichever way it was sent.
   * @throws ApiError `message_id_reused`, `conversation_not_found`, `message_not_found`, `media_not_found`, `media_deleted`
   */
  send(sent: SentMessage): Promise<Ingested>;
  /** Resolves with the turn once it ends, or with its current state after `limitMs` (default HTTP_ONLY_WAIT_MS). Null when it was deleted. */
  waitForTurn(userId: string, turnId: string, limitMs?: number): Promise<TurnState | null>;
  list(
    userId: string,
    query: {
      cursor?: string | undefined;
      limit?: number | undefined;
      archived?: "only" | "also" | undefined;
      folder_id?: string | undefined;
    },
  ): Promise<ConversationList>;
  detail(user: RequestUser, conversationId: string, limit?: number): Promise<ConversationDetail>;
  older(
    user: RequestUser,
    query: { conversation_id: string; before?: string | undefined; limit?: number | undefined },
  ): Promise<OlderMessages>;
  rename(userId: string, conversationId: string, title: string): Promise<void>;
  /** Sets what the assistant uses in a conversation. @throws ApiError `conversation_not_found`, `model_not_allowed` */
  configure(userId: string, conversationId: string, settings: ConversationSettings): Promise<void>;
  /** Deletes conversations and stops their running turns. `restore` brings them back for an hour. @throws ApiError `conversation_not_found` */
  removeMany(userId: string, conversationIds: readonly string[]): Promise<void>;
  restore(userId: string, conversationIds: readonly string[]): Promise<void>;
  /** Copies a conversation. Repeats return the copy that there is. @throws ApiError `conversation_not_found`, `conversations_full`, `media_quota` */
  duplicate(userId: string, conversationId: string, duplicate: Duplicate): Promise<ConversationListItem>;
  /** A page of the user's conversations, or of one, with all branches. @throws ApiError `conversation_not_found`, `invalid_cursor` */
  exportPage(userId: string, conversationId?: string, cursor?: string): Promise<ExportPage>;
  /** Stores conversations from elsewhere, each once, and each whole or not at all. */
  import(userId: string, arriving: readonly ImportedConversation[]): Promise<ImportResponse["results"]>;
  /** @throws ApiError `conversation_not_found`, `folder_not_found`, `pins_full` */
  organize(userId: string, conversationIds: readonly string[], change: Organization): Promise<void>;
  /** @throws ApiError `folder_exists`, `folders_full` */
  createFolder(userId: string, name: string): Promise<ConversationFolder>;
  /** @throws ApiError `folder_not_found`, `folder_exists` */
  renameFolder(userId: string, id: string, name: string): Promise<void>;
  /** @throws ApiError `folder_not_found` */
  removeFolder(userId: string, id: string): Promise<void>;
  stop(userId: string, turnId: string): Promise<TurnRow>;
  /** Has a failed or stopped reply written again. One stopped with a text is kept beside the other. @throws ApiError `turn_not_found`, `turn_complete`, `conversation_full` */
  retry(userId: string, turnId: string): Promise<TurnRow>;
  /** Writes another reply beside the ones that there are. Repeats change nothing. @throws ApiError `turn_not_found`, `conversation_full`, `too_many_requests` */
  regenerate(userId: string, turnId: string, newest: string): Promise<TurnRow>;
  /**
   * Continues a stopped or failed reply. Repeats change nothing.
   * @throws ApiError `turn_not_found`, `message_not_found`, `turn_complete`, `too_many_requests`; `validation_failed` for a reply without a text
   */
  continue(userId: string, turnId: string, from: { readonly reply: string; readonly length: number }): Promise<TurnRow>;
  /** Shows the branch that holds the message. @throws ApiError `message_not_found` */
  show(userId: string, messageId: string): Promise<Shown>;
  /** What the model thought before a reply. @throws ApiError `message_not_found`, also for a message without */
  reasoning(userId: string, messageId: string): Promise<string>;
  /** @throws ApiError `message_not_found` */
  rate(userId: string, messageId: string, rating: "good" | "bad" | null): Promise<void>;
  /** Stops early once `left` aborts, as nobody reads what it finds. */
  search(userId: string, q: string, limit?: number, left?: AbortSignal): Promise<SearchFound>;
  /** Stops early once `left` aborts. @throws ApiError `conversation_not_found` */
  find(userId: string, conversationId: string, q: string, left?: AbortSignal): Promise<FoundMessages>;
  /** For how long there has been nothing to send to the user's channel, in milliseconds. */
  quietFor(userId: string): Promise<number>;
  /** Makes links to the files in messages. They stop working when the session ends. */
  links(sessionId: string): LinkOf;
}

/** The conversation id that a client sent; null for the placeholder ids of a conversation that doesn't exist yet. */
export const conversationIdOf = (id: string | undefined): string | null =>
  id === undefined || id === PENDING_CONVERSATION_ID || id.startsWith(TEMPORARY_CONVERSATION_PREFIX) ? null : id;

export function createChatService(
  deps: IngestDeps & {
    readonly wakeUp: WakeUp;
    readonly waiter: TurnWaiter;
    readonly models: Pick<ModelChoice, "allows">;
  },
): ChatService {
  const { db, wakeUp, waiter } = deps;
  const links: ChatService["links"] = (sessionId) => (id) => deps.media.link(id, sessionId);
  const pageOf = async (
    user: RequestUser,
    conversationId: string,
    limit: number,
    before?: number,
  ): Promise<OlderMessages> => {
    const { rows, last: oldest } = await messagesBefore(db, user.id, conversationId, limit, before);
    return {
      messages: rows.map((row) => toServerMessage(row, links(user.sessionId))),
      ...(oldest === undefined ? {} : { olderCursor: messageCursor(oldest.seq) }),
    };
  };

  const again = async (queued: Promise<TurnRow>): Promise<TurnRow> => {
    const turn = await queued;
    await Promise.all([wakeUp.notify(OUTBOX_SIGNAL), wakeUp.notify(TURN_QUEUED)]);
    return turn;
  };

  return {
    async send(sent) {
      const ingested = await ingest(deps, sent);
      if (ingested.isNew) {
        // Accepted first: the publisher gets a head start on the worker. Both are sent at once: neither waits for the other.
        await Promise.all([wakeUp.notify(OUTBOX_SIGNAL), wakeUp.notify(TURN_QUEUED, ingested.turn.id)]);
      }
      return ingested;
    },

    waitForTurn: (userId, turnId, limitMs = HTTP_ONLY_WAIT_MS) => waiter.wait(userId, turnId, limitMs),

    async list(userId, { cursor, limit = LIST_LIMIT, archived, folder_id: folderId }) {
      const { rows, last } = await listConversations(
        db,
        userId,
        limit,
        { archived, folderId },
        cursor === undefined ? undefined : readListCursor(cursor),
      );
      return {
        conversations: rows.map(toListItem),
        ...(last === undefined ? {} : { nextCursor: listCursor(last) }),
        ...(cursor === undefined && archived === undefined && folderId === undefined
          ? {
              pinned: (await pinnedConversations(db, userId)).map(toListItem),
              folders: await listFolders(db, userId),
            }
          : {}),
      };
    },

    async detail(user, conversationId, limit = MESSAGES_LIMIT) {
      for (;;) {
        const turn = await activeTurn(db, user.id, conversationId);
        const page = await pageOf(user, conversationId, limit);
        // The messages of one moment and the turn of another could miss a reply, or show it twice.
        const then = await activeTurn(db, user.id, conversationId);
        if (turn?.id !== then?.id || turn?.position !== then?.position) continue;
        // Read last, so its count covers every message on the page.
        const conversations = [toListItem(await ownConversation(db, user.id, conversationId))];
        const settings = await conversationSettings(db, user.id, conversationId);
        return {
          conversations,
          ...page,
          ...(then === null ? {} : { turn: toSnapshot(then) }),
          ...(Object.keys(settings).length === 0 ? {} : { settings }),
        };
      }
    },

    async older(user, { conversation_id, before, limit = MESSAGES_LIMIT }) {
      await ownConversation(db, user.id, conversation_id);
      return pageOf(user, conversation_id, limit, before === undefined ? undefined : readMessageCursor(before));
    },

    async rename(userId, conversationId, title) {
      await renameConversation(db, userId, conversationId, cleanLine(title, "title"));
      await wakeUp.notify(OUTBOX_SIGNAL);
    },

    async configure(userId, conversationId, settings) {
      const { model } = settings;
      const { model: stored } = await conversationSettings(db, userId, conversationId);
      // Changing the instructions, for example, must not fail because of a model chosen when it was still offered.
      if (model !== undefined && model !== stored && !(await deps.models.allows(model))) throw modelNotAllowed("model");
      await configureConversation(db, userId, conversationId, settings);
      await wakeUp.notify(OUTBOX_SIGNAL);
    },

    async removeMany(userId, conversationIds) {
      for (const turn of await deleteConversations(db, userId, conversationIds)) {
        await stopTurn(db, turn);
        await wakeUp.notify(TURN_STOP, turn.id);
        await wakeUp.notify(TURN_ENDED, turn.id);
      }
      await wakeUp.notify(OUTBOX_SIGNAL);
    },

    async restore(userId, conversationIds) {
      await restoreConversations(db, userId, conversationIds);
      await wakeUp.notify(OUTBOX_SIGNAL);
    },

    async duplicate(userId, conversationId, { requestId, title }) {
      const copy = { requestId, title: cleanLine(title, "title") };
      const conversation = await duplicateConversation(deps, userId, conversationId, copy);
      await wakeUp.notify(OUTBOX_SIGNAL);
      return toListItem(conversation);
    },

    async exportPage(userId, conversationId, cursor) {
      const from = cursor === undefined ? undefined : readExportCursor(cursor);
      const { parts, next } = await exportPage(db, userId, conversationId, from);
      const files = parts.flatMap(({ messages }) => messages.flatMap(({ attachments }) => attachments));
      const sizes = await deps.media.sizes(
        userId,
        files.map(({ id }) => id),
      );
      return {
        parts: parts.map((part) => toExported(part, sizes)),
        ...(next === undefined ? {} : { nextCursor: exportCursor(next) }),
      };
    },

    async import(userId, arriving) {
      const results = await importConversations(deps, userId, arriving);
      await wakeUp.notify(OUTBOX_SIGNAL);
      return results;
    },

    async organize(userId, conversationIds, change) {
      await organizeConversations(db, userId, conversationIds, change);
      await wakeUp.notify(OUTBOX_SIGNAL);
    },

    async createFolder(userId, name) {
      const folder = await createFolder(db, userId, cleanLine(name, "name"));
      await wakeUp.notify(OUTBOX_SIGNAL);
      return folder;
    },

    async renameFolder(userId, id, name) {
      await renameFolder(db, userId, id, cleanLine(name, "name"));
      await wakeUp.notify(OUTBOX_SIGNAL);
    },

    async removeFolder(userId, id) {
      await deleteFolder(db, userId, id);
      await wakeUp.notify(OUTBOX_SIGNAL);
    },

    async stop(userId, turnId) {
      const turn = await requestStop(db, userId, turnId);
      await wakeUp.notify(TURN_STOP, turnId);
      if (turn.state === "cancelled") {
        await wakeUp.notify(OUTBOX_SIGNAL);
        await wakeUp.notify(TURN_ENDED, turnId);
      }
      return (await waiter.wait(userId, turnId, STOP_WAIT_MS))?.turn ?? turn;
    },

    retry: (userId, turnId) => again(retryTurn(db, userId, turnId)),

    async regenerate(userId, turnId, newest) {
      await deps.admit(userId);
      return again(regenerateTurn(db, userId, turnId, newest));
    },

    async continue(userId, turnId, from) {
      await deps.admit(userId);
      return again(continueTurn(db, userId, turnId, from));
    },

    async show(userId, messageId) {
      const shown = await showMessage(db, userId, messageId);
      if (shown.isChanged) await wakeUp.notify(OUTBOX_SIGNAL);
      return shown;
    },

    reasoning: (userId, messageId) => reasoningOf(db, userId, messageId),

    async rate(userId, messageId, rating) {
      await rateReply(db, userId, messageId, rating);
      await wakeUp.notify(OUTBOX_SIGNAL);
    },

    quietFor: (userId) => quietTime(db, userId),

    links,

    search: (userId, q, limit = SEARCH_LIMIT, left) => searchMessages(db, userId, q, { hits: limit, left }),

    async find(userId, conversationId, q, left) {
      await ownConversation(db, userId, conversationId);
      const found = await findMessages(db, conversationId, q, { hits: FIND_MAX_HITS + 1, left });
      const messageIds = found.messageIds.slice(-FIND_MAX_HITS);
      return {
        messageIds,
        ...(messageIds.length < found.messageIds.length ? { more: true } : {}),
        ...(found.complete ? {} : { complete: false }),
      };
    },
  };
}
