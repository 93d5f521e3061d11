import { beforeEach, describe, expect, it } from "@jest/globals";
import { CHOICE_CARD, type MessageCard, PROPOSAL_CARD, type ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { screen, waitFor, within } from "@testing-library/react";
import { createFixture } from "../testing/render-chat.tsx";
import {
  CONVERSATION,
  STORED,
  answerHistory,
  detail,
  field,
  forgetBrowser,
  showRoutes,
} from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);

const [question, reply] = detail().messages as [ServerMessage, ServerMessage];
const TURN = STORED;
const choice = (choices: readonly string[], state?: string): MessageCard => ({
  kind: CHOICE_CARD,
  data: { choices, ...(state && { state }) },
});
const ASKED = ["confirm", "decline"];
const proposal = (title: string, state?: string): MessageCard => ({
  kind: PROPOSAL_CARD,
  data: { does: "create", head: `**${title}**`, lines: [], title, ...(state && { state }) },
});
const later: ServerMessage = { ...question, id: "0f0e0d0c-0b0a-4908-8706-05040302a0aa", messageId: "client-9" };

async function show(cards: readonly MessageCard[], fixture = createFixture()) {
  const offering = { ...reply, replyTo: TURN, cards: [...cards] };
  answerHistory(fixture, () => detail({ messages: [question, offering, later] }));
  const view = showRoutes(`/chat/${CONVERSATION}`, fixture);
  await screen.findByText("Sam");
  // Below it, another reply may be on its way.
  const inReply = () => {
    const [shown] = screen.getAllByRole("article", { name: "Atrium" });
    return shown === undefined ? [] : within(shown).queryAllByRole("button");
  };
  const buttons = () =>
    inReply()
      .map((button) => button.getAttribute("aria-label") ?? button.textContent)
      .filter((name) => /^(?:Yes|No|Undo|Adjust)/.test(name ?? ""));
  return { ...view, fixture, buttons, inReply };
}

describe("what a reply offers", () => {
  it("has buttons while it's open, also below a later message", async () => {
    const { buttons } = await show([choice(ASKED), proposal("Lunch")]);
    await waitFor(() => expect(buttons()).toEqual(["Yes, do it", "No, leave it", "Adjust"]));
    expect(screen.queryByText("Done")).toBeNull();
  });

  it("has buttons for each of several proposals that are open, and for all of them", async () => {
    const { buttons } = await show([choice(ASKED), proposal("Lunch"), proposal("Walk", "declined"), proposal("Run")]);
    await waitFor(() =>
      expect(buttons()).toEqual([
        "Yes, do it: Lunch",
        "No, leave it: Lunch",
        "Yes, do it: Run",
        "No, leave it: Run",
        "Yes, do it all (2)",
        "No, leave them all",
        "Adjust",
      ]),
    );
    expect(screen.getAllByText("Declined")).toHaveLength(1);
  });

  it.each([
    ["done", "Done"],
    ["declined", "Declined"],
    ["undone", "Taken back"],
    ["closed", "No longer open"],
  ])("that's %s says so, without buttons", async (state, text) => {
    const { buttons } = await show([choice(ASKED, state), proposal("Lunch", state), choice(["undo"], "undone")]);
    await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));
    expect(buttons()).toEqual([]);
    expect(screen.getAllByText("Taken back")).toHaveLength(state === "undone" ? 2 : 1);
  });

  it("without proposals tells what became of the question", async () => {
    const { buttons } = await show([choice(ASKED, "declined")]);
    expect(await screen.findByText("Declined")).toBeTruthy();
    expect(buttons()).toEqual([]);
  });

  it("is chosen once, of one proposal alone if that's meant", async () => {
    const { user, fixture, buttons, inReply } = await show([choice(ASKED), proposal("Lunch"), proposal("Walk")]);
    await user.click(await screen.findByRole("button", { name: "Yes, do it: Walk" }));
    const act = { choice: "confirm", turn: TURN, item: 1 };
    const messageData = { content: "Yes, do it: Walk", metadata: { act } };
    await waitFor(() => expect(fixture.shell.published[0]).toMatchObject({ messageData }));
    expect(buttons()).toHaveLength(7);
    for (const button of inReply())
      if (/^(?:Yes|No|Adjust)/.test(button.textContent ?? "")) expect(button.hasAttribute("disabled")).toBe(true);
  });

  it("is adjusted in the message field, which has and selects the words that led to it, and stays open", async () => {
    const { user, buttons } = await show([choice(ASKED), proposal("Lunch")]);
    await user.click(await screen.findByRole("button", { name: "Adjust" }));
    const composer = field() as HTMLTextAreaElement;
    await waitFor(() => expect(composer.selectionEnd - composer.selectionStart).toBe(composer.value.length));
    expect(composer.value).not.toBe("");
    expect(document.activeElement).toBe(composer);
    const hints = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(hints.some((hint) => hint?.includes("stays open"))).toBe(true);
    expect(buttons()).toHaveLength(3);
  });

  it("changes at once when another reply settles it", async () => {
    const { tell, buttons } = await show([choice(ASKED), proposal("Lunch")]);
    await waitFor(() => expect(buttons()).toHaveLength(3));
    await tell({
      name: "message_response",
      data: {
        conversationId: CONVERSATION,
        message: "Done.",
        status: "completed",
        metadata: {
          turnId: later.id,
          attempt: 1,
          seq: 1,
          messageId: "client-9",
          replyId: "0f0e0d0c-0b0a-4908-8706-05040302a0ab",
          createdAt: "2026-01-01T12:00:00.000Z",
          settled: [{ turn: TURN, offer: "question", items: [0], state: "done" }],
        },
      },
    });
    await waitFor(() => expect(screen.getByText("Done")).toBeTruthy());
    expect(screen.queryByRole("button", { name: "Yes, do it" })).toBeNull();
  });
});
