import "@testing-library/jest-dom/jest-globals";
import { defineView, type ShellApi } from "@atrium/shared-contracts/contract";
import { firstValueFrom } from "@atrium/shared-contracts/rx";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, Profiler, type ReactNode, lazy, useEffect, useState } from "react";
import { sampleManifest } from "../../testing/sample-features.ts";
import { Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { FeatureSessionContext } from "../host/feature-host.tsx";
import { FeatureRegion } from "./feature-region.tsx";
import { GuestRegions } from "./guest-regions.tsx";

// Loading the settings warns, which doesn't matter here.
jest.spyOn(console, "warn").mockImplementation(() => {});

/** The cards that are mounted now. */
let mounted = 0;
const drawn = jest.fn();
/** Called when React has changed anything below the guests' regions. */
const committed = jest.fn();
function Card({ card }: { readonly card: { readonly data: Readonly<Record<string, unknown>> } }) {
  drawn();
  useEffect(() => {
    mounted += 1;
    return () => void (mounted -= 1);
  }, []);
  return <input aria-label={String(card.data["name"])} />;
}

/** Code of the chat that comes late. */
let code: PromiseWithResolvers<{ default: () => string }>;
let Later: ComponentType;
beforeEach(() => {
  mounted = 0;
  code = Promise.withResolvers();
  Later = lazy(() => code.promise);
});

const cardNamed = (name: string) => ({ kind: "tea.card", data: { name } });
const FIRST = cardNamed("First draft");
const SECOND = cardNamed("Second draft");

function Chat({ shell }: { readonly shell: ShellApi }) {
  const Card = shell.messageCard as ComponentType<{ card: object }>;
  const [words, setWords] = useState(0);
  const [later, setLater] = useState(false);
  const [first, setFirst] = useState(FIRST);
  return (
    <>
      <Card card={first} />
      <Card card={SECOND} />
      <button onClick={() => setWords(words + 1)}>Word</button>
      <button onClick={() => setFirst(cardNamed("Renamed draft"))}>Rename</button>
      <button onClick={() => setLater(true)}>Open later</button>
      <p>{words} words</p>
      {later && <Later />}
    </>
  );
}

async function show() {
  const slots = [{ slot: "message.card" as const, id: "card", expose: "./card", kinds: ["tea.card"] }];
  const { host } = createTestHost({
    features: [
      { manifest: sampleManifest("mfe-chat"), exposes: { "./routes": async () => ({ default: defineView(Chat) }) } },
      {
        manifest: sampleManifest("mfe-teas", { slots }),
        exposes: { "./card": async () => ({ default: defineView(Card as (props: object) => ReactNode) }) },
      },
    ],
    signedIn: true,
  });
  await host.auth.start();
  const session = (await firstValueFrom(host.session$)) ?? null;
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <GuestRegions>
        {open && <FeatureRegion featureId="mfe-chat" expose="./routes" />}
        <button onClick={() => setOpen(false)}>Leave</button>
      </GuestRegions>
    );
  }
  render(
    <Surroundings host={host}>
      <FeatureSessionContext value={session}>
        <Profiler id="page" onRender={committed}>
          <Page />
        </Profiler>
      </FeatureSessionContext>
    </Surroundings>,
  );
  await userEvent.type(await screen.findByLabelText("First draft"), "Dear all");
}
const press = (name: string) => userEvent.click(screen.getByText(name));

describe("a card in a chat that waits for code of its own once it's shown", () => {
  it("is hidden with the chat meanwhile, and keeps what was typed in it", async () => {
    await show();
    const draft = screen.getByLabelText("First draft");
    await press("Open later");
    expect(draft).not.toBeVisible();
    await act(async () => code.resolve({ default: () => "I came later" }));
    expect(await screen.findByText("I came later")).toBeVisible();
    expect(screen.getByLabelText("First draft")).toBe(draft);
    expect(draft).toBeVisible();
    expect(draft).toHaveValue("Dear all");
  });

  it("is unmounted with the chat, hidden or not", async () => {
    await show();
    expect(mounted).toBe(2);
    await press("Open later");
    expect(mounted).toBe(2);
    await press("Leave");
    expect(mounted).toBe(0);
  });
});

describe("a card in a chat that's drawn again with each word", () => {
  it("is drawn again only when its own data changes", async () => {
    await show();
    drawn.mockClear();
    committed.mockClear();
    for (let word = 0; word < 3; word += 1) await press("Word");
    expect(screen.getByText("3 words")).toBeInTheDocument();
    expect(drawn).not.toHaveBeenCalled();
    // Only the chat, not the guests' regions after it.
    expect(committed).toHaveBeenCalledTimes(3);
    await press("Rename");
    expect(screen.getByLabelText("Renamed draft")).toHaveValue("Dear all");
  });
});
