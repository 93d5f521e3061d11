import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import { blobText } from "../testing/blob-text.ts";
import { createFixture } from "../testing/render-chat.tsx";
import { AT, CONVERSATION, answerHistory, detail, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);
afterEach(() => {
  jest.restoreAllMocks();
});

const part = (from: number, to: number, more = {}) => ({
  conversation: { id: CONVERSATION, title: "Greetings: all?", createdAt: AT, updatedAt: AT, shown: `m${to}`, ...more },
  messages: Array.from({ length: to - from + 1 }, (_, index) => {
    const at = from + index;
    return {
      id: `m${at}`,
      parent: at === 1 ? null : `m${at - 1}`,
      role: at % 2 === 1 ? "user" : "assistant",
      createdAt: AT,
      status: "complete",
      text: at % 2 === 1 ? `Question ${at}` : `**Answer ${at}**`,
    };
  }),
});

/** Opens the dialog from a conversation's menu. Files are kept instead of downloaded. */
async function show() {
  const fixture = createFixture();
  answerHistory(fixture, detail);
  const pages: Record<string, unknown> = {
    first: { parts: [part(1, 4, { shown: "m30" })], nextCursor: "second" },
    second: { parts: [part(5, 30)] },
  };
  fixture.shell.answer("GET /chat/export", ({ query }) => pages[String(query?.["cursor"] ?? "first")]);
  const saved: { readonly name: string; readonly content: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blobs.get(this.href) ?? new Blob() });
  });
  const view = showRoutes("/chat", fixture);
  const open = async () => {
    await view.user.click(await screen.findByRole("button", { name: "Actions for Greetings" }));
    await view.user.click(await screen.findByRole("menuitem", { name: "Export…" }));
    return screen.findByRole("dialog", { name: "Export conversation" });
  };
  const start = (dialog: HTMLElement) => view.user.click(within(dialog).getByRole("button", { name: "Export" }));
  return { ...view, fixture, saved, open, start };
}
describe("a conversation", () => {
  it("is exported as Markdown, with messages that no page has loaded yet", async () => {
    const { open, start, saved, fixture } = await show();
    await start(await open());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe("Greetings all.md");
    const text = await blobText(saved[0]?.content ?? new Blob());
    expect(text).toMatch(/^# Greetings: all\?\n/);
    for (let at = 1; at <= 30; at += 1)
      expect(text).toContain(at % 2 === 1 ? `\nQuestion ${at}\n` : `**Answer ${at}**`);
    expect(fixture.shell.toasts.at(-1)?.title).toBe("Export downloaded");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is exported as JSON, with all that the server has", async () => {
    const { open, start, saved, user } = await show();
    const dialog = await open();
    await user.click(within(dialog).getByRole("radio", { name: /JSON/ }));
    await start(dialog);
    await waitFor(() => expect(saved).toHaveLength(1));
    const file = JSON.parse(await blobText(saved[0]?.content ?? new Blob())) as Record<string, unknown>;
    expect(file).toMatchObject({ format: "atrium-conversations", version: 1 });
    expect(file["conversations"]).toEqual([{ ...part(1, 30).conversation, messages: part(1, 30).messages }]);
  });

  it("is printed as a whole, alone and in light colors, and the page is as before", async () => {
    const { open, start, user } = await show();
    const root = document.documentElement;
    root.setAttribute("data-theme", "dark");
    document.title = "Chats";
    Object.assign(document, { adoptedStyleSheets: [] });
    Object.assign(globalThis, {
      CSSStyleSheet: class {
        replaceSync() {}
      },
    });
    const printed: unknown[] = [];
    window.print = () => {
      const paper = document.querySelector("[data-printed]");
      printed.push({
        theme: root.getAttribute("data-theme"),
        title: document.title,
        messages: paper?.querySelectorAll("section").length,
        strong: paper?.querySelectorAll("strong").length,
        sheets: document.adoptedStyleSheets.length,
      });
      window.dispatchEvent(new Event("afterprint"));
    };
    const dialog = await open();
    await user.click(within(dialog).getByRole("radio", { name: /PDF/ }));
    await start(dialog);
    await waitFor(() => expect(printed).toHaveLength(1), { timeout: 20_000 });
    expect(printed).toEqual([{ theme: "light", title: "Greetings: all?", messages: 30, strong: 15, sheets: 1 }]);
    await waitFor(() => expect(document.querySelector("[data-printed]")).toBeNull());
    expect([root.getAttribute("data-theme"), document.adoptedStyleSheets.length]).toEqual(["dark", 0]);
    root.removeAttribute("data-theme");
  });

  it("that can't be loaded stays to be tried again, and canceling saves nothing", async () => {
    const { open, start, fixture, saved, user } = await show();
    fixture.shell.answer("GET /chat/export", () => {
      throw new HttpError("Network connection failed", 0);
    });
    const dialog = await open();
    await start(dialog);
    expect((await within(dialog).findByRole("alert")).textContent).toMatch(/Couldn't load everything/);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    fixture.shell.answer("GET /chat/export", () => promise);
    await start(dialog);
    await within(dialog).findByText("Messages loaded: 0");
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await act(async () => resolve({ parts: [part(1, 2)] }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(saved).toEqual([]);
  });
});

it("all conversations are exported from the list as one file", async () => {
  const { saved, user } = await show();
  await user.click(screen.getByRole("button", { name: "More options" }));
  await user.click(await screen.findByRole("menuitem", { name: "Export all…" }));
  const dialog = await screen.findByRole("dialog", { name: "Export all conversations" });
  await user.click(within(dialog).getByRole("button", { name: "Export" }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["Atrium conversations.json"]));
});
