import { describe, expect, it } from "@jest/globals";
import type { MessageCard } from "./message.ts";
import { CHOICE_CARD, offerState, PROPOSAL_CARD, settledCards } from "./offers.ts";

const choice = (...choices: string[]): MessageCard => ({ kind: CHOICE_CARD, data: { choices } });
const proposal = (head: string): MessageCard => ({ kind: PROPOSAL_CARD, data: { does: "create", head, lines: [] } });
const CARDS = [choice("undo"), choice("confirm", "decline"), proposal("a"), proposal("b")];
const states = (cards: readonly MessageCard[]) => cards.map((card) => offerState(card) ?? "open");

describe("what became of what a reply offers", () => {
  it("is on its deed, or on its proposals, and on its question once none of them is open", () => {
    expect(states(settledCards(CARDS, { offer: "deed", state: "undone" }))).toEqual(["undone", "open", "open", "open"]);
    const one = settledCards(CARDS, { offer: "question", items: [1], state: "done" });
    expect(states(one)).toEqual(["open", "open", "open", "done"]);
    const rest = settledCards(one, { offer: "question", items: [0], state: "declined" });
    expect(states(rest)).toEqual(["open", "declined", "declined", "done"]);
    expect(states(settledCards(rest, { offer: "question", items: [1], state: "undone" }))[3]).toBe("undone");
  });

  it("isn't closed or declined once it's something else, and may be done later in another branch", () => {
    const done = settledCards(CARDS, { offer: "question", items: [0], state: "done" });
    const closed = settledCards(done, { offer: "question", state: "closed" });
    expect(states(closed)).toEqual(["open", "closed", "done", "closed"]);
    expect(states(settledCards(closed, { offer: "question", items: [1], state: "done" }))).toEqual([
      "open",
      "done",
      "done",
      "done",
    ]);
  });

  it("of a question without proposals is on the question", () => {
    const asked = [choice("confirm", "decline"), { kind: "calendar.event", data: { title: "Lunch" } }];
    expect(states(settledCards(asked, { offer: "question", state: "declined" }))).toEqual(["declined", "open"]);
    expect(offerState({ kind: CHOICE_CARD, data: { state: "other" } })).toBeUndefined();
  });
});
