import { HttpError } from "@atrium/shared-contracts/contract";
import { DEFAULT_SETTINGS, MEMORY_MAX_LENGTH, type Memory } from "@atrium/shared-contracts/wire";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { renderFeature } from "@atrium/shared-ui/testing";
import { describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import texts from "../locales/en.json";
import routes from "../routes-module.tsx";

const memory = (last: number, text: string): Memory => ({
  id: `0f0e0d0c-0b0a-4908-8706-05040302010${last}`,
  text,
  version: 1,
  createdAt: "2026-11-18T10:00:00.000Z",
});
const TEA = memory(1, "I like tea");
const GRAZ = memory(2, "My office is in Graz");

function open(stored: readonly Memory[] = [TEA, GRAZ], { fails = false } = {}) {
  const user = userEvent.setup({ delay: null });
  const shell = createFakeShellApi("mfe-settings");
  let memories = [...stored];
  const set = (next: readonly Memory[]) => (memories = [...next]);
  shell.answer("GET /memories", () => ({ memories }));
  shell.answer("DELETE /memories", () => {
    set([]);
    return { status: "success" };
  });
  for (const { id } of stored) {
    shell.answer(`DELETE /memories/${id}`, () => {
      set(memories.filter((each) => each.id !== id));
      return { status: "success" };
    });
    shell.answer(`PUT /memories/${id}`, ({ body }) => {
      const there = memories.find((each) => each.id === id);
      const { text, version } = body as Pick<Memory, "text" | "version">;
      if (there === undefined) throw new HttpError("This memory was deleted", 404, { code: "memory_not_found" });
      if (there.version !== version) throw new HttpError("Changed", 409, { code: "memory_conflict" });
      set(memories.map((each) => (each.id === id ? { ...each, text, version: version + 1 } : each)));
      return memories.find((each) => each.id === id);
    });
  }
  if (fails) {
    shell.answer("GET /memories", () => {
      throw new HttpError("Busy", 503);
    });
  }
  renderFeature(routes.View, { id: "mfe-settings", texts, path: "/settings", shell });
  return { shell, user, set };
}
const shown = async () => {
  const rows = await within(await screen.findByRole("list", { name: "Memories" })).findAllByRole("listitem");
  return rows.map((row) => row.textContent);
};
const button = (name: string) => screen.findByRole("button", { name });
const dialog = async () => within(await screen.findByRole("dialog"));

describe("memory", () => {
  it("is on until it's switched off, which leaves the other settings alone", async () => {
    const { shell, user } = open();
    const toggle = screen.getByRole<HTMLInputElement>("switch", { name: "Remember what I ask for" });
    expect(toggle.checked).toBe(true);
    await user.click(toggle);
    expect(shell.subjects.settings$.value).toEqual({
      ...DEFAULT_SETTINGS,
      chat: { ...DEFAULT_SETTINGS.chat, memory: false },
    });
    expect(toggle.checked).toBe(false);
    expect(await shown()).toHaveLength(2);
  });

  it("shows what's remembered with its day, as text", async () => {
    open([memory(1, "<b>bold</b> & **more**"), GRAZ]);
    expect(await shown()).toEqual(["<b>bold</b> & **more**Nov 18, 2026", "My office is in GrazNov 18, 2026"]);
  });

  it("says how to begin while it's empty", async () => {
    open([]);
    expect(await screen.findByText("Nothing remembered yet")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Delete all" })).toBeNull();
  });

  it("can be loaded again when it couldn't be", async () => {
    const { shell, user } = open([], { fails: true });
    expect(await screen.findByText(/Couldn't load your memories\. Busy/)).toBeTruthy();
    shell.answer("GET /memories", () => ({ memories: [TEA] }));
    await user.click(within(screen.getByRole("region", { name: "Memory" })).getByRole("button", { name: "Retry" }));
    expect(await shown()).toHaveLength(1);
  });

  it("shows a few at first, and then all", async () => {
    const { user } = open(Array.from({ length: 9 }, (_, index) => memory(index, `fact ${index}`)));
    expect(await shown()).toHaveLength(5);
    await user.click(await button("Show all (9)"));
    expect(await shown()).toHaveLength(9);
    expect(screen.queryByRole("button", { name: /^Show all/ })).toBeNull();
  });

  it("is edited within its length", async () => {
    const { user } = open();
    await user.click(await button("Edit: I like tea"));
    const field = (await dialog()).getByRole<HTMLTextAreaElement>("textbox", { name: "What to remember" });
    const save = (await dialog()).getByRole<HTMLButtonElement>("button", { name: "Save" });
    fireEvent.change(field, { target: { value: " \u200B" } });
    expect(save.disabled).toBe(true);
    fireEvent.change(field, { target: { value: "x".repeat(MEMORY_MAX_LENGTH + 5) } });
    expect(field.value).toHaveLength(MEMORY_MAX_LENGTH);
    fireEvent.change(field, { target: { value: "I like coffee" } });
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await shown())[0]).toContain("I like coffee");
  });

  it("shows what another device has changed it to, and overwrites that only when it's saved again", async () => {
    const { user, set } = open();
    await user.click(await button("Edit: I like tea"));
    set([{ ...TEA, text: "I like cocoa", version: 4 }, GRAZ]);
    const field = (await dialog()).getByRole("textbox", { name: "What to remember" });
    fireEvent.change(field, { target: { value: "I like coffee" } });
    await user.click((await dialog()).getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/changed this to: “I like cocoa”/)).toBeTruthy();
    await user.click((await dialog()).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await shown())[0]).toContain("I like coffee");
  });

  it("keeps what was written when another device has deleted it", async () => {
    const { user, set } = open();
    await user.click(await button("Edit: I like tea"));
    set([GRAZ]);
    const field = (await dialog()).getByRole<HTMLTextAreaElement>("textbox", { name: "What to remember" });
    fireEvent.change(field, { target: { value: "I like coffee" } });
    await user.click((await dialog()).getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Couldn't save. This memory was deleted")).toBeTruthy();
    expect(field.value).toBe("I like coffee");
  });

  it("is deleted one by one, once that's confirmed", async () => {
    const { user, shell } = open();
    await user.click(await button("Delete: I like tea"));
    expect((await dialog()).getByText("I like tea")).toBeTruthy();
    await user.click((await dialog()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shell.calls.filter(({ method }) => method === "DELETE")).toEqual([]);
    await user.click(await button("Delete: I like tea"));
    await user.click((await dialog()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Memory deleted.")).toBeTruthy();
    await waitFor(async () => expect(await shown()).toHaveLength(1));
  });

  it("is deleted as a whole, once that's confirmed", async () => {
    const { user } = open();
    await user.click(await button("Delete all"));
    await user.click((await dialog()).getByRole("button", { name: "Delete all" }));
    expect(await screen.findByText("All memories deleted.")).toBeTruthy();
    expect(await screen.findByText("Nothing remembered yet")).toBeTruthy();
  });

  it("says when it couldn't be deleted", async () => {
    const { user, shell } = open();
    shell.answer(`DELETE /memories/${TEA.id}`, () => {
      throw new HttpError("Busy", 503);
    });
    await user.click(await button("Delete: I like tea"));
    await user.click((await dialog()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Couldn't delete. Busy")).toBeTruthy();
    expect(await shown()).toHaveLength(2);
  });
});
