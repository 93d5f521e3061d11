import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import { type KnownMessage, type ThreadData, holdsMessage, identityOf } from "./thread-data.ts";

/**
 * The stored messages to show above those of the outbox. An edited message on its way takes the place of the one that it edits, and of everything below
 * it. A refused one would hide what's sent after it.
 */
export function shownMessages(
  thread: ThreadData | undefined,
  entries: readonly OutboxEntry[],
): readonly KnownMessage[] {
  const all = thread?.messages ?? [];
  const sent = new Set(all.map((one) => identityOf(one)));
  const edited = entries.flatMap(({ edits, messageId, state }) =>
    edits === undefined || state === "failed" || sent.has(messageId) ? [] : all.findIndex(({ id }) => id === edits),
  );
  return all.slice(0, edited.find((at) => at !== -1) ?? all.length);
}

/**
 * Whether the message goes to another branch than the one that's shown. Of what's above the loaded messages, it's assumed that the message was written in
 * their branch.
 */
export function isElsewhere(thread: ThreadData | undefined, { answers, createdAt }: OutboxEntry): boolean {
  const [first] = thread?.messages ?? [];
  if (answers === undefined || thread === undefined || first === undefined || holdsMessage(thread, answers))
    return false;
  return thread.olderCursor === undefined || Date.parse(first.createdAt) < createdAt;
}

/** Where the next message is written: below the last one shown that the server has named, and below those of the outbox in that branch that it doesn't refuse. */
export function placeBelow(
  thread: ThreadData | undefined,
  entries: readonly OutboxEntry[],
): Pick<OutboxEntry, "answers" | "follows"> {
  const answers = shownMessages(thread, entries).findLast(({ isUnnamed }) => !isUnnamed)?.id;
  const follows = entries.findLast((entry) => entry.state !== "failed" && !isElsewhere(thread, entry))?.messageId;
  return { ...(answers !== undefined && { answers }), ...(follows !== undefined && { follows }) };
}
