import { describe, expect, it } from "@jest/globals";
import { NOTHING_SENT, type SendingAction, sendingReducer } from "./sending-state.ts";

const after = (...actions: readonly SendingAction[]) => actions.reduce(sendingReducer, NOTHING_SENT);
const fellBack: SendingAction = { type: "fell-back", messageId: "m", reason: "sendError.socket" };
const delivered = (temporaryId?: string): SendingAction => ({
  type: "delivered",
  messageId: "m",
  conversationId: "c",
  temporaryId,
});

describe("the messages sent in this session", () => {
  it("say why one goes over HTTP, until it's delivered or has failed", () => {
    expect([...after(fellBack).fallbacks]).toEqual([["m", "sendError.socket"]]);
    expect(after(fellBack, delivered()).fallbacks.size).toBe(0);
    expect(after(fellBack, { type: "failed", messageId: "m" }).fallbacks.size).toBe(0);
    expect(after(fellBack, { type: "failed", messageId: "another" }).fallbacks.size).toBe(1);
  });

  it("say which conversation a temporary one became", () => {
    expect([...after(delivered("temp-1")).settled]).toEqual([["temp-1", "c"]]);
    expect(after(delivered())).toBe(NOTHING_SENT);
  });
});
