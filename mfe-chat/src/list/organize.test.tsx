import { beforeEach, describe, expect, it } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import { createFixture } from "../testing/render-chat.tsx";
import { AT, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);

const id = (index: number) => `0f0e0d0c-0b0a-4908-8706-05040302b00${index}`;
const item = (index: number, more = {}) => ({
  id: id(index),
  title: `Talk ${index}`,
  lastMessageAt: new Date(Date.parse(AT) - index * 60_000).toISOString(),
  messageCount: 2,
  ...more,
});
const done = () => ({ status: "success" });

/** Shows the list with the conversations 1 to 4. */
async function show(more: Record<string, unknown> = {}) {
  const fixture = createFixture();
  fixture.shell.answer("GET /chat/history", ({ query }) =>
    query?.["archived"] === "only"
      ? { conversations: [item(9, { archived: true })] }
      : { conversations: [1, 2, 3, 4].map((index) => item(index)), pinned: [], folders: [], ...more },
  );
  const view = showRoutes("/chat", fixture);
  await screen.findByRole("link", { name: /Talk 4/ });
  const choose = async (title: string, action: string) => {
    await view.user.click(screen.getByRole("button", { name: `Actions for ${title}` }));
    await view.user.click(await screen.findByRole("menuitem", { name: action }));
  };
  return { ...view, fixture, choose };
}
/** The titles in the list, from top to bottom. */
const titles = () =>
  screen.getAllByRole("link", { name: /^Talk/, hidden: true }).map((link) => link.firstElementChild?.textContent);
const bodies = (fixture: ReturnType<typeof createFixture>, path: string) =>
  fixture.shell.calls.filter((call) => call.path === path).map(({ body }) => body);

describe("a pinned conversation", () => {
  it("comes first at once, and goes back with a reason when it can't be pinned", async () => {
    const { fixture, choose } = await show();
    const { promise, reject } = Promise.withResolvers<unknown>();
    fixture.shell.answer("PUT /chat/history/organize", () => promise);
    await choose("Talk 3", "Pin");
    await waitFor(() => expect(titles()).toEqual(["Talk 3", "Talk 1", "Talk 2", "Talk 4"]));
    expect(screen.getByRole("heading", { name: "Pinned", hidden: true })).toBeTruthy();
    await act(async () => reject(new HttpError("Full", 409, { code: "pins_full" })));
    await waitFor(() => expect(titles()).toEqual(["Talk 1", "Talk 2", "Talk 3", "Talk 4"]));
    expect(fixture.shell.toasts.at(-1)).toMatchObject({
      title: "Couldn't pin the conversation",
      description: "You can pin up to 100 conversations. Unpin one first.",
      variant: "destructive",
    });
  });

  it("is pinned and archived by other devices, too", async () => {
    const { tell } = await show();
    await tell({ name: "conversations_organized", data: { conversationIds: [id(4)], pinned: true } });
    await waitFor(() => expect(titles()[0]).toBe("Talk 4"));
    await tell({ name: "conversations_organized", data: { conversationIds: [id(4), id(2)], archived: true } });
    await waitFor(() => expect(titles()).toEqual(["Talk 1", "Talk 3"]));
    expect(screen.queryByRole("heading", { name: "Pinned" })).toBeNull();
  });
});

describe("an archived conversation", () => {
  it("leaves the list, can be undone, and is under the filter", async () => {
    const { fixture, choose, user } = await show();
    fixture.shell.answer("PUT /chat/history/organize", done);
    await choose("Talk 2", "Archive");
    await waitFor(() => expect(titles()).toEqual(["Talk 1", "Talk 3", "Talk 4"]));
    await waitFor(() => expect(fixture.shell.toasts.at(-1)?.title).toBe("Conversation archived"));
    await act(async () => fixture.shell.toasts.at(-1)?.action?.run());
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(bodies(fixture, "/chat/history/organize")).toEqual([
      { ids: [id(2)], archived: true },
      { ids: [id(2)], archived: false },
    ]);
    await user.click(screen.getByRole("link", { name: "Archived" }));
    await waitFor(() => expect(titles()).toEqual(["Talk 9"]));
    await user.click(screen.getByRole("button", { name: "Actions for Talk 9" }));
    expect(await screen.findByRole("menuitem", { name: "Unarchive" })).toBeTruthy();
    expect(screen.queryByRole("menuitem", { name: "Pin" })).toBeNull();
  });
});

