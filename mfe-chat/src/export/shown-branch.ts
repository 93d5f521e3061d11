import type { ExportedConversation, ExportedMessage } from "@atrium/shared-contracts/wire";

/** The messages of the shown branch, from the first to the last. */
export function shownBranch({ messages, shown }: ExportedConversation): ExportedMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  // While another version of a reply is written, the branch ends with the message. The newest reply belongs to it.
  const last = new Map(messages.map((message) => [message.parent, message]));
  let leaf = shown === undefined ? messages.at(-1) : byId.get(shown);
  for (let next = leaf && last.get(leaf.id); next; next = last.get(next.id)) leaf = next;
  const branch: ExportedMessage[] = [];
  for (let at = leaf; at; at = at.parent === null ? undefined : byId.get(at.parent)) branch.push(at);
  return branch.reverse();
}
