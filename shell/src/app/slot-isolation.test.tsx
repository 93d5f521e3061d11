import "@testing-library/jest-dom/jest-globals";
import { defineService, defineView, type ShellApi } from "@atrium/shared-contracts/contract";
import { SLOT_NAMES, type SlotFilling, type SlotName } from "@atrium/shared-contracts/wire";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import type { StaticFeature } from "../federation/loading/static-source.ts";
import { sampleManifest } from "../testing/sample-features.ts";
import { Surroundings, createTestHost } from "../testing/test-host.tsx";
import { App } from "./app.tsx";

jest.spyOn(console, "warn").mockImplementation(() => {});
// React logs errors that a boundary caught.
jest.spyOn(console, "error").mockImplementation(() => {});

const KINDS: Partial<Record<SlotName, string>> = { "message.card": "card" };

/** A feature that fills every slot. `code` holds the module behind each. */
function feature(name: string, code: (slot: SlotName) => Promise<unknown>): StaticFeature {
  const slots = SLOT_NAMES.map((slot): SlotFilling => {
    const kind = KINDS[slot];
    return {
      slot,
      id: slot.replace(".", "-"),
      expose: `./${slot.replace(".", "-")}`,
      label: { en: `${slot} of ${name}` },
      paths: ["/page"],
      immediate: true,
      ...(kind === undefined ? {} : { kinds: [`${name}.${kind}`] }),
    };
  });
  return {
    manifest: sampleManifest(`mfe-${name}`, { title: { en: name }, routes: [`/${name}`], slots }),
    exposes: Object.fromEntries(slots.map(({ slot, expose }) => [expose, () => code(slot)])),
  };
}

const VIEWS: ReadonlySet<SlotName> = new Set([
  "sidebar.panel",
  "settings.panel",
  "home.start",
  "home.card",
  "message.card",
  "shared.page",
]);
const broken = (): never => {
  throw new Error("broken");
};
const service = (shell: ShellApi, slot: SlotName) => ({
  search: async () => [{ id: "1", title: "Found", path: "/page" }],
  run: () => shell.toast({ title: "It ran" }),
  stop() {},
  started: slot === "notification.source" && shell.notify({ type: "info", title: "Sound", message: "Told" }),
});
const SOUND = feature("sound", async (slot) => ({
  default: VIEWS.has(slot) ? defineView(() => <p>{slot} is sound</p>) : defineService((shell) => service(shell, slot)),
}));
const OFF = feature("off", () => Promise.reject(new Error("down")));
const SLOW = feature("slow", () => new Promise(() => {}));
const THROWING = feature("throwing", async (slot) => ({
  default: VIEWS.has(slot) ? defineView(broken) : defineService(broken),
}));

function Page({ shell }: { readonly shell: ShellApi }) {
  const Panels = shell.settingsPanels as ComponentType<{ tab: string }>;
  const Card = shell.messageCard as ComponentType<{ card: { kind: string; data: object } }>;
  return (
    <>
      <Panels tab="preferences" />
      {["sound", "off", "slow", "throwing"].map((name) => (
        <Card key={name} card={{ kind: `${name}.card`, data: {} }} />
      ))}
    </>
  );
}
const PAGE: StaticFeature = {
  manifest: sampleManifest("mfe-page", {
    navigation: [{ label: { en: "Page" }, icon: "box", path: "/page", order: 1 }],
  }),
  exposes: { "./routes": async () => ({ default: defineView(Page) }) },
};

async function open(path: string, features = [THROWING, OFF, SLOW, PAGE, SOUND]) {
  const made = createTestHost({ features, signedIn: true });
  await made.host.auth.start();
  render(
    <Surroundings host={made.host} path={path}>
      <App />
    </Surroundings>,
  );
  await screen.findByRole("navigation", { name: "Main navigation" });
  return { user: userEvent.setup() };
}

afterEach(() => void jest.useRealTimers());

describe("a feature that is off, slow or throws only affects its own slot", () => {
  it("in sidebar.panel, settings.panel and message.card", async () => {
    await open("/page");
    for (const slot of ["sidebar.panel", "settings.panel", "message.card"])
      expect(await screen.findByText(`${slot} is sound`)).toBeInTheDocument();
    for (const name of ["off", "throwing"]) {
      const panel = within(screen.getByRole("region", { name: `settings.panel of ${name}` }));
      expect(await panel.findByText(`Couldn't load ${name}`)).toBeInTheDocument();
    }
    expect(screen.getAllByText(/^This result \((off|throwing).card\) can't be displayed/)).toHaveLength(2);
  });

  it("in home.start and home.card", async () => {
    await open("/");
    for (const slot of ["home.start", "home.card"])
      expect(await screen.findByText(`${slot} is sound`)).toBeInTheDocument();
  });

  it("in notification.source: sources that work still raise notifications", async () => {
    await open("/page");
    expect(await screen.findByRole("button", { name: "Notifications, 1 unread" })).toBeInTheDocument();
  });

  it("in notification.source at sign-out: a source that fails to stop doesn't block sign-out", async () => {
    const stopped: string[] = [];
    const source = (name: string, stop: () => void) =>
      feature(name, async () => ({ default: defineService(() => ({ stop })) }));
    const features = [source("stuck", broken), source("fine", () => stopped.push("fine"))];
    const { user } = await open("/", features);
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await screen.findByRole("combobox", { name: "Command palette" }), "Sign out{Enter}");
    expect(await screen.findByRole("link", { name: "Create an account" })).toBeInTheDocument();
    expect(stopped).not.toEqual([]);
  });

  it("in notification.source with whenIdle: its code isn't fetched before the page has settled, and is tried again", async () => {
    jest.useFakeTimers();
    const code = jest
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValue({ default: defineService((shell) => service(shell, "notification.source")) });
    const { manifest, exposes } = feature("late", code);
    const slots = manifest.slots?.filter(({ slot }) => slot === "notification.source");
    await open("/", [{ manifest: { ...manifest, slots: slots?.map((one) => ({ ...one, whenIdle: true })) }, exposes }]);
    expect(code).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(code).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button", { name: "Notifications" })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole("button", { name: "Notifications, 1 unread" })).toBeInTheDocument();
  });

  it("in search.provider: a provider that doesn't answer in time is named", async () => {
    const { user } = await open("/page");
    await user.keyboard("{Control>}{Shift>}f{/Shift}{/Control}");
    await user.type(await screen.findByRole("combobox", { name: "Search chats" }), "x");
    expect(await screen.findByRole("option", { name: /Found/ })).toBeInTheDocument();
    for (const name of ["off", "throwing"])
      expect(screen.getByText(`Couldn't search search.provider of ${name}`)).toBeInTheDocument();
    expect(
      await screen.findByText("search.provider of slow didn't respond", {}, { timeout: 4_000 }),
    ).toBeInTheDocument();
    expect(screen.getByRole("option", { name: /Found/ })).toBeInTheDocument();
  });

  it("in command: other commands still run", async () => {
    const { user } = await open("/page");
    const run = async (label: string) => {
      await user.keyboard("{Control>}k{/Control}");
      await user.type(await screen.findByRole("combobox", { name: "Command palette" }), `${label}{Enter}`);
    };
    await run("command of throwing");
    expect(await screen.findByText("Couldn't run “command of throwing”")).toBeInTheDocument();
    await run("command of slow");
    await run("command of sound");
    expect(await screen.findByText("It ran")).toBeInTheDocument();
  });
});