describe("selected conversations", () => {
  const box = (index: number) => screen.getByRole("checkbox", { name: `Select Talk ${index}` });

  it("are a range with Shift, all with a button, and none after Escape", async () => {
    const { user } = await show();
    await user.click(box(1));
    await user.keyboard("{Shift>}");
    await user.click(box(3));
    await user.keyboard("{/Shift}");
    const bar = screen.getByRole("toolbar", { name: "Selected chats" });
    expect(within(bar).getByText("3 selected")).toBeTruthy();
    await user.click(within(bar).getByRole("button", { name: "Select all" }));
    expect(within(bar).getByText("4 selected")).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("toolbar")).toBeNull();
  });

  it("are deleted in one call, and stay if that fails", async () => {
    const { user, fixture } = await show();
    await user.click(box(2));
    await user.click(box(4));
    const remove = () => user.click(screen.getByRole("button", { name: "Delete" }));
    await remove();
    await waitFor(() => expect(fixture.shell.toasts.at(-1)?.title).toBe("Failed to delete conversation"));
    expect(titles()).toHaveLength(4);
    fixture.shell.answer("POST /chat/history/delete", done);
    await user.click(box(2));
    await user.click(box(4));
    await remove();
    await waitFor(() => expect(titles()).toEqual(["Talk 1", "Talk 3"]));
    expect(bodies(fixture, "/chat/history/delete").at(-1)).toEqual({ ids: [id(2), id(4)] });
    expect(fixture.shell.toasts.at(-1)).toMatchObject({ title: "2 conversations deleted", durationMs: 10_000 });
    fixture.shell.answer("POST /chat/history/restore", done);
    await act(async () => fixture.shell.toasts.at(-1)?.action?.run());
    await waitFor(() => expect(titles()).toHaveLength(4));
  });
});

describe("folders", () => {
  const WORK = "0f0e0d0c-0b0a-4908-8706-05040302f001";

  it("hold a conversation at once, even while the list from before is still on its way", async () => {
    const { fixture, choose, user } = await show();
    const stored = { folders: [] as object[], folderId: null as string | null };
    const release: (() => void)[] = [];
    fixture.shell.answer("GET /chat/history", () => {
      const answer = {
        conversations: [item(1, { folderId: stored.folderId }), item(2)],
        pinned: [],
        folders: [...stored.folders],
      };
      return new Promise((resolve) => release.push(() => resolve(answer)));
    });
    fixture.shell.answer("POST /chat/folders", () => {
      stored.folders.push({ id: WORK, name: "Work" });
      return { folder: { id: WORK, name: "Work" } };
    });
    fixture.shell.answer("PUT /chat/history/organize", () => {
      stored.folderId = WORK;
      return done();
    });
    await choose("Talk 1", "Move to folder…");
    await user.type(await screen.findByRole("textbox", { name: "New folder" }), "Work{Enter}");
    await waitFor(() => expect(stored.folderId).toBe(WORK));
    await waitFor(() => expect(release.length).toBeGreaterThan(1));
    await act(async () => {
      for (const answer of release) answer();
    });
    await waitFor(() =>
      expect(screen.getByRole("link", { name: /^Talk 1/, hidden: true }).textContent).toContain("Work"),
    );
  });

  it("are picked in a dialog, and named on the conversation", async () => {
    const { fixture, choose, user } = await show({ folders: [{ id: WORK, name: "Work" }] });
    fixture.shell.answer("PUT /chat/history/organize", done);
    await choose("Talk 1", "Move to folder…");
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Work" }));
    await waitFor(() => expect(screen.getByRole("link", { name: /Talk 1/ }).textContent).toContain("Work"));
    expect(bodies(fixture, "/chat/history/organize")).toEqual([{ ids: [id(1)], folderId: WORK }]);
  });

  it("can be created there; a name that's taken keeps the dialog and says so", async () => {
    const { fixture, choose, user } = await show();
    fixture.shell.answer("POST /chat/folders", () => {
      throw new HttpError("Taken", 409, { code: "folder_exists" });
    });
    await choose("Talk 1", "Move to folder…");
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByRole("textbox", { name: "New folder" }), "Work{Enter}");
    await waitFor(() =>
      expect(fixture.shell.toasts.at(-1)).toMatchObject({
        title: "Couldn't create the folder",
        description: "You already have a folder with this name.",
      }),
    );
    expect(bodies(fixture, "/chat/history/organize")).toEqual([]);
    fixture.shell.answer("POST /chat/folders", () => ({ folder: { id: WORK, name: "Work" } }));
    fixture.shell.answer("PUT /chat/history/organize", done);
    await user.click(within(dialog).getByRole("button", { name: "Create" }));
    await waitFor(() => expect(bodies(fixture, "/chat/history/organize")).toEqual([{ ids: [id(1)], folderId: WORK }]));
  });
});
