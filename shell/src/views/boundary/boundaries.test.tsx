import "@testing-library/jest-dom/jest-globals";
import { defineView } from "@atrium/shared-contracts/contract";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { App } from "../../app/app.tsx";
import { sampleManifest } from "../../testing/sample-features.ts";
import { Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { PartBoundary } from "./part-boundary.tsx";

// React and error reports log what a boundary caught, and loading the settings warns. None of it matters here.
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  jest.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => void jest.restoreAllMocks());

const boom = (): never => {
  throw new Error("boom");
};

/** A feature with a page and a sidebar panel. */
function feature(name: string, View: () => ReactNode) {
  return {
    manifest: sampleManifest(`mfe-${name}`, {
      title: { en: name },
      routes: [`/${name}`],
      navigation: [{ label: { en: name }, icon: "box" as const, path: `/${name}`, order: 1 }],
      slots: [{ slot: "sidebar.panel" as const, id: "panel", expose: "./panel", paths: [`/${name}`] }],
    }),
    exposes: {
      "./routes": async () => ({ default: defineView(View) }),
      "./panel": async () => ({ default: defineView(View) }),
    },
  };
}

async function open(View: () => ReactNode) {
  leaving = false;
  const made = createTestHost({
    features: [feature("bad", View), feature("good", () => <p>I work</p>)],
    signedIn: true,
  });
  await made.host.auth.start();
  render(
    <Surroundings host={made.host} path="/bad">
      <App />
    </Surroundings>,
  );
  expect(await within(await screen.findByRole("main")).findAllByText("The bad page")).not.toHaveLength(0);
  leaving = true;
  return made;
}

/** Strict mode runs each cleanup once extra on mount: throw only on the real unmount. */
let leaving = false;
const throwWhenLeaving = () => {
  if (leaving) boom();
};
function BadEffect() {
  useEffect(() => throwWhenLeaving, []);
  return <p>The bad page</p>;
}
function BadLayoutEffect() {
  useLayoutEffect(() => throwWhenLeaving, []);
  return <p>The bad page</p>;
}
function BadInside() {
  return (
    <>
      <BadEffect />
      <BadLayoutEffect />
      <BadEffect />
    </>
  );
}

describe.each([
  ["an effect", BadEffect],
  ["a layout effect", BadLayoutEffect],
  ["several of its parts", BadInside],
])("a feature that throws in the cleanup of %s", (_, View) => {
  it("leaves the next page and the frame intact", async () => {
    await open(View);
    await userEvent.click(screen.getByRole("link", { name: "good" }));
    expect(await within(screen.getByRole("main")).findByText("I work")).toBeInTheDocument();
    expect(screen.getAllByText("I work")).toHaveLength(2);
    expect(screen.getByRole("navigation", { name: "Main navigation" })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("leaves the landing page intact when the person signs out", async () => {
    const { host } = await open(View);
    await act(() => host.auth.logout());
    expect(await screen.findByRole("link", { name: "Create an account" })).toBeInTheDocument();
    expect(screen.queryByText("Something went wrong")).not.toBeInTheDocument();
  });
});

describe("a part of the shell that throws", () => {
  async function show(shows: "page" | "lines" | "button", Part: () => ReactNode) {
    const { host } = createTestHost();
    render(
      <Surroundings host={host}>
        <PartBoundary part="sample" shows={shows}>
          <Part />
        </PartBoundary>
        <p>The rest</p>
      </Surroundings>,
    );
  }

  it.each(["page", "lines", "button"] as const)(
    "only affects itself, and recovers with Try again (%s)",
    async (shows) => {
      let broken = true;
      await show(shows, () => (broken ? boom() : <p>The part</p>));
      expect(screen.getByText("The rest")).toBeInTheDocument();
      broken = false;
      await userEvent.click(screen.getByRole("button", { name: /Try again/ }));
      expect(await screen.findByText("The part")).toBeInTheDocument();
    },
  );

  it("closes if it was an overlay, and says so", async () => {
    const { host } = createTestHost();
    const told: string[] = [];
    host.toasts.toast$.subscribe((toast) => toast && told.push(toast.title));
    let broken = true;
    const Dialog = () => (broken ? boom() : <p>The dialog</p>);
    function Opener() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          <PartBoundary part="sample" shows="nothing" place={String(open)} onFailed={() => setOpen(false)}>
            {open && <Dialog />}
          </PartBoundary>
        </>
      );
    }
    render(
      <Surroundings host={host}>
        <Opener />
      </Surroundings>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(told).toContain("Something went wrong");
    broken = false;
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getByText("The dialog")).toBeInTheDocument();
  });
});

describe("a frame that throws", () => {
  it("shows an explanation in the middle of the page, and recovers with Try again", async () => {
    const { host } = createTestHost({ signedIn: true });
    await host.auth.start();
    let broken = true;
    const { features } = host;
    const failing = {
      ...host,
      get features() {
        return broken ? boom() : features;
      },
    };
    render(
      <Surroundings host={failing}>
        <App />
      </Surroundings>,
    );
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Reload page" })).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("navigation", { name: "Main navigation" })).toBeInTheDocument();
  });
});
