import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { act, screen, waitFor, within } from "@testing-library/react";
import { createFixture } from "../testing/render-chat.tsx";
import {
  CONVERSATION,
  REPLY,
  STORED,
  answerHistory,
  detail,
  field,
  forgetBrowser,
  showRoutes,
} from "../testing/show-routes.tsx";

/** The browser's voice, which ends a sentence when the test says so. */
class FakeSpeech extends EventTarget {
  readonly said: SpeechSynthesisUtterance[] = [];
  cancelled = 0;
  getVoices = () => [{ lang: "en-US", localService: true, default: true }];
  speak = (utterance: SpeechSynthesisUtterance) => void this.said.push(utterance);
  cancel = () => void (this.cancelled += 1);
}

let speech: FakeSpeech;
const written: string[] = [];
beforeEach(() => {
  forgetBrowser();
  speech ??= new FakeSpeech();
  speech.said.length = 0;
  written.length = 0;
  Object.defineProperty(globalThis, "speechSynthesis", { configurable: true, value: speech });
  globalThis.SpeechSynthesisUtterance = class extends EventTarget {
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  } as unknown as typeof SpeechSynthesisUtterance;
});

const hears = (sentence: number, event: "end" | "error") =>
  act(() => void speech.said[sentence]?.dispatchEvent(new Event(event)));

const [question, reply] = detail().messages as [ServerMessage, ServerMessage];
const answered: ServerMessage = { ...reply, replyTo: STORED };

async function show(message: ServerMessage = answered, fixture = createFixture()) {
  answerHistory(fixture, () => detail({ messages: [question, message] }));
  const view = showRoutes(`/chat/${CONVERSATION}`, fixture);
  await screen.findByRole("button", { name: "Good reply" });
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
  const button = (name: string) =>
    within(screen.getByRole("article", { name: "Atrium" })).getByRole("button", { name });
  return { ...view, fixture, button };
}

const pressed = (button: HTMLElement) => button.getAttribute("aria-pressed");

