import { defineService, defineView, type SearchHit, type ShellApi } from "@atrium/shared-contracts/contract";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "../app/app.tsx";
import { sampleManifest } from "./sample-features.ts";
import { Surroundings, createTestHost } from "./test-host.tsx";

/** IDs of the commands that were run. */
export const ran: string[] = [];
const search = (find: (query: string) => Promise<readonly SearchHit[]>) => async () => ({
  default: defineService(() => ({ search: find })),
});
const named = (id: string, en: string, expose = `./${id}`) => ({ id, expose, label: { en } });

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

const MESSAGES: Record<string, readonly SearchHit[]> = {
  quiet: [],
  "part 2": [
    { id: "1", title: "…about part 2 of it", description: "Nov 23, 2026 · Tale", path: "/chat/1" },
    { id: "2", title: "Tale", description: "Nov 23, 2026 · part 2", path: "/chat/2" },
  ],
};

const CHAT = {
  manifest: sampleManifest("mfe-chat", {
    title: { en: "Chat" },
    navigation: [{ label: { en: "Chat" }, icon: "messages", path: "/chat", order: 10, keys: "g c" }],
    slots: [
      { slot: "search.provider", ...named("titles", "Conversations"), order: 10, immediate: true },
      { slot: "search.provider", ...named("messages", "Messages"), order: 20 },
      { slot: "command", ...named("last", "Continue the last conversation", "./commands"), keys: "l" },
      { slot: "command", ...named("bad", "Do what fails", "./commands") },
      { slot: "command", ...named("gone", "Do what is not there") },
    ],
  }),
  exposes: {
    "./routes": async () => ({ default: defineView(Page) }),
    "./titles": search(async (query) =>
      ["Tea with Sam", "Coffee", ...Array.from({ length: 30 }, (_, index) => `Stop ${index}`)]
        .filter((title) => title.toLowerCase().includes(query.toLowerCase()))
        .map((title) => ({ id: title, title, path: `/chat/${title.slice(0, 3)}` })),
    ),
    "./messages": search(async (query) => MESSAGES[query] ?? Promise.reject(new Error("down"))),
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

/** The app, signed in, with a feature that offers conversations, messages and commands. */
export async function openApp(path = "/chat") {
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
/** The input of the dialog with this name. */
export const field = (name: string) => screen.findByRole("combobox", { name });
/** The options to choose from. */
export const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
