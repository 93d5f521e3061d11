import "@testing-library/jest-dom/jest-globals";
import { describe, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { field, openApp, options } from "../../testing/palette-fixture.tsx";

jest.spyOn(console, "warn").mockImplementation(() => {});

describe("the search dialog", () => {
  it("opens from a feature, says how to start, filters titles, quotes a query without matches, and opens the picked result", async () => {
    const { user, navigations } = await openApp();
    await user.click(await screen.findByRole("button", { name: "Find a chat" }));
    const input = await field("Search chats");
    expect(input).toHaveFocus();
    expect(screen.getByText("Start typing to search your conversations...")).toBeInTheDocument();
    await user.type(input, "TEA");
    expect(await screen.findByRole("option", { name: "Tea with Sam" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getByRole("group", { name: "Conversations" })).toBeInTheDocument();
    await user.clear(input);
    await user.type(input, "zzz");
    expect(await screen.findByText(/No chats found for "zzz"/)).toBeInTheDocument();
    await user.clear(input);
    await user.type(input, "coff");
    await waitFor(() => expect(options()).toEqual(["Coffee"]));
    await user.keyboard("{Enter}");
    expect(navigations).toEqual(["/chat/Cof"]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("shows the first of many, and all on request", async () => {
    const { user } = await openApp();
    await user.click(await screen.findByRole("button", { name: "Find a chat" }));
    const input = await field("Search chats");
    await user.type(input, "stop");
    await waitFor(() => expect(options()).toHaveLength(21));
    await user.keyboard("{End}");
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Show all 30");
    await user.keyboard("{Enter}");
    expect(options()).toHaveLength(30);
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Stop 20");
    expect(input).toHaveFocus();
  });

  it("loses only one group when a provider fails, and says so", async () => {
    const { user } = await openApp();
    await user.click(await screen.findByRole("button", { name: "Find tea" }));
    expect(await field("Search chats")).toHaveValue("tea");
    expect(await screen.findByText("Couldn't search Messages")).toBeInTheDocument();
    expect(options()).toEqual(["Tea with Sam"]);
    expect(screen.getByText("1 result. Couldn't search Messages")).toHaveAttribute("role", "status");
  });

  it("marks what was found, but no number of a date below it", async () => {
    const { user } = await openApp();
    await user.click(await screen.findByRole("button", { name: "Find a chat" }));
    await user.type(await field("Search chats"), "part 2");
    const rows = await screen.findAllByRole("option");
    const marks = rows.map((row) => Array.from(row.querySelectorAll("mark"), ({ textContent }) => textContent));
    expect(marks).toEqual([["part 2"], ["part 2"]]);
    expect(rows[0]).toHaveTextContent("Nov 23, 2026 · Tale");
  });

  it("says that nothing else matches either, but only if everything was searched", async () => {
    const { user } = await openApp();
    await user.click(await screen.findByRole("button", { name: "Find a chat" }));
    const input = await field("Search chats");
    await user.type(input, "quiet");
    expect(await screen.findByText(/No chats found for "quiet"\s+Nothing else matches, either\./)).toBeInTheDocument();
    await user.type(input, "er");
    expect(await screen.findByText(/No chats found for "quieter"\s+Couldn't search Messages/)).toBeInTheDocument();
    expect(screen.queryByText(/Nothing else matches/)).not.toBeInTheDocument();
  });

  it("can be used by keyboard, and returns the focus when Escape closes it", async () => {
    const { user } = await openApp();
    const opener = await screen.findByRole("button", { name: "Find a chat" });
    await user.click(opener);
    const input = await field("Search chats");
    await user.type(input, "e");
    await waitFor(() => expect(options()).toEqual(["Tea with Sam", "Coffee"]));
    const active = () => document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent;
    expect(active()).toBe("Tea with Sam");
    await user.keyboard("{ArrowDown}");
    expect(active()).toBe("Coffee");
    await user.keyboard("{ArrowDown}");
    expect(active()).toBe("Tea with Sam");
    await user.keyboard("{End}");
    expect(active()).toBe("Coffee");
    await user.keyboard("{Home}{ArrowUp}");
    expect(active()).toBe("Coffee");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  it("leaves the keys that choose a word to the input method", async () => {
    const { user, navigations } = await openApp();
    await user.click(await screen.findByRole("button", { name: "Find tea" }));
    const input = await field("Search chats");
    await screen.findByRole("option", { name: "Tea with Sam" });
    fireEvent.keyDown(input, { key: "Enter", isComposing: true });
    // Safari's last key of a composition.
    fireEvent.keyDown(input, { key: "Enter", keyCode: 229 });
    expect(navigations).toEqual([]);
    fireEvent.keyDown(input, { key: "Enter", keyCode: 13 });
    expect(navigations).toEqual(["/chat/Tea"]);
  });

  it("closes on a click outside, and on Escape", async () => {
    const { user } = await openApp();
    await user.keyboard("/");
    const dialog = await screen.findByRole("dialog");
    const outside = dialog.closest(".MuiDialog-container");
    if (!outside) throw new Error("Nothing is outside the dialog");
    await user.click(outside);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.keyboard("/");
    const again = await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(again).not.toBeInTheDocument());
  });

  it("opens with /, with Ctrl Shift F and with the frame's button", async () => {
    const { user } = await openApp("/");
    await user.keyboard("/");
    await field("Search chats");
    await user.keyboard("{Escape}{Control>}{Shift>}f{/Shift}{/Control}");
    await field("Search chats");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Search" }));
    await field("Search chats");
  });
});
