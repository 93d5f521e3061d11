import { HttpError } from "@atrium/shared-contracts/contract";
import { describe, expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createFixture, renderChat } from "../testing/render-chat.tsx";
import { AssistantPanel } from "./assistant-panel.tsx";
import { readDraft } from "./assistant-draft.ts";
import { TitlesSwitch } from "./titles-switch.tsx";

type Shell = ReturnType<typeof createFixture>["shell"];
const noModels = (shell: Shell) => shell.answer("GET /assistant/models", () => ({ models: [], maxTokens: 128_000 }));

function show(prepare: (shell: Shell) => void = noModels) {
  const fixture = createFixture();
  prepare(fixture.shell);
  fixture.shell.answer("PUT /preferences", ({ body }) => body);
  renderChat(<AssistantPanel />, fixture, "/settings");
  return { shell: fixture.shell, user: userEvent.setup() };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const rewrite = async (user: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" });

describe("the assistant's settings", () => {
  it("start with the account's and are saved to it as a whole", async () => {
    const { shell, user } = show();
    expect([field("Model").value, field("Temperature").value, field("Maximum reply length").value]).toEqual([
      "gpt-4",
      "0.7",
      "4000",
    ]);
    await rewrite(user, "Model", "openai/gpt-5-mini");
    await rewrite(user, "Temperature", "0,2");
    await user.click(save());
    expect(await screen.findByText("Saved")).toBeTruthy();
    expect(shell.calls.at(-1)?.body).toMatchObject({
      theme: "system",
      chat: { model: "openai/gpt-5-mini", temperature: 0.2, maxTokens: 4000 },
    });
  });

  it("can only be saved while there's a change", async () => {
    const { user } = show();
    expect(save().disabled).toBe(true);
    await rewrite(user, "Temperature", "1");
    expect(save().disabled).toBe(false);
    await rewrite(user, "Temperature", "0.7");
    expect(save().disabled).toBe(true);
    await rewrite(user, "Temperature", "1");
    await user.click(save());
    expect(await screen.findByText("Saved")).toBeTruthy();
    expect(save().disabled).toBe(true);
  });

  it("keep what they load under the feature's own key, as all features share one cache", () => {
    const { shell } = show();
    const keys = shell.queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);
    expect(keys).toEqual(["mfe-chat"]);
  });

  it("aren't sent when invalid, and the field says what it accepts", async () => {
    const { shell, user } = show();
    await rewrite(user, "Temperature", "3");
    await rewrite(user, "Maximum reply length", "a lot");
    await user.click(save());
    expect(screen.getByText("Enter a number from 0 to 2")).toBeTruthy();
    expect(screen.getByText("Enter a whole number from 1 to 128,000")).toBeTruthy();
    expect(shell.calls.filter(({ method }) => method === "PUT")).toEqual([]);
  });

  it("are kept on this device, with a message, when the server doesn't accept them", async () => {
    const { shell, user } = show();
    shell.answer("PUT /preferences", () => {
      throw new HttpError("Service unavailable", 503);
    });
    await rewrite(user, "Maximum reply length", "500");
    await user.click(save());
    expect(await screen.findByText("Saved on this device")).toBeTruthy();
    expect(shell.subjects.settings$.value.chat.maxTokens).toBe(500);
  });

  it("offer the installation's models, and replies as long as it allows", async () => {
    const { shell, user } = show((fake) =>
      fake.answer("GET /assistant/models", () => ({
        models: [
          { value: "gpt-4", name: "house-model" },
          { value: "big-model", name: "big-model" },
        ],
        maxTokens: 2000,
      })),
    );
    const model = await screen.findByRole("combobox", { name: "Model" });
    expect([...model.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
      "house-model",
      "big-model",
    ]);
    expect(field("Maximum reply length").value).toBe("2000");
    await user.selectOptions(model, "big-model");
    await rewrite(user, "Maximum reply length", "2001");
    await user.click(save());
    expect(screen.getByText("Enter a whole number from 1 to 2,000")).toBeTruthy();
    await rewrite(user, "Maximum reply length", "1500");
    await user.click(save());
    expect(await screen.findByText("Saved")).toBeTruthy();
    expect(shell.calls.at(-1)?.body).toMatchObject({ chat: { model: "big-model", maxTokens: 1500 } });
  });

  it("follow a change made elsewhere", async () => {
    const { shell } = show();
    const { value } = shell.subjects.settings$;
    shell.subjects.settings$.next({ ...value, chat: { ...value.chat, model: "llama-4" } });
    expect(await screen.findByDisplayValue("llama-4")).toBeTruthy();
  });
});

describe("generated titles", () => {
  it("are off until they're turned on, which is saved to the account at once and kept by the other settings", async () => {
    const fixture = createFixture();
    noModels(fixture.shell);
    fixture.shell.answer("PUT /preferences", ({ body }) => body);
    renderChat(
      <>
        <AssistantPanel />
        <TitlesSwitch />
      </>,
      fixture,
      "/settings",
    );
    const user = userEvent.setup();
    const titles = screen.getByRole<HTMLInputElement>("switch", { name: "Generated titles" });
    expect(titles.checked).toBe(false);
    await user.click(titles);
    await waitFor(() => expect(titles.checked).toBe(true));
    expect(fixture.shell.calls.at(-1)?.body).toMatchObject({ chat: { model: "gpt-4", generatedTitles: true } });
    await rewrite(user, "Temperature", "1");
    await user.click(save());
    expect(await screen.findByText("Saved")).toBeTruthy();
    expect(fixture.shell.calls.at(-1)?.body).toMatchObject({ chat: { temperature: 1, generatedTitles: true } });
    await user.click(titles);
    await waitFor(() => expect(titles.checked).toBe(false));
    expect(fixture.shell.calls.at(-1)?.body).toMatchObject({ chat: { generatedTitles: false } });
  });
});

it("an empty number is a problem, not a zero", () => {
  expect(readDraft({ model: "gpt-4", temperature: " ", maxTokens: "4000" }, 8_000)).toEqual({
    problems: new Set(["temperature"]),
  });
});
