import "@testing-library/jest-dom/jest-globals";
import { defineView, type ShellApi } from "@atrium/shared-contracts/contract";
import type { SlotFilling } from "@atrium/shared-contracts/wire";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { BehaviorSubject } from "@atrium/shared-contracts/rx";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  type ComponentType,
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import type { StaticFeature } from "../federation/loading/static-source.ts";
import { sampleManifest } from "../testing/sample-features.ts";
import { Surroundings, createTestHost } from "../testing/test-host.tsx";
import { App } from "./app.tsx";

// React and error reports log what a boundary caught, and loading the settings warns. None of it matters here.
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  jest.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => void jest.restoreAllMocks());

/** Strict mode runs each cleanup once extra on mount, and tests end with unmounting everything: throw only meanwhile. */
let leaving = false;
async function whileLeaving(act: () => Promise<unknown>) {
  leaving = true;
  await act();
  leaving = false;
}
const throwWhenLeaving = () => {
  if (leaving) throw new Error("boom");
};
function Bad({ children }: { readonly children: ReactNode }) {
  useEffect(() => throwWhenLeaving, []);
  useLayoutEffect(() => throwWhenLeaving, []);
  return children;
}

/** A text field whose content is lost when it's remounted. */
const Draft = ({ name }: { readonly name: string }) => <input aria-label={name} />;

const bad = (name: string, slots: readonly SlotFilling[]): StaticFeature => ({
  manifest: sampleManifest(`mfe-${name}`, { slots: [...slots] }),
  exposes: Object.fromEntries(
    slots.map(({ expose, slot }) => [
      expose,
      async () => ({
        default: defineView(() => (
          <Bad>
            <p>{`${slot} of ${name}`}</p>
          </Bad>
        )),
      }),
    ]),
  ),
});
const page = (name: string, View: (props: { readonly shell: ShellApi }) => ReactNode): StaticFeature => ({
  manifest: sampleManifest(`mfe-${name}`, {
    navigation: [{ label: { en: name }, icon: "box", path: `/${name}`, order: 1 }],
  }),
  exposes: { "./routes": async () => ({ default: defineView(View) }) },
});

const OTHER = page("other", () => <Draft name="Other draft" />);
const card = (name: string) =>
  bad(name, [{ slot: "message.card", id: "card", expose: "./card", kinds: [`${name}.card`] }]);

/** Whether the window is as narrow as a phone's. */
const narrow$ = new BehaviorSubject(false);
function stubWidth() {
  window.matchMedia = (query) => {
    const list = Object.assign(new EventTarget(), { addListener() {}, removeListener() {} });
    Object.defineProperty(list, "matches", { get: () => narrow$.value && query.includes("max-width") });
    narrow$.subscribe(() => list.dispatchEvent(new Event("change")));
    return list as unknown as MediaQueryList;
  };
}

async function open(path: string, features: readonly StaticFeature[]) {
  const made = createTestHost({ features, signedIn: true });
  narrow$.next(false);
  stubWidth();
  await made.host.auth.start();
  const report = jest.spyOn(made.host.telemetry, "report");
  render(
    <Surroundings host={made.host} path={path}>
      <App />
    </Surroundings>,
  );
  await screen.findByRole("main");
  /** Who the reports of what was thrown say it was, each once. */
  const reported = () =>
    [...new Set(report.mock.calls.map(([, tags]) => JSON.stringify(tags)))].map((one) => JSON.parse(one));
  return { ...made, reported };
}
const type = async (name: string, text: string) => userEvent.type(await screen.findByLabelText(name), text);
const unmountOf = (feature: string, expose: string) => ({ feature, version: "1.0.0", expose, phase: "unmount" });

/** A page like the chat: a draft, and messages with cards of other features. */
const Mood = createContext("nowhere");
const AsText = () => <p>{`As text, ${useContext(Mood)}`}</p>;
function Chat({ shell }: { readonly shell: ShellApi }) {
  const Card = shell.messageCard as ComponentType<{ card: { kind: string; data: object }; instead?: ReactNode }>;
  const [kinds, setKinds] = useState(["first.card", "second.card"]);
  return (
    <Mood value="in the chat">
      <Draft name="Chat draft" />
      {kinds.map((kind) => (
        <article key={kind} aria-label={kind}>
          <Card card={{ kind, data: {} }} instead={<AsText />} />
        </article>
      ))}
      <button onClick={() => setKinds([])}>Clear</button>
      <button onClick={() => setKinds(["second.card"])}>Leave one</button>
      <button onClick={() => setKinds(["first.card", "second.card"])}>Show both</button>
    </Mood>
  );
}
const CHAT = page("chat", Chat);

