import { rerunOf } from "./rerun-turn.ts";
import { describe, expect, it } from "@jest/globals";
import type { RealtimeEvent, TurnSnapshot } from "@atrium/shared-contracts/wire/chat";
import { chatStateOf } from "./chat-state.ts";
import { actionOf } from "./event-actions.ts";
import type { LiveAction } from "./live-action.ts";
import { type LiveState, NO_TURNS, liveReducer, runningTurn } from "./live-state.ts";
import { sentencesOf } from "./sentences.ts";

const run = (actions: readonly (LiveAction | undefined)[], from: LiveState = NO_TURNS) =>
  actions.reduce<LiveState>((state, action) => (action ? liveReducer(state, action) : state), from);
const sent: LiveAction = { type: "sent", messageId: "message-1", conversationId: "temp-1" };
const accepted: LiveAction = { type: "accepted", messageId: "message-1", conversationId: "c", turnId: "t" };
const position = { turnId: "t", attempt: 1, messageId: "message-1" };
const chunk = (seq: number, offset: number, content: string): RealtimeEvent => ({
  name: "message_chunk",
  data: { conversationId: "c", content, metadata: { ...position, seq, offset } },
});
const response = (message: string, status = "completed"): RealtimeEvent => ({
  name: "message_response",
  data: {
    conversation_id: "c",
    message,
    status,
    metadata: { ...position, seq: 9, replyId: "r", createdAt: "2026-01-01T00:00:00Z" },
  },
});
const failure: RealtimeEvent = { name: "error", data: { conversationId: "c", metadata: { ...position } } };
const mode = (state: LiveState) => chatStateOf(state, "c", true).streamingMode;
const snapshot = (more: Partial<TurnSnapshot>): TurnSnapshot => ({
  turnId: "t",
  conversationId: "c",
  messageId: "message-1",
  state: "running",
  attempt: 1,
  seq: 0,
  partial: "",
  ...more,
});

describe("streamingMode", () => {
  it("goes from waiting through typing and streaming to complete", () => {
    const waiting = run([sent, accepted]);
    expect(mode(waiting)).toBe("waiting");
    const typing = run([{ type: "typing-delay-passed", messageId: "message-1" }], waiting);
    expect(mode(typing)).toBe("typing");
    expect(chatStateOf(typing, "c", true)).toMatchObject({
      isWaitingForResponse: true,
      isTyping: true,
      isStreaming: false,
    });
    const streaming = run([actionOf(chunk(1, 0, "Hel"))], typing);
    expect(chatStateOf(streaming, "c", true)).toMatchObject({
      streamingMode: "streaming",
      isStreaming: true,
      isWaitingForResponse: false,
      streamingMessage: "Hel",
      streamingConversationId: "c",
    });
    const complete = run([actionOf(response("Hello."))], streaming);
    expect(mode(complete)).toBe("complete");
    expect(run([{ type: "typing-delay-passed", messageId: "message-1" }], complete)).toBe(complete);
  });

  it("becomes null with the server's message, or 'Unknown streaming error', and keeps the text so far", () => {
    const failed = run([sent, accepted, actionOf(chunk(1, 0, "Half")), actionOf(failure)]);
    expect(chatStateOf(failed, "c", true)).toMatchObject({ streamingMode: null, error: "Unknown streaming error" });
    expect(failed.turns.get("message-1")?.text.shown).toBe("Half");
  });

  it("is null for an idle conversation", () => {
    expect(mode(NO_TURNS)).toBeNull();
    expect(chatStateOf(run([sent, accepted, actionOf(chunk(1, 0, "x"))]), "other", true).streamingMessage).toBeNull();
  });

  it("is null when the message couldn't be sent", () => {
    expect(run([sent, { type: "send-failed", messageId: "message-1" }]).turns.size).toBe(0);
  });
});

