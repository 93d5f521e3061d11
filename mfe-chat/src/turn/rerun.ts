import { focusComposer } from "../focus/focus-composer.ts";
import type { ShellApi } from "@atrium/shared-contracts/contract";
import { chatCalls, type TurnSnapshot } from "@atrium/shared-contracts/wire/chat";
import { threadKey } from "../conversation/conversation-api.ts";
import type { ThreadData } from "../conversation/thread-data.ts";
import { rerunOf } from "../live/rerun-turn.ts";
import type { ChatSession } from "../session/chat-session.ts";
import type { Rerun } from "./turn-api.ts";

/** Has a reply written again, and shows it from its first word on. Resolves to the turn as it is then. */
export async function rerun(shell: ShellApi, { client, live }: ChatSession, asked: Rerun): Promise<TurnSnapshot> {
  const turn = await call(shell, asked);
  if (turn.state !== "queued" && turn.state !== "running") return turn;
  // The button that asked for it goes away, and the field is where one goes on.
  focusComposer(document.activeElement?.closest("[role=log] .message"));
  client.setQueryData<ThreadData>(threadKey(turn.conversationId), (known) => known && without(known, turn, asked));
  live.dispatch({ type: "rerun", turn: rerunOf(turn, performance.now()) });
  live.dispatch({ type: "snapshot", snapshot: turn });
  return turn;
}

async function call({ http }: ShellApi, asked: Rerun): Promise<TurnSnapshot> {
  const params = { id: asked.turnId };
  switch (asked.verb) {
    case "retry":
      return (await http.call(chatCalls.retry, { params })).turn;
    case "regenerate":
      return (await http.call(chatCalls.regenerate, { params, body: { newest: asked.newest } })).turn;
    case "continue": {
      const { reply, length } = asked;
      return (await http.call(chatCalls.continue, { params, body: { reply, length } })).turn;
    }
  }
}

/** The thread without what's written again: a reply in its place, or everything below the message that gets another one. */
function without(known: ThreadData, { turnId }: TurnSnapshot, { verb }: Rerun): ThreadData {
  const { messages } = known;
  if (verb !== "regenerate") return { ...known, messages: messages.filter(({ replyTo }) => replyTo !== turnId) };
  const at = messages.findIndex(({ id }) => id === turnId);
  return at === -1 ? known : { ...known, messages: messages.slice(0, at + 1) };
}