describe("a card in a chat message that throws when the chat removes its message", () => {
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const pressAndLeave = (name: string) => whileLeaving(() => press(name));
  async function openChat() {
    const made = await open("/chat", [CHAT, OTHER, card("first"), card("second")]);
    expect(await screen.findByText("message.card of second")).toBeInTheDocument();
    await type("Chat draft", "Dear all");
    return made;
  }

  it("leaves the chat's draft and the other cards intact", async () => {
    await openChat();
    const second = screen.getByText("message.card of second");
    await pressAndLeave("Leave one");
    expect(screen.queryByText("message.card of first")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Chat draft")).toHaveValue("Dear all");
    expect(screen.getByText("message.card of second")).toBe(second);
  });

  it("does so each time, and when several throw at once", async () => {
    await openChat();
    for (let round = 0; round < 3; round += 1) {
      await pressAndLeave("Clear");
      expect(screen.queryByText(/^message.card of/)).not.toBeInTheDocument();
      await press("Show both");
      for (const name of ["first", "second"])
        expect(
          within(screen.getByRole("article", { name: `${name}.card` })).getByText(`message.card of ${name}`),
        ).toBeInTheDocument();
    }
    expect(screen.getByLabelText("Chat draft")).toHaveValue("Dear all");
    expect(screen.queryByText(/^As text/)).not.toBeInTheDocument();
  });

  it("is reported as the card's feature, unmounted", async () => {
    const { reported } = await openChat();
    await pressAndLeave("Leave one");
    expect(reported()).toEqual([unmountOf("mfe-first", "./card")]);
  });

  it("leaves the next page intact when the whole chat leaves", async () => {
    const { reported } = await openChat();
    await whileLeaving(() => userEvent.click(screen.getByRole("link", { name: "other" })));
    await type("Other draft", "x");
    expect(screen.getByLabelText("Other draft")).toHaveValue("x");
    expect(reported()).toEqual([unmountOf("mfe-first", "./card"), unmountOf("mfe-second", "./card")]);
  });
});

describe("a card in a chat message that keeps throwing while it's shown", () => {
  it("is replaced by what the chat shows instead, with all that the chat provides for it", async () => {
    let broken = false;
    const first: StaticFeature = {
      ...card("first"),
      exposes: {
        "./card": async () => ({
          default: defineView(function Breaking() {
            const [, again] = useState(0);
            if (broken) throw new Error("boom");
            return <button onClick={() => again(1)}>Break</button>;
          }),
        }),
      },
    };
    const { reported } = await open("/chat", [CHAT, first, card("second")]);
    await type("Chat draft", "Dear all");
    const button = await screen.findByRole("button", { name: "Break" });
    broken = true;
    await userEvent.click(button);
    expect(
      within(screen.getByRole("article", { name: "first.card" })).getByText("As text, in the chat"),
    ).toBeInTheDocument();
    expect(screen.getByText("message.card of second")).toBeInTheDocument();
    expect(screen.getByLabelText("Chat draft")).toHaveValue("Dear all");
    const view = { feature: "mfe-first", version: "1.0.0", expose: "./card" };
    expect(reported()).toEqual([
      { ...view, phase: "update" },
      { ...view, phase: "mount" },
    ]);
  });
});

describe("a view that throws when it leaves", () => {
  const panel = (name: string, paths: readonly string[]) =>
    bad(name, [{ slot: "sidebar.panel", id: "panel", expose: "./panel", label: { en: name }, paths: [...paths] }]);
  const follow = (name: string) => whileLeaving(() => userEvent.click(screen.getByRole("link", { name })));

  it("leaves other panels and the navigation of the sidebar intact", async () => {
    const stays: StaticFeature = {
      manifest: sampleManifest("mfe-stays", {
        slots: [{ slot: "sidebar.panel", id: "panel", expose: "./panel", paths: ["/other", "/next"] }],
      }),
      exposes: { "./panel": async () => ({ default: defineView(() => <Draft name="Panel draft" />) }) },
    };
    const next = page("next", () => <p>The next page</p>);
    const { reported } = await open("/other", [
      OTHER,
      next,
      panel("first", ["/other"]),
      panel("second", ["/other"]),
      stays,
    ]);
    expect(await screen.findByText("sidebar.panel of second")).toBeInTheDocument();
    await type("Panel draft", "kept");
    const navigation = screen.getByRole("navigation", { name: "Main navigation" });
    for (let round = 0; round < 2; round += 1) {
      await follow("next");
      expect(await screen.findByText("The next page")).toBeInTheDocument();
      expect(screen.queryByText(/^sidebar.panel of/)).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole("link", { name: "other" }));
      expect(await screen.findByText("sidebar.panel of first")).toBeInTheDocument();
    }
    expect(screen.getByLabelText("Panel draft")).toHaveValue("kept");
    expect(screen.getByRole("navigation", { name: "Main navigation" })).toBe(navigation);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(reported()).toEqual([unmountOf("mfe-first", "./panel"), unmountOf("mfe-second", "./panel")]);
  });

  it("leaves the page intact when it leaves with the sidebar, each time", async () => {
    const { reported } = await open("/other", [OTHER, panel("first", ["/other"])]);
    expect(await screen.findByText("sidebar.panel of first")).toBeInTheDocument();
    await type("Other draft", "kept");
    for (let round = 0; round < 2; round += 1) {
      await whileLeaving(() => userEvent.click(screen.getByRole("button", { name: "Collapse sidebar" })));
      expect(screen.queryByText("sidebar.panel of first")).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole("button", { name: "Expand sidebar" }));
      expect(await screen.findByText("sidebar.panel of first")).toBeInTheDocument();
    }
    expect(screen.getByLabelText("Other draft")).toHaveValue("kept");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(reported()).toEqual([unmountOf("mfe-first", "./panel")]);
  });

  it("leaves the page intact when it leaves with the sidebar of a wide window", async () => {
    const { reported } = await open("/other", [OTHER, panel("first", ["/other"])]);
    expect(await screen.findByText("sidebar.panel of first")).toBeInTheDocument();
    await type("Other draft", "kept");
    await whileLeaving(async () => act(() => narrow$.next(true)));
    expect(screen.queryByText("sidebar.panel of first")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Open menu" })).toBeInTheDocument();
    expect(screen.getByLabelText("Other draft")).toHaveValue("kept");
    expect(reported()).toEqual([unmountOf("mfe-first", "./panel")]);
  });

  it("leaves the next page intact when it was a card of the home page", async () => {
    const home = bad("first", [{ slot: "home.card", id: "card", expose: "./card" }]);
    let mounts = 0;
    const next = page("next", () => {
      useEffect(() => void (mounts += 1), []);
      return <p>The next page</p>;
    });
    const { reported } = await open("/", [next, home]);
    expect(await screen.findByText("home.card of first")).toBeInTheDocument();
    // Its code has loaded, so that the page is there when the card leaves.
    await userEvent.click(screen.getByRole("link", { name: "next" }));
    expect(await screen.findByText("The next page")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    expect(await screen.findByText("home.card of first")).toBeInTheDocument();
    mounts = 0;
    await whileLeaving(() => userEvent.click(screen.getByRole("link", { name: "next" })));
    expect(screen.getByText("The next page")).toBeInTheDocument();
    // Twice in strict mode.
    expect(mounts).toBe(2);
    expect(reported()).toEqual([unmountOf("mfe-first", "./card")]);
  });

  it("leaves the next page intact when it was a page, each time", async () => {
    const { reported } = await open("/bad", [OTHER, page("bad", () => <Bad>The bad page</Bad>)]);
    for (let round = 0; round < 3; round += 1) {
      expect(await screen.findByText("The bad page")).toBeInTheDocument();
      await follow("other");
      expect(await screen.findByLabelText("Other draft")).toBeInTheDocument();
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole("link", { name: "bad" }));
    }
    expect(reported()).toEqual([unmountOf("mfe-bad", "./routes")]);
  });

  it("names all that left together with the home page, since any of them may have thrown", async () => {
    const homeCard = (name: string) => bad(name, [{ slot: "home.card", id: "card", expose: "./card" }]);
    const { reported } = await open("/", [OTHER, homeCard("first"), homeCard("second")]);
    expect(await screen.findByText("home.card of second")).toBeInTheDocument();
    await follow("other");
    expect(reported()).toEqual([{ feature: "mfe-first, mfe-second", phase: "unmount" }]);
  });
});

describe("a panel of another feature on the settings page that throws when it leaves", () => {
  it("leaves what was typed on the page intact", async () => {
    function Settings({ shell }: { readonly shell: ShellApi }) {
      const Panels = shell.settingsPanels as ComponentType<{ tab: string }>;
      const [tab, setTab] = useState("preferences");
      return (
        <>
          <Draft name="Settings draft" />
          <button onClick={() => setTab("security")}>Security</button>
          <Panels key={tab} tab={tab} />
        </>
      );
    }
    const first = bad("first", [{ slot: "settings.panel", id: "panel", expose: "./panel", tab: "preferences" }]);
    const { reported } = await open("/settings", [page("settings", Settings), first]);
    expect(await screen.findByText("settings.panel of first")).toBeInTheDocument();
    await type("Settings draft", "typed");
    await whileLeaving(() => userEvent.click(screen.getByRole("button", { name: "Security" })));
    expect(screen.queryByText("settings.panel of first")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Settings draft")).toHaveValue("typed");
    expect(reported()).toEqual([unmountOf("mfe-first", "./panel")]);
  });
});