describe("rating a reply", () => {
  it("is shown as pressed, taken back by pressing again, and one instead of the other", async () => {
    const { fixture, user, button } = await show({ ...answered, rating: "good" });
    expect([pressed(button("Good reply")), pressed(button("Bad reply"))]).toEqual(["true", "false"]);
    const ratings: unknown[] = [];
    fixture.shell.answer(`PUT /chat/messages/${REPLY}/rating`, ({ body }) => {
      ratings.push(body);
      return { status: "success" };
    });
    await user.click(button("Bad reply"));
    await waitFor(() => expect(pressed(button("Bad reply"))).toBe("true"));
    expect(pressed(button("Good reply"))).toBe("false");
    await waitFor(() => expect(screen.getByRole("button", { name: "Tell us more" })).toBeTruthy());
    await user.click(button("Bad reply"));
    await waitFor(() => expect(pressed(button("Bad reply"))).toBe("false"));
    expect(ratings).toEqual([{ rating: "bad" }, { rating: null }]);
    expect(screen.queryByRole("button", { name: "Tell us more" })).toBeNull();
  });

  it("moves none of the reply's other buttons", async () => {
    const { fixture, user, button } = await show();
    fixture.shell.answer(`PUT /chat/messages/${REPLY}/rating`, () => ({ status: "success" }));
    await user.click(button("Good reply"));
    const words = await screen.findByRole("button", { name: "Tell us more" });
    expect(getComputedStyle(words).order).toBe("1");
  });

  it("goes back and says so if it can't be stored", async () => {
    const { fixture, user, button } = await show();
    fixture.shell.answer(`PUT /chat/messages/${REPLY}/rating`, () => {
      throw new HttpError("HTTP 500", 500);
    });
    await user.click(button("Good reply"));
    await waitFor(() => expect(fixture.shell.toasts.at(-1)?.title).toBe("Couldn't save your rating"));
    expect(pressed(button("Good reply"))).toBe("false");
  });

  it("goes to the product's feedback with the words that the person adds, which survive a failure", async () => {
    const { fixture, user, button } = await show();
    fixture.shell.answer(`PUT /chat/messages/${REPLY}/rating`, () => ({ status: "success" }));
    await user.click(button("Bad reply"));
    await user.click(await screen.findByRole("button", { name: "Tell us more" }));
    const dialog = await screen.findByRole("dialog", { name: "What was wrong with this reply?" });
    const send = within(dialog).getByRole("button", { name: "Send" });
    expect(send.hasAttribute("disabled")).toBe(true);
    const words = await within(dialog).findByRole("textbox", { name: "Your feedback" });
    await user.type(words, "Too short");
    fixture.shell.answer("POST /userFeedback", () => ({ status: "error", message: "No" }));
    await user.click(send);
    expect((await within(dialog).findByRole("alert")).textContent).toContain("Failed to submit feedback");
    expect((words as HTMLTextAreaElement).value).toBe("Too short");
    const sent: unknown[] = [];
    fixture.shell.answer("POST /userFeedback", ({ body }) => {
      sent.push(body);
      return { status: "success" };
    });
    await user.click(send);
    await waitFor(() => expect(fixture.shell.toasts.at(-1)?.title).toBe("Thank you for your feedback!"));
    expect(sent).toEqual([{ type: "general", content: `Too short\n\n(About a reply rated bad, ${REPLY})` }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("button", { name: "Tell us more" })).toBeNull();
  });
});

describe("a message", () => {
  it("of the person's own can be edited, also in a copy, where its ids are the same", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail({ messages: [{ ...question, messageId: STORED }, answered] }));
    const { user } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    const own = within(await screen.findByRole("article", { name: "You" }));
    await user.click(await own.findByRole("button", { name: "Edit message" }));
    expect(await own.findByRole("textbox", { name: "Edit message" })).toBeTruthy();
    expect(own.getByText("Ctrl+Enter to send")).toBeTruthy();
  });

  it("that's written again moves the focus to the field", async () => {
    const { fixture, user, button } = await show();
    const turn = {
      turnId: STORED,
      conversationId: CONVERSATION,
      messageId: "client-1",
      state: "running",
      attempt: 2,
      seq: 0,
      partial: "",
    } as const;
    answerHistory(fixture, () => detail({ messages: [question], turn }));
    fixture.shell.answer(`POST /chat/turns/${STORED}/regenerate`, () => ({ turn }));
    await user.click(button("Regenerate"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Regenerate" })).toBeNull());
    expect(document.activeElement).toBe(field());
  });

  it("is copied as Markdown, as it was written", async () => {
    const { user, button } = await show();
    const copied = jest.spyOn(navigator.clipboard, "writeText");
    await user.click(button("Copy as Markdown"));
    expect(copied).toHaveBeenCalledWith("Hi **Sam**");
    expect(button("Copied")).toBeTruthy();
  });

  describe("with cards", () => {
    const cards = ["Sencha", "Assam"].map((id) => ({ kind: "tea", data: { id }, says: `**${id}** of ours` }));
    const text = "Two teas:\n\n- **Sencha** of ours\n- **Assam** of ours";
    const withCards = (written: string) => show({ ...answered, content: [{ type: "text", text: written }], cards });
    const shown = () => screen.getByRole("article", { name: "Atrium" }).textContent;

    it("shows what they say only in the cards, and is copied and read aloud with it", async () => {
      const { user, button } = await withCards(text);
      expect(screen.getByText("Two teas:")).toBeTruthy();
      expect(shown()).not.toContain("of ours");
      expect(shown()).toContain("[card tea][card tea]");
      await user.click(button("Copy as Markdown"));
      expect(written).toEqual([text]);
      await user.click(button("Read aloud"));
      hears(0, "end");
      expect(speech.said.map((said) => said.text).join()).toContain("[card tea]");
    });

    it("leaves out nothing but exactly what they say, at its end", async () => {
      await withCards(`${text}\n\nPay by Friday`);
      expect(shown()).toContain("Sencha of ours");
      expect(shown()).toContain("Pay by Friday");
    });

    it("shows what a card says where it can't be drawn", async () => {
      const fixture = createFixture();
      Object.assign(fixture.shell, { messageCard: ({ instead }: { instead: unknown }) => instead });
      await show({ ...answered, content: [{ type: "text", text }], cards }, fixture);
      expect(screen.getByText("Sencha").closest("li")?.textContent).toBe("Sencha of ours");
      expect(screen.getAllByText("Sencha")).toHaveLength(1);
    });
  });

  it("is copied and read aloud without how it came about", async () => {
    const fixture = createFixture();
    fixture.shell.answer(`GET /chat/messages/${answered.id}/reasoning`, () => ({ text: "A secret thought" }));
    const steps = [{ kind: "calendar" }, { kind: "files", detail: "plan.pdf" }];
    const { user, button } = await show({ ...answered, steps, reasoning: { seconds: 3 } }, fixture);
    await user.click(await screen.findByRole("button", { name: "Thought for 3 seconds · 2 steps" }));
    expect(await screen.findByText("A secret thought")).toBeTruthy();
    await user.click(button("Copy as Markdown"));
    expect(written).toEqual(["Hi **Sam**"]);
    await user.click(button("Read aloud"));
    hears(0, "end");
    expect(speech.said.map((said) => said.text).join()).toBe("Hi Sam");
  });

  it("is quoted below the draft, which stays, with the focus in the field", async () => {
    const { user, button } = await show();
    await user.type(field(), "About this");
    await user.click(button("Quote"));
    expect((field() as HTMLTextAreaElement).value).toBe("About this\n\n> Hi **Sam**\n\n");
    await waitFor(() => expect(document.activeElement).toBe(field()));
    const own = within(screen.getByRole("article", { name: "You" }));
    await user.click(own.getByRole("button", { name: "Quote" }));
    expect((field() as HTMLTextAreaElement).value).toBe("About this\n\n> Hi **Sam**\n\n> Hello there\n\n");
  });

  it("is read aloud in its language, sentence by sentence, and stops when asked to", async () => {
    const { user, button } = await show({
      ...answered,
      content: [{ type: "text", text: "This is **it**. And `that`." }],
    });
    await user.click(button("Read aloud"));
    expect(speech.said.map(({ text, lang }) => [text, lang])).toEqual([["This is it.", "en-US"]]);
    hears(0, "end");
    expect(speech.said.at(-1)?.text).toBe("And that.");
    const before = speech.cancelled;
    await user.click(button("Stop reading"));
    expect(speech.cancelled).toBe(before + 1);
    hears(1, "end");
    expect(speech.said).toHaveLength(2);
    expect(button("Read aloud")).toBeTruthy();
  });

  it("isn't read aloud any more once the conversation is left, and a failure is told", async () => {
    const { user, button, fixture } = await show();
    await user.click(button("Read aloud"));
    hears(0, "error");
    expect(fixture.shell.toasts.at(-1)?.title).toBe("This browser couldn't read the reply aloud");
    await user.click(button("Read aloud"));
    const before = speech.cancelled;
    act(() => fixture.shell.navigate("/new"));
    await waitFor(() => expect(speech.cancelled).toBeGreaterThan(before));
  });
});
