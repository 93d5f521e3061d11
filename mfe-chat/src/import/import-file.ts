import { type HttpClient, HttpError } from "@atrium/shared-contracts/contract";
import {
  EXPORT_FORMAT,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_CONVERSATIONS,
  IMPORT_MAX_LENGTH,
  IMPORT_MAX_MESSAGES,
  type ImportedConversation,
  movingCalls,
} from "@atrium/shared-contracts/wire";
import { callInTime } from "../moving-dialog/call-in-time.ts";
import { conversationFiles } from "./file-pieces.ts";
import { createJsonElements, type JsonElements } from "./json-elements.ts";
import { readAtrium } from "./read-atrium.ts";
import { isChatGpt, readChatGpt } from "./read-chatgpt.ts";
import { type FileLabel, isRecord, type Read, type Skip } from "./read-conversation.ts";
import { createSlices } from "./slices.ts";
import { type Unreadable, UnreadableFile } from "./unreadable-file.ts";

/** Bytes of a call's conversations, unless one alone has more. Small enough that progress shows. */
const CALL_BYTES = 512 * 1024;
/** Bytes that a call's body has besides its conversations. */
const FRAME_BYTES = 1_024;
/** Characters of one conversation's JSON, which has more than what's imported of it. */
const ELEMENT_MAX_LENGTH = 64 * 1024 * 1024;
/** How many conversations of a file are read: five times as many as an account can have. */
const ELEMENTS_MAX = 100_000;
const PATIENCE_MS = 60_000;

export interface ImportReport {
  readonly added: number;
  /** Imported before. */
  readonly here: number;
  /** What couldn't be imported; of `partly` and `details`, the rest was. */
  readonly skipped: readonly { readonly title: string; readonly why: Skip | "partly" | "details" | "refused" }[];
  /** Attachments that are only named. */
  readonly files: number;
}

/** Why a file can't be imported, or not to its end. */
export type ImportFailure = Unreadable | "full" | "connection";

export interface ImportOptions {
  readonly signal: AbortSignal;
  readonly labelOf: FileLabel;
  readonly onProgress: (report: ImportReport) => void;
  /** Called when the server takes no more for now. It goes on by itself. */
  readonly onWait: () => void;
}

/** The account has no place for more. What was imported before stays. */
class HistoryFull extends Error {}

/**
 * Imports the conversations of a file, a few at a time while the file is read. Returns why it ended early, if it did. What's
 * imported by then stays, and isn't doubled by another try.
 */
