import type { ImportedMessage } from "@atrium/shared-contracts/wire";
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

/** True if it looks like a conversation of ChatGPT's export. */
export const isChatGpt = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && isRecord(value["mapping"]);

interface Node {
  readonly id: string;
  readonly parent: string | undefined;
  /** Undefined if people don't see it: of the system, of a tool, hidden or empty. */
  readonly said: { readonly role: "user" | "assistant"; readonly text: string; readonly files: number } | undefined;
  readonly time: number | undefined;
}

/**
 * Reads a conversation of ChatGPT's export. What people don't see is left out, and what follows it moves up. The parts of a reply
 * between which a tool was used become one message. Files aren't in the export, so the text names them.
 */
export function readChatGpt(value: Readonly<Record<string, unknown>>, labelOf: FileLabel): Read {
  const title = titleOf(value["title"]);
  const begun = timeOf(value["create_time"]);
  const mapping = isRecord(value["mapping"]) ? value["mapping"] : {};
  const nodes = new Map(Object.entries(mapping).map(([id, node]) => [id, readNode(id, node, labelOf)]));
  const said = [...nodes.values()].filter((node) => node.said !== undefined);
  if (said.length === 0) return { skip: "empty", title };
  const above = shownAbove(nodes, ({ said: what }) => what !== undefined);
  const withReplies = new Set<string>();
  const withQuestions = new Set<string>();
  for (const { id, said: what } of said) {
    const parent = above(id);
    if (parent !== undefined) (what?.role === "user" ? withQuestions : withReplies).add(parent);
  }
  const start = begun ?? said.find(({ time }) => time !== undefined)?.time ?? Date.now() / 1000;
  const roleOf = (id: string | undefined) => (id === undefined ? undefined : nodes.get(id)?.said?.role);
  const messages: ImportedMessage[] = [];
  let files = 0;
  let lost = 0;
  let length = 0;
  for (const { id, said: what, time } of inOrder(said)) {
    if (!what) continue;
    files += what.files;
    // Continued by another part of the same reply, and by nothing else.
    if (what.role === "assistant" && withReplies.has(id) && !withQuestions.has(id)) continue;
    const texts = [what.text];
    let parent = above(id);
    const passed = new Set([id]);
    while (what.role === "assistant" && parent !== undefined && roleOf(parent) === "assistant" && !passed.has(parent)) {
      passed.add(parent);
      texts.unshift(nodes.get(parent)?.said?.text ?? "");
      parent = above(parent);
    }
    if (parent !== undefined && passed.has(parent)) {
      lost += 1;
      continue;
    }
    const text = texts.filter((part) => part !== "").join("\n\n");
    length += text.length;
    if (length > MAX_LENGTH) return { skip: "tooLong", title };
    messages.push({
      id: keyOf(id),
      parent: parent === undefined ? null : keyOf(parent),
      role: what.role,
      createdAt: isoOf(time ?? start),
      status: "complete",
      text,
    });
  }
  const tree = wholeTree(messages);
  if (tree.length === 0) return { skip: "empty", title };
  const current = value["current_node"];
  const shown = typeof current === "string" ? (nodes.get(current)?.said ? current : above(current)) : undefined;
  const ended = Math.max(
    timeOf(value["update_time"]) ?? start,
    ...tree.slice(-1).map((one) => Date.parse(one.createdAt) / 1000),
  );
  return {
    conversation: {
      source: sourceOf(value, title),
      title,
      createdAt: isoOf(start),
      updatedAt: isoOf(ended),
      ...(value["is_archived"] === true ? { archived: true } : {}),
      ...(shown === undefined ? {} : { shown: keyOf(shown) }),
      messages: tree,
    },
    isCorrected: false,
    lost: lost + messages.length - tree.length,
    files,
  };
}

/** Characters of all texts together. The parts of a reply repeat in each of its versions. */
const MAX_LENGTH = 8 * 1024 * 1024;

function sourceOf(value: Readonly<Record<string, unknown>>, title: string): string {
  const id = [value["conversation_id"], value["id"]].find((one) => typeof one === "string" && one !== "");
  return keyOf(typeof id === "string" ? `chatgpt:${id}` : `chatgpt:?${String(value["create_time"])}:${title}`);
}

const inOrder = (nodes: readonly Node[]): Node[] =>
  // Stable, so that nodes without a time stay where they are.
  nodes.toSorted((a, b) => (a.time === undefined || b.time === undefined ? 0 : a.time - b.time));

function readNode(id: string, value: unknown, labelOf: FileLabel): Node {
  const node = isRecord(value) ? value : {};
  const message = isRecord(node["message"]) ? node["message"] : undefined;
  return {
    id,
    parent: typeof node["parent"] === "string" ? node["parent"] : undefined,
    said: message && readMessage(message, labelOf),
    time: timeOf(message?.["create_time"]),
  };
}

function readMessage(message: Readonly<Record<string, unknown>>, labelOf: FileLabel): Node["said"] {
  const author = isRecord(message["author"]) ? message["author"] : {};
  const metadata = isRecord(message["metadata"]) ? message["metadata"] : {};
  const { recipient } = message;
  const role = author["role"];
  if (role !== "user" && role !== "assistant") return undefined;
  if (metadata["is_visually_hidden_from_conversation"] === true) return undefined;
  // Said to a tool.
  if (typeof recipient === "string" && recipient !== "all") return undefined;
  const content = isRecord(message["content"]) ? message["content"] : {};
  const parts: readonly unknown[] = Array.isArray(content["parts"]) ? content["parts"] : [];
  const texts = parts.map(textOf).filter((text) => text.trim() !== "");
  const named = attachmentsOf(metadata);
  const images = parts.filter((part) => isRecord(part) && part["content_type"] === "image_asset_pointer").length;
  const unnamed = Math.max(0, images - named.filter(({ kind }) => kind === "image").length);
  const labels = [
    ...named.map(({ kind, name }) => labelOf(kind, name)),
    ...Array.from({ length: unnamed }, () => labelOf("image", undefined)),
  ];
  const text = storable([...labels, ...texts].join("\n\n"));
  return text.trim() === "" ? undefined : { role, text, files: labels.length };
}

function textOf(part: unknown): string {
  if (typeof part === "string") return part;
  // What was said aloud.
  if (isRecord(part) && part["content_type"] === "audio_transcription" && typeof part["text"] === "string")
    return part["text"];
  return "";
}

function attachmentsOf(metadata: Readonly<Record<string, unknown>>) {
  const attachments: readonly unknown[] = Array.isArray(metadata["attachments"]) ? metadata["attachments"] : [];
  return attachments.filter(isRecord).map(({ name, mime_type: type }) => ({
    kind: typeof type === "string" && type.startsWith("image/") ? ("image" as const) : ("file" as const),
    name: typeof name === "string" ? name.slice(0, 255) : undefined,
  }));
}

/** Seconds since 1970. */
const timeOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) && value > 0 && value < 1e11 ? value : undefined;
const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
