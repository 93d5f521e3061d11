import { Blob as NodeBlob } from "node:buffer";
import { MessageChannel } from "node:worker_threads";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { ImportRequest } from "@atrium/shared-contracts/wire";
import { HttpError } from "@atrium/shared-contracts/contract";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { createFixture } from "../testing/render-chat.tsx";
import { answerHistory, detail, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";

// For slices of work.
Object.assign(globalThis, { MessageChannel });
beforeEach(forgetBrowser);

const AT = "2024-05-06T07:08:09.123Z";
const conversation = (id: string, more = {}) => ({
  id,
  title: `Talk ${id}`,
  createdAt: AT,
  updatedAt: AT,
  messages: [{ id: "m", parent: null, role: "user", createdAt: AT, status: "complete", text: "Hello" }],
  ...more,
});
const exportOf = (...conversations: unknown[]) =>
  JSON.stringify({ format: "atrium-conversations", version: 1, conversations });

/** A file that jsdom takes, with the content of Node's. */
function fileOf(text: string, name = "export.json"): File {
  const content = new NodeBlob([text]);
  const file = new File([], name, { type: "application/json" });
  return Object.assign(file, {
    slice: (from?: number, to?: number) => content.slice(from, to),
    stream: () => content.stream(),
  });
}

async function show() {
  const fixture = createFixture();
  answerHistory(fixture, detail);
  const sent: string[] = [];
  fixture.shell.answer("POST /chat/import", ({ body }) => {
    const { conversations } = ImportRequest.parse(body);
    sent.push(...conversations.map(({ source }) => source));
    return { results: conversations.map(({ title }) => ({ outcome: title === "Talk here" ? "here" : "added" })) };
  });
  const view = showRoutes("/chat", fixture);
  await screen.findByRole("button", { name: "More options" });
  const open = async () => {
    await view.user.click(screen.getByRole("button", { name: "More options" }));
    await view.user.click(await screen.findByRole("menuitem", { name: "Import…" }));
    return screen.findByRole("dialog", { name: "Import conversations" });
  };
  const choose = (dialog: HTMLElement, ...files: File[]) => {
    const input = dialog.querySelector("input[type=file]") as HTMLInputElement;
    Object.defineProperty(input, "files", { value: files, configurable: true });
    fireEvent.change(input);
  };
  return { ...view, fixture, sent, open, choose };
}
const countOf = (dialog: HTMLElement, label: string) =>
  within(dialog).getByText(label, { selector: "dt" }).parentElement?.querySelector("dd")?.textContent;

describe("conversations", () => {
  it("are imported from a chosen file, with a report of what was here and what couldn't be", async () => {
    const { open, choose, sent } = await show();
    const dialog = await open();
    choose(dialog, fileOf(exportOf(conversation("1"), conversation("here"), conversation("3", { messages: [] }), 7)));
    await within(dialog).findByText("Import finished");
    expect(countOf(dialog, "Imported")).toBe("1");
    expect(countOf(dialog, "Already here")).toBe("1");
    expect(countOf(dialog, "With problems")).toBe("2");
    const problems = within(dialog).getByRole("list", { name: "With problems" });
    expect(
      within(problems)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Talk 3No messages", "UntitledNot a conversation"]);
    expect(sent).toEqual(["atrium:1", "atrium:here"]);
  });

  it("are imported from a file that's dropped on the page", async () => {
    const { sent } = await show();
    const dataTransfer = { types: ["Files"], files: [fileOf(exportOf(conversation("1")))] };
    fireEvent.dragEnter(document, { dataTransfer });
    await screen.findByText("Drop a file to import conversations");
    fireEvent.drop(document, { dataTransfer });
    const dialog = await screen.findByRole("dialog", { name: "Import conversations" });
    await within(dialog).findByText("Import finished");
    expect(sent).toEqual(["atrium:1"]);
  });

  it("that couldn't be sent are imported by another try", async () => {
    const { open, choose, fixture, user } = await show();
    const dialog = await open();
    fixture.shell.answer("POST /chat/import", () => {
      throw new HttpError("Network connection failed", 0);
    });
    choose(dialog, fileOf(exportOf(conversation("1"))));
    expect((await within(dialog).findByRole("alert")).textContent).toMatch(/reach the server/);
    within(dialog).getByText("Import failed");
    fixture.shell.answer("POST /chat/import", () => ({ results: [{ outcome: "added" }] }));
    await user.click(within(dialog).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(countOf(dialog, "Imported")).toBe("1"));
    await user.click(within(dialog).getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it.each([
    ["Import failed", "This isn't an Atrium or ChatGPT export.", '{"a":1}', undefined],
    ["Import failed", "This file has no conversations.", exportOf(), undefined],
    ["Import failed", "Not a conversation", exportOf(7), "0"],
    ["Import incomplete", "This file is damaged", exportOf(conversation("1"), 7).slice(0, -1), "1"],
  ])("that aren't all there are no success: %s, %s", async (headline, reason, content, added) => {
    const { open, choose } = await show();
    const dialog = await open();
    choose(dialog, fileOf(content));
    await within(dialog).findByText(headline);
    expect(dialog.textContent).toContain(reason);
    expect(within(dialog).queryByText("Import finished")).toBeNull();
    if (added === undefined) expect(within(dialog).queryByText("Imported")).toBeNull();
    else expect(countOf(dialog, "Imported")).toBe(added);
  });

  it("stop arriving once that's canceled, and what's there stays", async () => {
    const { open, choose, fixture, user } = await show();
    const dialog = await open();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    fixture.shell.answer("POST /chat/import", () => promise);
    const many = Array.from({ length: 120 }, (_, at) => conversation(`${at}`));
    choose(dialog, fileOf(exportOf(...many)));
    await within(dialog).findByText("Importing…");
    await waitFor(() => expect(fixture.shell.calls.filter(({ path }) => path === "/chat/import")).toHaveLength(1));
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await act(async () => resolve({ results: many.slice(0, 50).map(() => ({ outcome: "added" })) }));
    await within(dialog).findByText("Import canceled");
    expect(fixture.shell.calls.filter(({ path }) => path === "/chat/import")).toHaveLength(1);
  });
});
