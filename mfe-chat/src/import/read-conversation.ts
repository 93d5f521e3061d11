import type { ImportedConversation, ImportedMessage } from "@atrium/shared-contracts/wire";

/** Why a conversation isn't imported. */
export type Skip = "broken" | "unknown" | "empty" | "tooLong";

/** A conversation of a file, as it can be sent to the server. */
export type Read =
  | {
      readonly conversation: ImportedConversation;
      /** How many of its messages can't be imported. */
      readonly lost: number;
      /** Whether details were left out that can't be right. */
      readonly isCorrected: boolean;
      /** How many attachments are only named. */
      readonly files: number;
    }
  | { readonly skip: Skip; readonly title: string };

/** What stands in a text for a file that isn't there. */
export type FileLabel = (kind: "image" | "file", name: string | undefined) => string;

const NUL = String.fromCodePoint(0);

/** Text that can be stored. */
export const storable = (text: string): string => text.toWellFormed().replaceAll(NUL, "");

const TITLE_MAX = 2_000;
const KEY_MAX = 200;

export const titleOf = (title: unknown): string =>
  typeof title === "string" ? storable(title.slice(0, TITLE_MAX - 1)) : "";

/** An id of a file, as long as the server takes it. */
export const keyOf = (id: string): string => storable(id).slice(0, KEY_MAX);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Finds the nearest node above another that's shown. What isn't shown is passed over; the parents of what isn't there are unknown. */
export function shownAbove<Node extends { readonly parent: string | undefined }>(
  nodes: ReadonlyMap<string, Node>,
  isShown: (node: Node) => boolean,
): (id: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (id) => {
    const passed: string[] = [];
    const seen = new Set([id]);
    let at = nodes.get(id)?.parent;
    let found: string | undefined;
    while (at !== undefined && !seen.has(at)) {
      const node = nodes.get(at);
      if (!node) break;
      if (isShown(node)) {
        found = at;
        break;
      }
      if (known.has(at)) {
        found = known.get(at);
        break;
      }
      seen.add(at);
      passed.push(at);
      at = node.parent;
    }
    for (const one of passed) known.set(one, found);
    return found;
  };
}

/**
 * The messages that hang together from a first message on: those whose parent isn't there are first ones, and those that are above
 * themselves are left out, as are repeated ones.
 */
export function wholeTree(messages: readonly ImportedMessage[]): ImportedMessage[] {
  const byId = new Map<string, ImportedMessage>();
  for (const message of messages) if (!byId.has(message.id)) byId.set(message.id, message);
  const state = new Map<string, "open" | "rooted" | "loose">();
  for (const start of byId.keys()) {
    const path: string[] = [];
    let at: string | undefined = start;
    while (at !== undefined && !state.has(at)) {
      state.set(at, "open");
      path.push(at);
      const parent: string | null = byId.get(at)?.parent ?? null;
      at = parent !== null && byId.has(parent) ? parent : undefined;
    }
    const end = at === undefined ? "rooted" : state.get(at) === "rooted" ? "rooted" : "loose";
    for (const id of path) state.set(id, end);
  }
  return [...byId.values()]
    .filter(({ id }) => state.get(id) === "rooted")
    .map((message) => (message.parent === null || byId.has(message.parent) ? message : { ...message, parent: null }));
}
