import {
  ConversationSettings,
  ExportedHead,
  ExportedMessage,
  type ImportedMessage,
  instant,
  REPLY_FAILURES,
} from "@atrium/shared-contracts/wire";
import {
  type FileLabel,
  isRecord,
  keyOf,
  type Read,
  shownAbove,
  storable,
  titleOf,
  wholeTree,
} from "./read-conversation.ts";

/** Returns what's right, and notes whether that isn't what's given. */
type Corrected = <Value>(given: Value, right: Value) => Value;

/** Reads a conversation of Atrium's own export. */
export function readAtrium(value: unknown, labelOf: FileLabel): Read {
  const title = isRecord(value) ? titleOf(value["title"]) : "";
  if (!isRecord(value) || !Array.isArray(value["messages"])) return { skip: "unknown", title };
  const { settings: given, ...rest } = value;
  const all: readonly unknown[] = value["messages"];
  let files = 0;
  let isCorrected = false;
  const corrected: Corrected = (given, right) => {
    isCorrected ||= given !== right;
    return right;
  };
  const begun = [value["createdAt"], ...all.map(timeOf)].find(isPossible) ?? new Date().toISOString();
  const mended = (one: unknown, shape: Shape, otherwise: Readonly<Record<string, string>>) => {
    if (!isRecord(one)) return one;
    const right = { ...otherwise, ...understood(one, shape) };
    for (const name of Object.keys(shape)) corrected(one[name], right[name]);
    return right;
  };
  const head = ExportedHead.safeParse(mended(rest, ExportedHead.shape, { title, createdAt: begun, updatedAt: begun }));
  if (!head.success) return { skip: "unknown", title };
  const nodes = new Map<string, { readonly parent: string | undefined; readonly message?: ImportedMessage }>();
  for (const one of all) {
    const given = ExportedMessage.safeParse(
      mended(one, ExportedMessage.shape, { createdAt: begun, status: "complete" }),
    );
    if (!given.success || given.data.id === "") {
      noteUnread(nodes, one);
      continue;
    }
    files += given.data.attachments?.length ?? 0;
    const { createdAt } = given.data;
    const time = isPossible(createdAt) ? createdAt : begun;
    const message = toImported({ ...given.data, createdAt: corrected(createdAt, time) }, labelOf, corrected);
    if (nodes.get(message.id)?.message === undefined)
      nodes.set(message.id, { parent: message.parent ?? undefined, message });
  }
  const above = shownAbove(nodes, ({ message }) => message !== undefined);
  const parentOf = ({ id, parent }: ImportedMessage) =>
    parent !== null && nodes.get(parent)?.message === undefined ? (above(id) ?? null) : parent;
  const messages = wholeTree(
    [...nodes.values()].flatMap(({ message }) => (message ? [{ ...message, parent: parentOf(message) }] : [])),
  );
  const last = messages.at(-1);
  if (last === undefined) return { skip: "empty", title };
  const { id, updatedAt, archived } = head.data;
  const settings = settingsOf(given);
  const shown = head.data.shown === undefined ? undefined : keyOf(head.data.shown);
  const leaf = corrected(shown, messages.find((message) => message.id === shown)?.id);
  return {
    conversation: {
      source: keyOf(`atrium:${id}`),
      title,
      createdAt: corrected(head.data.createdAt, begun),
      updatedAt: corrected(updatedAt, isPossible(updatedAt) ? updatedAt : last.createdAt),
      ...(archived ? { archived } : {}),
      ...(leaf ? { shown: leaf } : {}),
      ...(Object.keys(settings).length === 0 ? {} : { settings }),
      messages,
    },
    isCorrected,
    lost: all.length - messages.length,
    files,
  };
}

type Shape = Readonly<Record<string, { safeParse(value: unknown): { readonly success: boolean } }>>;

/** The parts of an object that are understood, of a file that may be of another version, or changed by hand. */
const understood = (given: Readonly<Record<string, unknown>>, shape: Shape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, part]) =>
      given[name] !== undefined && part.safeParse(given[name]).success ? [[name, given[name]]] : [],
    ),
  );

const settingsOf = (given: unknown): ConversationSettings =>
  isRecord(given) ? ConversationSettings.parse(understood(given, ConversationSettings.shape)) : {};

/** What follows a message that isn't understood moves up. */
function noteUnread(nodes: Map<string, { readonly parent: string | undefined }>, message: unknown): void {
  if (!isRecord(message) || typeof message["id"] !== "string" || nodes.has(keyOf(message["id"]))) return;
  const { parent } = message;
  nodes.set(keyOf(message["id"]), { parent: typeof parent === "string" ? keyOf(parent) : undefined });
}

const timeOf = (message: unknown) => (isRecord(message) ? message["createdAt"] : undefined);

/** Not before 1970, when no conversation was held. */
const isPossible = (time: unknown): time is string =>
  typeof time === "string" && instant().safeParse(time).success && Date.parse(time) >= 0;

function toImported(message: ExportedMessage, labelOf: FileLabel, corrected: Corrected): ImportedMessage {
  const { id, parent, role, createdAt, attachments = [] } = message;
  const isReply = role === "assistant";
  const status = corrected(message.status, isReply ? message.status : "complete");
  const rating = corrected(message.rating, isReply ? message.rating : undefined);
  const failure = corrected(
    message.failure,
    status === "failed" ? REPLY_FAILURES.find((code) => code === message.failure) : undefined,
  );
  const steps = corrected(message.steps, isReply ? message.steps : undefined);
  // A message of files alone would say nothing without their names.
  const text =
    message.text.trim() === ""
      ? attachments.map(({ name, type }) => labelOf(type.startsWith("image/") ? "image" : "file", name)).join("\n")
      : message.text;
  return {
    id: keyOf(id),
    parent: parent === null ? null : keyOf(parent) || null,
    role,
    createdAt,
    status,
    text: storable(text),
    ...(rating === undefined ? {} : { rating }),
    ...(failure === undefined ? {} : { failure }),
    ...(steps === undefined ? {} : { steps }),
  };
}
