import "@testing-library/jest-dom/jest-globals";
import { type SearchHit, type ShellApi, defineService, defineView } from "@atrium/shared-contracts";
import type { SlotFilling } from "@atrium/shared-contracts/wire";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "../frame/app.tsx";
import { sampleManifest } from "../testing/sample-features.ts";
import { Surroundings, createTestHost } from "../testing/test-host.tsx";

jest.spyOn(console, "warn").mockImplementation(() => {});

const ran: string[] = [];
const search = (find: (query: string) => Promise<readonly SearchHit[]>) => async () => ({
  default: defineService(() => ({ search: find })),
});
const filling = (slot: SlotFilling["slot"], id: string, en: string, more: Partial<SlotFilling> = {}): SlotFilling => ({
  slot,
  id,
  expose: `./${id}`,
  label: { en },
  ...more,
});

function Page({ shell }: { readonly shell: ShellApi }) {
  return (
    <>
      <button type="button" onClick={() => shell.openSearch()}>
        Find a chat
      </button>
      <button type="button" onClick={() => shell.openSearch("tea")}>
        Find tea
      </button>
      <textarea aria-label="Letter" />
    </>
  );
}

const CHAT = {
  manifest: sampleManifest("mfe-chat", {
    title: { en: "Chat" },
    navigation: [{ label: { en: "Chat" }, icon: "messages", path: "/chat", order: 10, keys: "g c" }],
    slots: [
      filling("search.provider", "titles", "Conversations", { order: 10, immediate: true }),
      filling("search.provider", "messages", "Messages", { order: 20 }),
      filling("command", "last", "Continue the last conversation", { expose: "./commands", keys: "l" }),
      filling("command", "bad", "Do what fails", { expose: "./commands" }),
      filling("command", "gone", "Do what is not there"),
    ],
  }),
  exposes: {
    "./routes": async () => ({ default: defineView(Page) }),
    "./titles": search(async (query) =>
      ["Tea with Sam", "Coffee", ...Array.from({ length: 30 }, (_, index) => `Stop ${index}`)]
        .filter((title) => title.toLowerCase().includes(query.toLowerCase()))
        .map((title) => ({ id: title, title, path: `/chat/${title.slice(0, 3)}` })),
    ),
    "./messages": search(async () => Promise.reject(new Error("down"))),
    "./commands": async () => ({
      default: defineService(() => ({
        run(id: string) {
          if (id === "bad") throw new Error("There is no conversation yet");
          ran.push(id);
        },
      })),
    }),
    "./gone": () => Promise.reject(new Error("unreachable")),
  },
};

async function open(path = "/chat") {
  const made = createTestHost({ features: [CHAT], signedIn: true });
  await made.host.auth.start();
  render(
    <Surroundings host={made.host} path={path}>
      <App />
    </Surroundings>,
  );
  await screen.findByRole("navigation", { name: "Main navigation" });
  return { ...made, user: userEvent.setup() };
}
const field = (name: string) => screen.findByRole("combobox", { name });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

beforeEach(() => void ran.splice(0));

describe("the search dialog", () => {
  it("opens from a feature, says how to begin, filters titles, quotes what it does not find, and goes where it is told", async () => {
    const { user, navigations } = await open();
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

  it("shows the first of many, and all when asked", async () => {
    const { user } = await open();
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

  it("loses one group when a provider fails, and says so", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Find tea" }));
    expect(await field("Search chats")).toHaveValue("tea");
    expect(await screen.findByText("Messages could not be searched")).toBeInTheDocument();
    expect(options()).toEqual(["Tea with Sam"]);
    expect(screen.getByText("1 result. Messages could not be searched")).toHaveAttribute("role", "status");
  });

  it("is walked by keys, and brings the focus back when Escape closes it", async () => {
    const { user } = await open();
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

  it("opens by / and by Ctrl Shift F, and by the button of the frame", async () => {
    const { user } = await open("/");
    await user.keyboard("/");
    await field("Search chats");
    await user.keyboard("{Escape}{Control>}{Shift>}f{/Shift}{/Control}");
    await field("Search chats");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Search" }));
    await field("Search chats");
  });
});

describe("the command palette", () => {
  const openPalette = async (path?: string) => {
    const made = await open(path);
    await made.user.keyboard("{Control>}k{/Control}");
    return { ...made, input: await field("Command palette") };
  };

  it("lists the shell's and the features' commands without their code, and runs a feature's one with its id", async () => {
    const { user, input } = await openPalette();
    expect(within(screen.getByRole("group", { name: "Chat" })).getAllByRole("option")).toHaveLength(3);
    for (const name of [/^Home/, "Send feedback", "Dark theme", "Language: 日本語", "Sign out"])
      expect(screen.getByRole("option", { name })).toBeInTheDocument();
    await user.type(input, "cont last");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(ran).toEqual(["last"]));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("has what was run lately on top", async () => {
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
    ["Do what is not there", "Its code failed while it started: unreachable"],
  ])("says in a toast that “%s” failed, and why", async (label, why) => {
    const { user, input } = await openPalette();
    await user.type(input, label);
    await user.keyboard("{Enter}");
    expect(await screen.findByText(`“${label}” did not work`)).toBeInTheDocument();
    expect(screen.getByText(why)).toBeInTheDocument();
  });

  it("changes to the search with the cursor in its field, and closes by its own keys", async () => {
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

  it("quotes what no command matches", async () => {
    const { user, input } = await openPalette();
    await user.type(input, "qqqq");
    expect(screen.getByText('No command matches "qqqq"')).toBeInTheDocument();
    expect(options()).toEqual([]);
  });
});

describe("shortcuts", () => {
  it("stand in a sheet with what they do, the features' among them", async () => {
    const { user } = await open();
    await user.keyboard("?");
    const sheet = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
    expect(sheet.getByText("Continue the last conversation")).toBeInTheDocument();
    expect(within(sheet.getByRole("region", { name: "Go to" })).getByText("Chat")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("of two keys go places, and a feature's runs its command", async () => {
    const { user, navigations } = await open("/");
    await user.keyboard("gc");
    expect(navigations).toEqual(["/chat"]);
    await user.keyboard("l");
    await waitFor(() => expect(ran).toEqual(["last"]));
  });

  it("of single characters do nothing while somebody writes or a dialog is open; those with Ctrl do while somebody writes", async () => {
    const { user, navigations } = await open();
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

  it("of single characters can be turned off, and stay so", async () => {
    const { user, navigations } = await open();
    await user.keyboard("?");
    await user.click(await screen.findByRole("checkbox", { name: "Shortcuts of single characters" }));
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
