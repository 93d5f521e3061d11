import "@testing-library/jest-dom/jest-globals";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { field, openApp, options, ran } from "../../testing/palette-fixture.tsx";

jest.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => void ran.splice(0));

describe("the command palette", () => {
  const openPalette = async (path?: string) => {
    const made = await openApp(path);
    await made.user.keyboard("{Control>}k{/Control}");
    return { ...made, input: await field("Command palette") };
  };

  it("lists the shell's and features' commands without loading code, and runs a feature's command with its ID", async () => {
    const { user, input } = await openPalette();
    expect(within(screen.getByRole("group", { name: "Chat" })).getAllByRole("option")).toHaveLength(3);
    for (const name of [/^Home/, "Send feedback", "Dark theme", "Language: 日本語", "Sign out"])
      expect(screen.getByRole("option", { name })).toBeInTheDocument();
    await user.type(input, "cont last");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(ran).toEqual(["last"]));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("puts recently run commands on top", async () => {
    const { user, input, host } = await openPalette();
    await user.type(input, "dark");
    await user.keyboard("{Enter}");
    expect(host.theme.state.mode).toBe("dark");
    await user.keyboard("{Control>}k{/Control}");
    await field("Command palette");
    expect(within(screen.getByRole("group", { name: "Recent" })).getByRole("option")).toHaveTextContent("Dark theme");
    expect(options()[0]).toBe("Dark theme");
  });

  it.each([
    ["Do what fails", "There is no conversation yet"],
    ["Do what is not there", "The app failed to start: unreachable"],
  ])("says in a toast that “%s” failed, and why", async (label, why) => {
    const { user, input } = await openPalette();
    await user.type(input, label);
    await user.keyboard("{Enter}");
    expect(await screen.findByText(`Couldn't run “${label}”`)).toBeInTheDocument();
    expect(screen.getByText(why)).toBeInTheDocument();
  });

  it("switches to the search with the cursor in its field, and closes with its own shortcut", async () => {
    const { user, input } = await openPalette();
    await user.type(input, "search");
    await user.keyboard("{Enter}");
    const searchField = await field("Search chats");
    expect(searchField).toHaveFocus();
    await user.keyboard("{Control>}k{/Control}");
    expect(await field("Command palette")).toHaveFocus();
    await user.keyboard("{Control>}k{/Control}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("quotes a query that no command matches", async () => {
    const { user, input } = await openPalette();
    await user.type(input, "qqqq");
    expect(screen.getByText('No command matches "qqqq"')).toBeInTheDocument();
    expect(options()).toEqual([]);
  });
});

describe("shortcuts", () => {
  it("are listed in a sheet with what they do, including the features' own", async () => {
    const { user } = await openApp();
    await user.keyboard("?");
    const sheet = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
    expect(sheet.getByText("Continue the last conversation")).toBeInTheDocument();
    expect(within(sheet.getByRole("region", { name: "Go to" })).getByText("Chat")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("with two keys navigate, and a feature's shortcut runs its command", async () => {
    const { user, navigations } = await openApp("/");
    await user.keyboard("gc");
    expect(navigations).toEqual(["/chat"]);
    await user.keyboard("l");
    await waitFor(() => expect(ran).toEqual(["last"]));
  });

  it("with single characters do nothing while typing or in a dialog; those with Ctrl work while typing", async () => {
    const { user, navigations } = await openApp();
    const letter = await screen.findByRole("textbox", { name: "Letter" });
    await user.type(letter, "gc?/l");
    expect(letter).toHaveValue("gc?/l");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await field("Command palette"), "feedback{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Feedback" });
    dialog.focus();
    await user.keyboard("gc?{Control>}k{/Control}");
    expect(screen.getAllByRole("dialog")).toEqual([dialog]);
    expect([navigations, ran]).toEqual([[], []]);
  });

  it("work as soon as a dialog closes, while it's still fading out", async () => {
    const { user } = await openApp();
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await field("Command palette"), "feedback{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Feedback" });
    fireEvent.keyDown(dialog, { key: "Escape" });
    expect(dialog).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    await user.type(await field("Command palette"), "lunch");
    expect(await field("Command palette")).toHaveValue("lunch");
  });

  it("with single characters can be turned off, and stay off", async () => {
    const { user, navigations } = await openApp();
    await user.keyboard("?");
    await user.click(await screen.findByRole("checkbox", { name: "Single-key shortcuts" }));
    expect(localStorage.getItem("atrium_character_keys")).toBe("off");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.keyboard("gc?");
    expect(navigations).toEqual([]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.keyboard("{Control>}k{/Control}");
    await field("Command palette");
  });
});

describe("a sign-out while messages are unsent", () => {
  const openWithUnsent = async () => {
    const made = await openApp();
    const record = JSON.stringify({ userId: FAKE_USER.id, messages: ["a", "b"] });
    localStorage.setItem(`atrium_unsent_messages:${FAKE_USER.id}`, record);
    return made;
  };
  const fromMenu = async ({ user }: Awaited<ReturnType<typeof openApp>>) => {
    await user.click(screen.getByRole("button", { name: /Account menu/ }));
    await user.click(screen.getByRole("menuitem", { name: "Sign out" }));
  };
  const fromPalette = async ({ user }: Awaited<ReturnType<typeof openApp>>) => {
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await field("Command palette"), "sign out{Enter}");
  };
  const question = () => screen.findByRole("dialog", { name: "Sign out and discard unsent messages?" });

  it.each([
    ["user menu", fromMenu],
    ["command palette", fromPalette],
  ])("from the %s asks first, and the user can stay", async (_, choose) => {
    const made = await openWithUnsent();
    await choose(made);
    expect(await question()).toHaveAccessibleDescription(/^2 messages haven't been sent/);
    await made.user.click(screen.getByRole("button", { name: "Stay signed in" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(made.host.auth.snapshot.status).toBe("authenticated");
    expect(made.server.callsTo("POST /auth/logout")).toEqual([]);
  });

  it("discards them when the user agrees", async () => {
    const made = await openWithUnsent();
    await fromMenu(made);
    await made.user.click(within(await question()).getByRole("button", { name: "Discard and sign out" }));
    await waitFor(() => expect(made.navigations).toEqual(["/"]));
    expect(made.host.auth.snapshot.status).toBe("unauthenticated");
    expect(Object.keys(localStorage).filter((key) => key.startsWith("atrium_unsent"))).toEqual([]);
  });

  it("asks nothing about another user's messages", async () => {
    const made = await openApp();
    localStorage.setItem("atrium_unsent_messages:kim", JSON.stringify({ userId: "kim", messages: ["a"] }));
    await fromMenu(made);
    await waitFor(() => expect(made.host.auth.snapshot.status).toBe("unauthenticated"));
    expect(localStorage.getItem("atrium_unsent_messages:kim")).not.toBeNull();
  });
});