export async function importFile(
  http: HttpClient,
  file: Blob,
  { signal, labelOf, onProgress, onWait }: ImportOptions,
): Promise<ImportFailure | undefined> {
  const report = { added: 0, here: 0, skipped: [] as ImportReport["skipped"][number][], files: 0 };
  let waiting: { readonly conversation: ImportedConversation; readonly lack: "partly" | "details" | undefined }[] = [];
  let bytes = 0;
  let found = 0;
  const slice = createSlices(signal);

  const send = async () => {
    const sent = waiting;
    waiting = [];
    bytes = 0;
    if (sent.length === 0) return;
    const body = { conversations: sent.map(({ conversation }) => conversation) };
    const { results } = await callInTime(
      () => http.call(movingCalls.import, { body, signal, timeoutMs: PATIENCE_MS }),
      { signal, onWait },
    );
    for (const [index, { outcome, code }] of results.entries()) {
      const { title } = sent[index]?.conversation ?? { title: "" };
      if (code === "conversations_full") throw new HistoryFull();
      if (outcome === "added") report.added += 1;
      else if (outcome === "here") report.here += 1;
      else report.skipped.push({ title, why: "refused" });
      const lack = sent[index]?.lack;
      if (outcome === "added" && lack !== undefined) report.skipped.push({ title, why: lack });
    }
    onProgress({ ...report, skipped: [...report.skipped] });
  };

  const take = async (read: Read) => {
    found += 1;
    if ("skip" in read) {
      report.skipped.push({ title: read.title, why: read.skip });
      return;
    }
    const { conversation, lost, isCorrected, files } = read;
    const size = new TextEncoder().encode(JSON.stringify(conversation)).length + 1;
    const { messages } = conversation;
    const isTooLong =
      messages.length > IMPORT_MAX_MESSAGES || messages.some(({ text }) => text.length > IMPORT_MAX_LENGTH);
    if (isTooLong || size > IMPORT_MAX_BYTES - FRAME_BYTES) {
      report.skipped.push({ title: conversation.title, why: "tooLong" });
      return;
    }
    if (bytes + size > CALL_BYTES || waiting.length === IMPORT_MAX_CONVERSATIONS) await send();
    report.files += files;
    waiting.push({ conversation, lack: lost > 0 ? "partly" : isCorrected ? "details" : undefined });
    bytes += size;
  };

  /** Imports what can be read of one file. Returns why that isn't all. */
  const takeAll = async (pieces: AsyncIterable<string>): Promise<ImportFailure | undefined> => {
    try {
      for await (const read of readConversations(pieces, labelOf, slice)) await take(read);
      return undefined;
    } catch (error) {
      if (error instanceof UnreadableFile) return error.code;
      throw error;
    }
  };

  try {
    let failure: ImportFailure | undefined;
    for (const pieces of await conversationFiles(file)) {
      const problem = await takeAll(pieces);
      failure ??= problem;
    }
    await send();
    onProgress({ ...report, skipped: [...report.skipped] });
    return failure ?? (found === 0 ? "nothing" : undefined);
  } catch (error) {
    onProgress({ ...report, skipped: [...report.skipped] });
    if (error instanceof HistoryFull) return "full";
    if (error instanceof UnreadableFile) return error.code;
    if (error instanceof HttpError) return "connection";
    throw error;
  }
}

/** @throws UnreadableFile */
async function* readConversations(
  pieces: AsyncIterable<string>,
  labelOf: FileLabel,
  slice: () => Promise<void>,
): AsyncGenerator<Read> {
  const elements = createJsonElements(ELEMENT_MAX_LENGTH);
  let found = 0;
  for await (const piece of pieces) {
    await slice();
    for (const element of taken(elements, piece)) {
      await slice();
      if (found === ELEMENTS_MAX) throw new UnreadableFile("tooMany");
      if (found === 0) checkVersion(elements.head());
      found += 1;
      yield element === null ? { skip: "tooLong", title: "" } : readElement(element, labelOf);
    }
  }
  if (found === 0 && !BEGINS_LIKE_AN_EXPORT.test(elements.rest())) throw new UnreadableFile("format");
  const rest = elements.isWhole() ? parsed(elements.rest()) : undefined;
  if (rest === undefined) throw new UnreadableFile("broken");
  if (found > 0) return;
  // A single conversation, or no list.
  if (isChatGpt(rest)) yield readChatGpt(rest, labelOf);
  else if (!Array.isArray(rest) && !(isRecord(rest) && rest["format"] === EXPORT_FORMAT.format))
    throw new UnreadableFile("format");
}

/** Damaged or not. */
const BEGINS_LIKE_AN_EXPORT = /^\s*[[{]/;

function taken(elements: JsonElements, piece: string): (string | null)[] {
  try {
    return elements.take(piece);
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFile("format");
    throw error;
  }
}

/** A file of a newer version may mean something else by the same names. */
function checkVersion(text: string): void {
  const head = parsed(text);
  if (isRecord(head) && head["format"] === EXPORT_FORMAT.format && head["version"] !== EXPORT_FORMAT.version)
    throw new UnreadableFile("version");
}

function readElement(element: string, labelOf: FileLabel): Read {
  const value = parsed(element);
  if (value === undefined) return { skip: "broken", title: "" };
  return isChatGpt(value) ? readChatGpt(value, labelOf) : readAtrium(value, labelOf);
}

/** Undefined if it isn't JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
