import "@testing-library/jest-dom/jest-globals";
import { defineView } from "@atrium/shared-contracts/contract";
import { useLocation } from "@atrium/shared-ui/router";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "../../app/app.tsx";
import { sampleManifest } from "../../testing/sample-features.ts";
import { Surroundings, createTestHost, stubMatchMedia } from "../../testing/test-host.tsx";

beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

const CHAT = {
  manifest: sampleManifest("mfe-chat", {
    title: { en: "Chat" },
    routes: ["/new", "/chat"],
    navigation: [
      { label: { en: "New chat" }, icon: "new-message", path: "/new", order: 10 },
      { label: { en: "Chat" }, icon: "messages", path: "/chat", order: 20 },
    ],
    slots: [{ slot: "sidebar.panel", id: "history", expose: "./panel", label: { en: "History" }, paths: ["/chat"] }],
  }),
  exposes: {
    "./routes": async () => ({ default: defineView(() => "The chat") }),
    "./panel": async () => ({ default: defineView(() => "The history") }),
  },
};
const Where = () => <output aria-label="path">{useLocation().pathname}</output>;
const path = () => screen.getByLabelText("path").textContent;

async function open(
  at: string,
  { stored = {}, phone = false }: { stored?: Record<string, string>; phone?: boolean } = {},
) {
  const { host } = createTestHost({ features: [CHAT], signedIn: true });
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  if (phone) stubMatchMedia((query) => query.includes("max-width"));
  await host.auth.start();
  render(
    <Surroundings host={host} path={at}>
      <App />
      <Where />
    </Surroundings>,
  );
  await screen.findByRole("main");
}
const sidebar = () => screen.getByRole("complementary", { name: "Sidebar" });
const collapse = () => screen.getByRole("button", { name: "Collapse sidebar" });

describe("the sidebar", () => {
  it.each([{}, { atrium_sidebar_collapsed: "true" }])("links to home, and marks it only there (%j)", async (stored) => {
    await open("/new", { stored });
    const home = within(sidebar()).getByRole("link", { name: "Home" });
    expect(home).not.toHaveAttribute("aria-current");
    await userEvent.click(home);
    expect(path()).toBe("/");
    expect(within(sidebar()).getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    expect(within(sidebar()).getByRole("link", { name: "Chat" })).not.toHaveAttribute("aria-current");
  });

  it("has a logo that starts a new chat", async () => {
    await open("/");
    await userEvent.click(within(sidebar()).getByRole("link", { name: /^Atrium/ }));
    expect(path()).toBe("/new");
    expect(await screen.findByText("The chat")).toBeInTheDocument();
  });

  it("is 288 pixels wide, and 64 when collapsed", async () => {
    await open("/");
    expect(sidebar()).toHaveStyle({ width: "18rem" });
    await userEvent.click(collapse());
    expect(sidebar()).toHaveStyle({ width: "4rem" });
  });

  it("is collapsed only when the stored value is the word true", async () => {
    await open("/", { stored: { atrium_sidebar_collapsed: "true" } });
    expect(sidebar()).toHaveStyle({ width: "4rem" });
    await userEvent.click(screen.getByRole("button", { name: "Expand sidebar" }));
    expect(localStorage.getItem("atrium_sidebar_collapsed")).toBe("false");
  });

  it.each(["{", "1", "null", '"true"'])("is expanded when the stored value is %s", async (stored) => {
    await open("/", { stored: { atrium_sidebar_collapsed: stored } });
    expect(sidebar()).toHaveStyle({ width: "18rem" });
  });

  it("keeps the focus on its toggle, wherever that goes", async () => {
    await open("/");
    await userEvent.click(collapse());
    const expand = screen.getByRole("button", { name: "Expand sidebar" });
    expect(expand).toHaveFocus();
    await userEvent.click(expand);
    expect(collapse()).toHaveFocus();
  });

  it("leaves the focus where it was when it's collapsed from the command palette", async () => {
    await open("/");
    await userEvent.click(collapse());
    await userEvent.click(screen.getByRole("button", { name: "Expand sidebar" }));
    const main = screen.getByRole("main");
    main.focus();
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.type(await screen.findByRole("combobox"), "collapse sidebar{Enter}");
    expect(await screen.findByRole("button", { name: "Expand sidebar" })).not.toHaveFocus();
    await waitFor(() => expect(main).toHaveFocus());
  });

  it("has a search field with its key, and the navigation first when collapsed", async () => {
    await open("/chat");
    expect(within(sidebar()).getByRole("button", { name: "Search" })).toHaveTextContent("Search/");
    await userEvent.click(collapse());
    const [logo, ...rest] = within(sidebar()).getAllByRole("link");
    expect(logo).toHaveAccessibleName(/^Atrium/);
    const search = within(sidebar()).getByRole("button", { name: "Search" });
    for (const entry of rest) expect(entry.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(search);
    expect(await screen.findByRole("combobox", { name: "Search chats" })).toBeInTheDocument();
  });

  it("names its entries even when collapsed", async () => {
    await open("/chat", { stored: { atrium_sidebar_collapsed: "true" } });
    const links = within(screen.getByRole("navigation", { name: "Main navigation" }));
    expect(links.getByRole("link", { name: "New chat" })).toHaveAttribute("href", "/new");
    expect(links.getByRole("link", { name: "Chat" })).toHaveAttribute("aria-current", "page");
  });

  it.each([
    ["/chat", true],
    ["/chat/42", true],
    ["/new", false],
    ["/", false],
  ])("at %s shows the chat history: %s", async (at, shown) => {
    await open(at);
    if (shown) expect(await screen.findByText("The history")).toBeInTheDocument();
    else expect(screen.queryByText("The history")).not.toBeInTheDocument();
  });

  it("has the bell", async () => {
    await open("/");
    expect(within(sidebar()).getByRole("button", { name: /^Notifications/ })).toBeInTheDocument();
  });
});

describe("on a phone", () => {
  it("a bar replaces the sidebar, with a menu button, the title and the bell", async () => {
    await open("/", { phone: true });
    const bar = within(screen.getByRole("banner"));
    expect(bar.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
    // With large text, it gets smaller rather than breaking inside the word.
    expect(bar.getByText("Atrium")).toHaveStyle({ whiteSpace: "nowrap", fontSize: "min(1.125rem, 6.5vw)" });
    expect(bar.getByRole("button", { name: /^Notifications/ })).toBeInTheDocument();
    expect(screen.queryByRole("navigation", { name: "Main navigation" })).not.toBeInTheDocument();
  });

  it("the menu button opens the sidebar as a 320-pixel drawer over the page; a click outside closes it", async () => {
    await open("/", { phone: true });
    await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
    const navigation = screen.getByRole("navigation", { name: "Main navigation" });
    expect(navigation.closest(".MuiDrawer-paper")).toHaveStyle({ width: "20rem" });
    const overlay = document.querySelector(".MuiBackdrop-root");
    if (!overlay) throw new Error("The drawer has no overlay");
    await userEvent.click(overlay);
    await waitFor(() => expect(navigation).not.toBeInTheDocument());
  });

  it("the drawer closes on navigation", async () => {
    await open("/", { phone: true });
    await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
    await userEvent.click(screen.getByRole("link", { name: "New chat" }));
    expect(path()).toBe("/new");
    await waitFor(() => expect(screen.queryByRole("navigation", { name: "Main navigation" })).not.toBeInTheDocument());
  });
});
