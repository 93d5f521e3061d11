import { beforeEach, describe, expect, it } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import type { ConversationDetail, ConversationSettings, SendRequest } from "@atrium/shared-contracts/wire/chat";
import { act, screen, waitFor } from "@testing-library/react";
import { createFixture, type ChatFixture } from "../testing/render-chat.tsx";
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

const CONFIGURE = `PUT /chat/history/${CONVERSATION}/settings` as const;
const models = {
  models: [
    { value: "gpt-4", name: "house-model" },
    { value: "big-model", name: "big-model" },
  ],
  maxTokens: 2000,
};

function fixtureWith(more: Partial<ConversationDetail> = {}): ChatFixture {
  const fixture = createFixture();
  answerHistory(fixture, () => detail(more));
  fixture.shell.answer("GET /assistant/models", () => models);
  return fixture;
}
const dialog = () => screen.findByRole("dialog", { name: "Model and instructions" });
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const chip = (label: string) => screen.findByRole("button", { name: label });
const saved = ({ shell }: ChatFixture) => shell.calls.filter(({ method }) => method === "PUT").map(({ body }) => body);

async function open(fixture: ChatFixture) {
  const view = showRoutes(`/chat/${CONVERSATION}`, fixture);
  await screen.findByText("Sam");
  await view.user.click(screen.getByRole("button", { name: "Actions for Greetings" }));
  await view.user.click(await screen.findByRole("menuitem", { name: "Model and instructions…" }));
  await dialog();
  return view;
}

describe("a conversation's settings", () => {
  it("are as in the person's by default, and what's changed is saved and shown", async () => {
    const fixture = fixtureWith();
    let settings: ConversationSettings | undefined;
    answerHistory(fixture, () => detail({ settings }));
    fixture.shell.answer(CONFIGURE, ({ body }) => {
      settings = body as ConversationSettings;
      return { status: "success" };
    });
    const { user } = await open(fixture);
    const model = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Model" });
    expect([...model.options].map(({ text }) => text)).toEqual([
      "As in my settings (house-model)",
      "house-model",
      "big-model",
    ]);
    expect([model.value, box("Temperature").value, box("Instructions").value]).toEqual(["", "", ""]);
    expect(screen.queryByRole("button", { name: /^Model and instructions:/ })).toBeNull();
    await user.selectOptions(model, "big-model");
    await user.type(box("Temperature"), "0,2");
    await user.type(box("Instructions"), "Be brief");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.click(await chip("Model and instructions: big-model · Temperature 0.2 · Instructions"));
    await dialog();
    expect(saved(fixture)).toEqual([{ model: "big-model", temperature: 0.2, instructions: "Be brief" }]);
    expect(box("Instructions").value).toBe("Be brief");
    await user.click(screen.getByRole("button", { name: "Use my settings" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Model and instructions/ })).toBeNull());
    expect(saved(fixture).at(-1)).toEqual({});
  });

  it("say that the built-in assistant ignores them only if there's no model", async () => {
    const ignored = () => screen.queryByText(/built-in assistant/);
    const first = await open(fixtureWith());
    await screen.findByRole("combobox", { name: "Model" });
    expect(ignored()).toBeNull();
    first.unmount();
    const fixture = fixtureWith();
    fixture.shell.answer("GET /assistant/models", () => ({ models: [], maxTokens: 2000 }));
    await open(fixture);
    await waitFor(() => expect(ignored()).toBeTruthy());
  });

  it("aren't saved when invalid, and stay when they can't be saved", async () => {
    const fixture = fixtureWith();
    fixture.shell.answer(CONFIGURE, () => {
      throw new HttpError("Service unavailable", 503);
    });
    const { user } = await open(fixture);
    await user.type(box("Temperature"), "3");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByText("Enter a number from 0 to 2")).toBeTruthy();
    expect(saved(fixture)).toEqual([]);
    await user.clear(box("Temperature"));
    await user.type(box("Temperature"), "2");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Couldn't save the settings. Please try again.")).toBeTruthy();
    expect(box("Temperature").value).toBe("2");
  });

  it("follow a change in another tab", async () => {
    const fixture = fixtureWith();
    const { tell } = showRoutes(`/chat/${CONVERSATION}`, fixture);
    await screen.findByText("Sam");
    answerHistory(fixture, () => detail({ settings: { temperature: 0 } }));
    await tell({ name: "conversation_changed", data: { conversationId: CONVERSATION, change: "messages" } });
    expect(await chip("Model and instructions: Temperature 0")).toBeTruthy();
  });

  it("are chosen before the first message, kept with its draft, and sent with it", async () => {
    const fixture = fixtureWith();
    const first = showRoutes("/new", fixture);
    await first.user.click(await chip("Model and instructions"));
    await dialog();
    await first.user.type(box("Instructions"), "Be brief");
    await first.user.click(screen.getByRole("button", { name: "Save" }));
    await chip("Model and instructions: Instructions");
    first.unmount();

    const again = createFixture();
    again.shell.storage.write("atrium_message_drafts", fixture.shell.storage.read("atrium_message_drafts") ?? {});
    again.shell.subjects.connection$.next({ status: "failed", httpOnly: true, continuityLosses: 0 });
    again.shell.answer("GET /chat/history", () => ({ conversations: [] }));
    again.shell.answer("GET /assistant/models", () => models);
    again.shell.answer("POST /chat", () => {
      throw new HttpError("Network connection failed", 0);
    });
    const { user } = showRoutes("/new", again);
    await chip("Model and instructions: Instructions");
    await user.type(field(), "Hello");
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(again.shell.calls.find(({ path, method }) => path === "/chat" && method === "POST")?.body).toMatchObject({
        message: "Hello",
        settings: { instructions: "Be brief" },
      }),
    );
    expect(JSON.stringify(again.shell.storage.read("atrium_message_drafts"))).not.toContain("brief");
  });

  it("go with the first message only", async () => {
    const fixture = fixtureWith();
    fixture.shell.subjects.connection$.next({ status: "failed", httpOnly: true, continuityLosses: 0 });
    const [, reply] = detail().messages;
    fixture.shell.answer("POST /chat", () => ({
      message: "Hi **Sam**",
      conversationId: CONVERSATION,
      turnId: STORED,
      reply,
    }));
    const { user } = showRoutes("/new", fixture);
    await user.click(await chip("Model and instructions"));
    await dialog();
    await user.type(box("Instructions"), "Be brief");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await chip("Model and instructions: Instructions");
    await user.type(field(), "Hello{Enter}");
    await screen.findByText("Sam");
    await user.type(field(), "And more{Enter}");
    const sent = () => fixture.shell.calls.filter(({ path, method }) => path === "/chat" && method === "POST");
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map(({ body }) => (body as SendRequest).settings)).toEqual([{ instructions: "Be brief" }, undefined]);
  });

  it("stay when an answer from before they were saved comes late", async () => {
    const fixture = fixtureWith();
    const { user, tell } = await open(fixture);
    const before = Promise.withResolvers<ConversationDetail>();
    fixture.shell.answer("GET /chat/history", () => before.promise);
    await tell({ name: "conversation_changed", data: { conversationId: CONVERSATION, change: "messages" } });
    answerHistory(fixture, () => detail({ settings: { temperature: 0.2 } }));
    fixture.shell.answer(CONFIGURE, () => ({ status: "success" }));
    await user.type(box("Temperature"), "0.2");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await chip("Model and instructions: Temperature 0.2");
    await act(async () => before.resolve(detail()));
    expect(await chip("Model and instructions: Temperature 0.2")).toBeTruthy();
  });
});
