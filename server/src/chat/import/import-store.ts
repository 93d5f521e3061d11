import { randomUUID } from "node:crypto";
import {
  firstCharacters,
  type ImportedConversation,
  type ImportedMessage,
  type ImportResponse,
  REPLY_FAILURES,
} from "@atrium/shared-contracts/wire";
import { TITLE_MAX_CHARACTERS } from "@atrium/shared-contracts/spec";
import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { ModelChoice } from "../../assistant/model/model-choice.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { ApiError } from "../../errors/api-error.ts";
import { derivedId } from "../../ids/derived-id.ts";
import { isUuid } from "../../ids/uuid.ts";
import { piecesIn } from "../../paging/room.ts";
import { oneLine } from "../../text/clean-line.ts";
import { type ArrivalDeps, type ArrivingConversation, PIECE, storeArrival } from "../arrivals/arrival-store.ts";
import type { ArrivingMessage } from "../arrivals/arriving-tree-store.ts";
import { createPace } from "../arrivals/pace.ts";
import { parentsFirst } from "../arrivals/parents-first.ts";
import { allowedSettings } from "../conversations/allowed-settings.ts";
import { titleFrom } from "../conversations/excerpts.ts";
import { conversations } from "../storage/tables.ts";
import { joinSteps, STEPS_MAX } from "../turns/reply-trail.ts";

type Result = ImportResponse["results"][number];
interface ImportDeps extends ArrivalDeps {
  readonly models: Pick<ModelChoice, "allows">;
}

/**
 * Stores conversations from elsewhere, each whole or not at all, and each source once: a repeat says that it's here. One that
 * the user has deleted since is stored again.
 */
export async function importConversations(
  deps: ImportDeps,
  userId: string,
  arriving: readonly ImportedConversation[],
): Promise<Result[]> {
  const isHere = await whatsHere(deps.db, userId, arriving);
  const results: Result[] = [];
  const paced = createPace();
  for (const conversation of arriving)
    results.push(isHere(conversation) ? { outcome: "here" } : await paced(() => importOne(deps, userId, conversation)));
  return results;
}

/** Deletes up to `limit` imported conversations whose content is deleted; returns how many. */
export async function removeEmptyImports(db: Database, limit: number): Promise<number> {
  const empty = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.emptied, true), isNotNull(conversations.importedFrom)))
    .limit(limit);
  const removed = await db
    .delete(conversations)
    .where(inArray(conversations.id, empty))
    .returning({ id: conversations.id });
  return removed.length;
}

async function importOne(deps: ImportDeps, userId: string, conversation: ImportedConversation): Promise<Result> {
  try {
    return await store(deps, userId, conversation);
  } catch (error) {
    // What only fails for now isn't a refusal: the call fails, and a repeat finds what it has stored.
    if (error instanceof ApiError && error.status < 500) return { outcome: "refused", code: error.code };
    throw error;
  }
}

async function store(deps: ImportDeps, userId: string, conversation: ImportedConversation): Promise<Result> {
  const messages = arrivingMessages(conversation.messages);
  const importedFrom = importedFromOf(userId, conversation.source);
  const settings = (await allowedSettings(deps.models, conversation.settings)) ?? null;
  const stored = await storeArrival(deps, async (tx) => {
    await makeWay(tx, userId, importedFrom);
    return {
      userId,
      id: randomUUID(),
      importedFrom,
      title: titleOf(conversation),
      shown: conversation.messages.some((message) => message.id === conversation.shown)
        ? conversation.shown
        : undefined,
      archived: conversation.archived ?? false,
      settings,
      createdAt: past(conversation.createdAt),
      lastMessageAt: past(conversation.updatedAt),
      pieces: inPieces(messages),
    };
  });
  return { outcome: stored === null ? "here" : "added" };
}

const importedFromOf = (userId: string, source: string) => derivedId("import", userId, source);

/** The id of the conversation of an installation of Atrium that the source names, if it does. */
const exportedId = (source: string) => /^atrium:(.*)$/.exec(source)?.[1]?.toLowerCase() ?? "";

/** Which of the conversations are here: those that were imported before, and the user's own. */
async function whatsHere(
  db: Database,
  userId: string,
  arriving: readonly ImportedConversation[],
): Promise<(conversation: ImportedConversation) => boolean> {
  const sources = arriving.map(({ source }) => source);
  const { id, importedFrom } = conversations;
  const rows = await db
    .select({ id, importedFrom })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        isNull(conversations.deletedAt),
        or(
          inArray(id, sources.map(exportedId).filter(isUuid)),
          inArray(
            importedFrom,
            sources.map((source) => importedFromOf(userId, source)),
          ),
        ),
      ),
    );
  const here = new Set(rows.flatMap((row) => [row.id, row.importedFrom]));
  return ({ source }) => here.has(exportedId(source)) || here.has(importedFromOf(userId, source));
}

/** A deleted conversation isn't the one from there any more, also if it's restored. One that's still being stored is. */
async function makeWay(tx: Transaction, userId: string, importedFrom: string): Promise<void> {
  await tx
    .update(conversations)
    .set({ importedFrom: randomUUID() })
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.importedFrom, importedFrom),
        isNotNull(conversations.deletedAt),
        isNull(conversations.arrival),
      ),
    );
}

/** @throws ApiError `validation_failed` if the messages aren't a tree, or one was written before there were conversations */
function arrivingMessages(messages: readonly ImportedMessage[]): ArrivingMessage[] {
  const ordered = parentsFirst(messages.map(toArriving));
  if (new Set(messages.map(({ id }) => id)).size < messages.length || ordered.length < messages.length)
    throw new ApiError("validation_failed");
  return ordered;
}

const toArriving = ({ id, parent, role, text, createdAt, ...rest }: ImportedMessage): ArrivingMessage => {
  const isReply = role === "assistant";
  const status = isReply ? rest.status : "complete";
  return {
    key: id,
    parentKey: parent,
    role,
    text,
    createdAt: past(createdAt),
    status,
    rating: isReply ? (rest.rating ?? null) : null,
    failure: (status === "failed" && REPLY_FAILURES.find((code) => code === rest.failure)) || null,
    cards: [],
    steps: isReply ? [...joinSteps([], rest.steps?.slice(0, STEPS_MAX) ?? [])] : [],
    attachments: [],
  };
};

/** @throws ApiError `validation_failed` before 1970, when no conversation was held */
function past(time: string): Date {
  const at = Date.parse(time);
  if (at < 0) throw new ApiError("validation_failed");
  return new Date(Math.min(at, Date.now()));
}

function titleOf({ title, messages }: ImportedConversation): string {
  const first = messages.find(({ text }) => text.trim() !== "")?.text ?? "";
  return firstCharacters(oneLine(title), TITLE_MAX_CHARACTERS) || titleFrom(first);
}

function* inPieces(all: readonly ArrivingMessage[]): ArrivingConversation["pieces"] {
  const sized = all.map((message) => ({ message, size: Buffer.byteLength(message.text) }));
  for (const piece of piecesIn(sized, PIECE)) yield async () => piece.map(({ message }) => message);
}
