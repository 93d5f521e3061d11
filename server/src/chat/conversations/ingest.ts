import { createHash, randomUUID } from "node:crypto";
import type { Database } from "../../database/database.ts";
import { isTransient } from "../../database/failures.ts";
import type { ModelChoice } from "../../assistant/model/model-choice.ts";
import { generatesTitles, type PreferencesService } from "../../preferences/preferences-service.ts";
import { isBlank } from "../../text/blank.ts";
import { allowedSettings } from "./allowed-settings.ts";
import {
  AlreadyThere,
  checkContent,
  findMessage,
  type Ingested,
  type SentMessage,
  storeMessage,
} from "./ingest-store.ts";
import type { MessageMedia } from "./message-media.ts";

const RETRIES = 2;

export interface IngestDeps {
  readonly db: Database;
  readonly media: MessageMedia;
  readonly models: Pick<ModelChoice, "allows">;
  /** Rejects a user who sends too much; not called for a message that's already stored. @throws ApiError `too_many_requests` */
  readonly admit: (userId: string) => Promise<void>;
  readonly preferences: Pick<PreferencesService, "read">;
}

/** What's left out leaves no gap, so that messages sent before there were edits keep their hash; `keeps` only comes with `edits`. */
const bodyHash = (text: string, { mediaIds, edits, keeps }: SentMessage) =>
  createHash("sha256")
    .update(JSON.stringify([text, mediaIds, ...[edits, keeps].filter((given) => given !== undefined)]))
    .digest("base64url");

/**
 * Accepts a user's message: stores it, queues its turn and announces it, all or nothing. Sending the same message again,
 * any way and at any time, changes nothing and returns the same turn.
 * @throws ApiError `validation_failed`, `message_id_reused`, `conversation_not_found`, `message_not_found`, `turn_not_found`, `media_not_found`,
 *   `media_deleted`, `too_many_requests`, `conversation_full`, `conversations_full`
 */
export async function ingest(deps: IngestDeps, sent: SentMessage): Promise<Ingested> {
  const text = sent.text.normalize("NFC");
  // What's edited may have files that only the database knows.
  if (sent.edits === undefined) checkContent(text, sent.mediaIds.length);
  const messageId = sent.messageId ?? randomUUID();
  const message = { ...sent, text: isBlank(text) ? "" : text, messageId, hash: bodyHash(text, sent) };
  const begins = sent.conversationId === null;
  // A repeat doesn't need the preferences, but most messages are new.
  const [known, wantsTitle] = await Promise.all([
    findMessage(deps.db, message),
    begins && generatesTitles(deps.preferences, sent.userId),
  ]);
  if (known !== null) return known;
  await deps.admit(sent.userId);
  const settings = begins ? await allowedSettings(deps.models, sent.settings) : undefined;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const stored = await storeMessage(deps.db, { ...message, settings }, { media: deps.media, wantsTitle });
      return { ...stored, isNew: true };
    } catch (error) {
      if (error instanceof AlreadyThere) {
        const there = await findMessage(deps.db, message);
        if (there !== null) return there;
      }
      if (attempt >= RETRIES || !(error instanceof AlreadyThere || isTransient(error))) throw error;
    }
  }
}
