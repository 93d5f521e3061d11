import type { textFinder } from "@atrium/shared-contracts/wire";
import { type ThreadData, textOf } from "../conversation/thread-data.ts";
import type { ThreadRow } from "../thread-rows/thread-row.ts";

/** A message that was found. */
export interface Hit {
  /** The row's key, or the message's id while it isn't loaded. */
  readonly key: string;
  readonly messageId: string | undefined;
  readonly isLoaded: boolean;
}

interface Searched {
  readonly rows: readonly ThreadRow[];
  readonly thread: ThreadData | undefined;
  /** The messages that the server has found, also those that aren't loaded. */
  readonly onServer: readonly string[];
  readonly finder: ReturnType<typeof textFinder>;
  /** The text of the reply that's being written to a message. */
  liveText(messageId: string): string;
}

/** The messages found, in the thread's order. Of those that are loaded, what's shown counts, not what the server has. */
export function findHits({ rows, thread, onServer, finder, liveText }: Searched): Hit[] {
  const loaded = new Set(thread?.messages.map(({ id }) => id));
  const has = (row: ThreadRow) => {
    switch (row.kind) {
      case "day":
        return false;
      case "user":
        return finder.holdsKept(textOf(row.message));
      case "reply":
        return finder.holdsMarkdown(textOf(row.message));
      case "unsent":
        return finder.holds(row.entry.content);
      case "live":
        return finder.holds(liveText(row.turn.messageId));
    }
  };
  return [
    ...onServer.filter((id) => !loaded.has(id)).map((id) => ({ key: id, messageId: id, isLoaded: false })),
    ...rows.filter(has).map((row) => ({
      key: row.key,
      messageId: row.kind === "user" || row.kind === "reply" ? row.message.id : undefined,
      isLoaded: true,
    })),
  ];
}

/** Index of the hit that was chosen by its key, also when it has been loaded since; -1 if it's none any more. */
export const indexOfHit = (hits: readonly Hit[], key: string | undefined) =>
  key === undefined ? -1 : hits.findIndex((hit) => hit.key === key || hit.messageId === key);

/** The hit to begin with: the first one from the row at the top of the view on, else the last one above it. */
export function firstHit(hits: readonly Hit[], rows: readonly ThreadRow[], topRow: number): Hit | undefined {
  const below = new Set(rows.slice(topRow).map(({ key }) => key));
  return hits.find(({ key }) => below.has(key)) ?? hits.at(-1);
}
