import {
  ConversationSettings,
  ExportedHead,
  ExportedMessage,
  type ImportedMessage,
} from "@atrium/shared-contracts/wire";
import { type FileLabel, isRecord, keyOf, type Read, storable, titleOf, wholeTree } from "./read-conversation.ts";

/** Reads a conversation of Atrium's own export. */
export function readAtrium(value: unknown, labelOf: FileLabel): Read {
  const title = isRecord(value) ? titleOf(value["title"]) : "";
  if (!isRecord(value) || !Array.isArray(value["messages"])) return { skip: "unknown", title };
  const { settings: given, ...rest } = value;
  const head = ExportedHead.safeParse(rest);
  if (!head.success) return { skip: "unknown", title };
  const all: readonly unknown[] = value["messages"];
  let files = 0;
  const messages = wholeTree(
    all.flatMap((one) => {
      const message = ExportedMessage.safeParse(one);
      if (!message.success || message.data.id === "") return [];
      files += message.data.attachments?.length ?? 0;
      return [toImported(message.data, labelOf)];
    }),
  );
  if (messages.length === 0) return { skip: "empty", title };
  const { id, createdAt, updatedAt, shown, archived } = head.data;
  const settings = settingsOf(given);
  const leaf = shown === undefined ? undefined : keyOf(shown);
  return {
    conversation: {
      source: keyOf(`atrium:${id}`),
      title,
      createdAt,
      updatedAt,
      ...(archived ? { archived } : {}),
      ...(leaf ? { shown: leaf } : {}),
      ...(Object.keys(settings).length === 0 ? {} : { settings }),
      messages,
    },
    lost: all.length - messages.length,
    files,
  };
}

/** Those that are understood, of a file that may be of another version, or changed by hand. */
function settingsOf(given: unknown): ConversationSettings {
  if (!isRecord(given)) return {};
  const known = Object.entries(ConversationSettings.shape).filter(([name, setting]) => {
    const value = given[name];
    return value !== undefined && setting.safeParse(value).success;
  });
  return ConversationSettings.parse(Object.fromEntries(known.map(([name]) => [name, given[name]])));
}

function toImported(message: ExportedMessage, labelOf: FileLabel): ImportedMessage {
  const { id, parent, role, createdAt, status, rating, failure, attachments = [] } = message;
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
    ...(failure === undefined ? {} : { failure: storable(failure) }),
  };
}
