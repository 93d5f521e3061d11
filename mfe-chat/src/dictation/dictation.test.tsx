import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { act, screen, waitFor } from "@testing-library/react";
import { DictationSwitch } from "../assistant-settings/dictation-switch.tsx";
import { installFakeSpeech } from "../testing/fake-speech.ts";
import { createFixture, renderChat } from "../testing/render-chat.tsx";
import { answerHistory, detail, field, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";
import userEvent from "@testing-library/user-event";

let speech: ReturnType<typeof installFakeSpeech>;

beforeEach(() => {
  forgetBrowser();
  speech = installFakeSpeech();
});
afterEach(() => {
  speech.remove();
});

const typed = () => (field() as HTMLTextAreaElement).value;
const dictate = () => screen.findByRole("button", { name: "Dictate" });

async function listening(draft = "") {
  const fixture = createFixture();
  fixture.shell.storage.write(STORAGE_KEYS.dictation, { on: true });
  answerHistory(fixture, () => detail());
  const shown = { ...showRoutes("/new", fixture), fixture };
  if (draft !== "") await shown.user.type(field(), draft);
  await shown.user.click(await dictate());
  return shown;
}
const hear = (work: (recognition: ReturnType<typeof speech.current>) => void) =>
  act(async () => work(speech.current()));

describe("dictation", () => {
  it("is off until the user turns it on, on this device, and isn't offered where the browser has none", async () => {
    const fixture = createFixture();
    const user = userEvent.setup();
    const { unmount } = renderChat(<DictationSwitch />, fixture, "/settings");
    const toggle = screen.getByRole<HTMLInputElement>("switch", { name: "Dictation" });
    expect(toggle.checked).toBe(false);
    await user.click(toggle);
    expect(fixture.shell.storage.read(STORAGE_KEYS.dictation)).toMatchObject({ on: true });
    await user.click(toggle);
    expect(fixture.shell.storage.read(STORAGE_KEYS.dictation)).toBeUndefined();
    unmount();
    speech.remove();
    renderChat(<DictationSwitch />, fixture, "/settings");
    expect(screen.queryByRole("switch")).toBeNull();
  });

  it("has no button while it's off", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    showRoutes("/new", fixture);
    await screen.findByRole("button", { name: "Attach files" });
    expect(screen.queryByRole("button", { name: "Dictate" })).toBeNull();
  });

  it("writes at the caret what's said, as it's understood better and better", async () => {
    await listening("Note:");
    expect(speech.current()).toMatchObject({ lang: "en", continuous: true, interimResults: true, state: "listening" });
    await hear((it) => it.hear("by"));
    expect(typed()).toBe("Note: by");
    await hear((it) => it.hear("buy milk"));
    await hear((it) => it.hearNext("and eggs"));
    expect(typed()).toBe("Note: buy milk and eggs");
    expect((field() as HTMLTextAreaElement).selectionStart).toBe(typed().length);
  });

  it("keeps what's typed in between", async () => {
    const { user } = await listening();
    await hear((it) => it.hear("one"));
    await user.type(field(), "!");
    await hear((it) => it.hearNext("two"));
    expect(typed()).toBe("one! two");
  });

  it("ends when the user says so, and what was heard stays", async () => {
    const { user } = await listening();
    await hear((it) => it.hear("a thought"));
    await user.click(screen.getByRole("button", { name: "Stop dictating" }));
    expect(await dictate()).toBeTruthy();
    expect([typed(), speech.current().state]).toEqual(["a thought", "over"]);
  });

  it("ends when the message is sent, and writes nothing into the next one", async () => {
    const { user, fixture } = await listening();
    await hear((it) => it.hear("send this"));
    await user.type(field(), "{Enter}");
    await waitFor(() => expect(fixture.shell.published[0]?.messageData.content).toBe("send this"));
    await waitFor(() => expect(speech.current().state).toBe("over"));
    await hear((it) => it.hear("send this twice"));
    expect(typed()).toBe("");
  });

  it.each([
    ["not-allowed", "Allow this site to use your microphone in your browser's settings, then try again"],
    ["audio-capture", "No microphone found"],
    ["network", "Couldn't reach your browser's speech service"],
    ["no-speech", "Didn't hear anything"],
    ["language-not-supported", "Your browser can't turn this language into text"],
    ["bad-grammar", "Dictation stopped. Try again."],
  ])("says why nothing is heard: %s", async (error, text) => {
    const { fixture } = await listening("draft");
    await hear((it) => it.fail(error));
    expect(fixture.shell.toasts.map(({ title }) => title)).toEqual([text]);
    expect(await dictate()).toBeTruthy();
    expect(typed()).toBe("draft");
  });
});
