import { BehaviorSubject } from "@atrium/shared-contracts/rx";
import { marbles } from "@atrium/shared-contracts/testing";
import { describe, it } from "@jest/globals";
import type { LiveAction } from "./live-action.ts";
import { NO_TURNS, liveReducer } from "./live-state.ts";
import { typingDelay } from "./typing-delay.ts";

const states = (...actions: readonly LiveAction[]) => actions.reduce(liveReducer, NO_TURNS);
const sent = (messageId: string): LiveAction => ({ type: "sent", messageId, conversationId: "c" });
const chunk: LiveAction = {
  type: "chunk",
  to: { messageId: "m", conversationId: "c" },
  chunk: { attempt: 1, seq: 1, offset: 0, content: "Hi" },
};
const STATES = {
  0: NO_TURNS,
  m: states(sent("m")),
  b: states(sent("m"), sent("n")),
  w: states(sent("m"), chunk),
};

describe("the typing delay", () => {
  it(
    "passes a second after a message was sent, for each message on its own",
    marbles(({ hot, expectObservable }) => {
      const live$ = new BehaviorSubject(NO_TURNS);
      hot("-m 399ms b", STATES).subscribe(live$);
      expectObservable(typingDelay(live$)).toBe("1001ms m 399ms n");
    }),
  );

  it(
    "doesn't pass once the reply has begun",
    marbles(({ hot, expectObservable }) => {
      expectObservable(typingDelay(hot("-m 900ms w", STATES))).toBe("-");
    }),
  );
});