describe("server events", () => {
  it("a pending conversation gets its real id when the server has the message", () => {
    expect(run([sent, accepted]).turns.get("message-1")).toMatchObject({ conversationId: "c", turnId: "t" });
  });

  it("a reply requested by another tab is also followed", () => {
    expect(mode(run([actionOf(chunk(1, 0, "Hi"))]))).toBe("streaming");
  });

  it("chunks of one conversation don't affect another", () => {
    const state = run([sent, accepted, actionOf(chunk(1, 0, "mine"))]);
    expect(runningTurn(state, "other")).toBeUndefined();
  });

  it("events after the reply is in the thread are ignored", () => {
    const done = run([sent, accepted, { type: "answered", messageIds: ["message-1"] }]);
    expect(run([actionOf(chunk(1, 0, "late")), actionOf(response("late")), accepted], done)).toBe(done);
  });

  it("a retry starts over even if the failed reply was in the thread", () => {
    const failed = run([sent, accepted, actionOf(failure), { type: "answered", messageIds: ["message-1"] }]);
    expect(failed.turns.get("message-1")?.error).toBe("Unknown streaming error");
    const again = run(
      [
        {
          type: "rerun",
          turn: rerunOf(snapshot({ messageId: "message-1", turnId: "t", state: "queued", partial: "" }), 0),
        },
      ],
      failed,
    );
    expect(mode(again)).toBe("waiting");
  });

  it("a snapshot gives a running turn's state, or why it failed", () => {
    expect(
      chatStateOf(run([{ type: "snapshot", snapshot: snapshot({ seq: 3, partial: "So far" }) }]), "c", true)
        .streamingMessage,
    ).toBe("So far");
    expect(
      chatStateOf(run([{ type: "snapshot", snapshot: snapshot({ state: "failed", error: "No" }) }]), "c", true).error,
    ).toBe("No");
    expect(run([{ type: "snapshot", snapshot: snapshot({ state: "done" }) }])).toBe(NO_TURNS);
  });

  it("unnumbered text goes to its conversation's running turn", () => {
    const plain: RealtimeEvent = { name: "message_chunk", data: { conversation_id: "c", text: "plain" } };
    expect(chatStateOf(run([sent, accepted, actionOf(plain), actionOf(plain)]), "c", true).streamingMessage).toBe(
      "plainplain",
    );
  });

  it("graph events name the active node", () => {
    const event: RealtimeEvent = {
      name: "graph-event-calendar",
      data: { conversationId: "c", status: "running", metadata: position },
    };
    expect(run([sent, accepted, actionOf(event)]).turns.get("message-1")?.node).toBe("calendar");
  });

  it("a step that has begun is there until there's more text, or the end", () => {
    const begun = (offset: number, attempt = 1): RealtimeEvent => ({
      name: "graph-event-general",
      data: {
        conversationId: "c",
        status: "running",
        metadata: { ...position, attempt, step: { kind: "weather", offset } },
      },
    });
    const stepAfter = (...actions: (LiveAction | undefined)[]) =>
      run([sent, accepted, actionOf(chunk(1, 0, "Hel")), actionOf(begun(3)), ...actions]).turns.get("message-1")?.step
        ?.kind;
    const snapshotOf = (partial: string): LiveAction => ({ type: "snapshot", snapshot: snapshot({ seq: 2, partial }) });
    expect(stepAfter()).toBe("weather");
    expect(stepAfter(snapshotOf("Hel"))).toBe("weather");
    expect(stepAfter(snapshotOf("Hello"))).toBeUndefined();
    expect(stepAfter(actionOf(chunk(2, 3, "lo")))).toBeUndefined();
    expect(stepAfter(actionOf(chunk(2, 3, "lo")), actionOf(begun(3)))).toBeUndefined();
    expect(stepAfter(actionOf(response("Hello")), actionOf(begun(5)))).toBeUndefined();
    expect(stepAfter(actionOf(failure))).toBeUndefined();
    const later = actionOf({
      name: "message_chunk",
      data: { conversationId: "c", content: "H", metadata: { ...position, attempt: 2, seq: 1, offset: 0 } },
    });
    expect(run([sent, accepted, later, actionOf(begun(3))]).turns.get("message-1")?.step).toBeNull();
  });

  it("'success' means finished, 'stopped' is marked, other states don't end the reply", () => {
    expect(mode(run([sent, accepted, actionOf(response("x", "success"))]))).toBe("complete");
    expect(run([sent, accepted, actionOf(response("x", "stopped"))]).turns.get("message-1")?.stopped).toBe(true);
    expect(actionOf(response("x", "processing"))).toBeUndefined();
  });

  it("deleting a conversation ends its replies in progress", () => {
    const deleted: RealtimeEvent = { name: "conversation_changed", data: { conversationId: "c", change: "deleted" } };
    expect(run([sent, accepted, actionOf(deleted)]).turns.size).toBe(0);
  });
});

describe("sentences", () => {
  it("splits finished sentences from the one being written", () => {
    expect(sentencesOf("One. Two! Thr")).toEqual({ displayedSentences: ["One.", "Two!"], sentenceBuffer: "Thr" });
    expect(sentencesOf("一つ。二つ。三")).toEqual({ displayedSentences: ["一つ。", "二つ。"], sentenceBuffer: "三" });
    expect(sentencesOf("")).toEqual({ displayedSentences: [], sentenceBuffer: "" });
  });
});

describe("a turn that runs again", () => {
  const snapshot = { turnId: "t", conversationId: "c", messageId: "m", state: "running", attempt: 2, seq: 0 } as const;

  it("doesn't wait again for a reply that's there, or running, when the message is sent once more", () => {
    const answered = run([{ type: "answered", messageIds: ["message-1"] }]);
    expect(run([sent, accepted], answered)).toBe(answered);
    const streaming = run([accepted, actionOf(chunk(1, 0, "Hel"))]);
    expect(run([sent], streaming)).toBe(streaming);
  });

  it("shows when another device has asked for it, from the text that it continues", () => {
    const answered = liveReducer(NO_TURNS, { type: "answered", messageIds: ["m"] });
    const loaded = { type: "thread-loaded", conversationId: "c", requestedAt: 1 } as const;
    const again = liveReducer(answered, { ...loaded, answered: [], turn: { ...snapshot, partial: "Once" } });
    expect(again.turns.get("m")?.text.shown).toBe("Once");
    // The thread has another version of the reply.
    const hidden = liveReducer(answered, { ...loaded, answered: ["m"], turn: { ...snapshot, partial: "" } });
    expect(hidden.turns.size).toBe(0);
  });

  it("ignores late chunks of the run before", () => {
    const begun = liveReducer(NO_TURNS, {
      type: "rerun",
      turn: rerunOf({ ...snapshot, state: "queued", partial: "" }, 1),
    });
    const to = { messageId: "m", conversationId: "c" };
    const chunk = (attempt: number, content: string) =>
      ({ type: "chunk", to, chunk: { attempt, seq: 1, offset: 0, content } }) as const;
    const late = liveReducer(begun, chunk(2, "old"));
    expect(liveReducer(late, chunk(3, "new")).turns.get("m")?.text.shown).toBe("new");
    expect(late.turns.get("m")?.text.shown).toBe("");
  });
});
