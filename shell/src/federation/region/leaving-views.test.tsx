import "@testing-library/jest-dom/jest-globals";
import { describe, expect, it, jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode, Suspense, use, useEffect, useLayoutEffect } from "react";
import { type ShownView, useLeavingView } from "./leaving-views.ts";
import { RegionBoundary } from "./region-boundary.tsx";

// React logs what a boundary caught.
jest.spyOn(console, "error").mockImplementation(() => {});

const VIEW: ShownView = { feature: "mfe-teas", version: "1.0.0", expose: "./card" };
const boom = (): never => {
  throw new Error("boom");
};

/** Strict mode runs each cleanup once extra on mount: throw only on the real unmount. */
let leaving = false;
const throwWhenLeaving = () => {
  if (leaving) boom();
};
function BadEffect() {
  useEffect(() => throwWhenLeaving, []);
  return null;
}
function BadLayoutEffect() {
  useLayoutEffect(() => throwWhenLeaving, []);
  return null;
}

function View({ children }: { readonly children?: ReactNode }) {
  useLeavingView(VIEW);
  return <p>The view{children}</p>;
}
const Waits = ({ until }: { readonly until: Promise<string> }) => use(until);
const Broken = () => boom();

/** Shows content in a boundary. `named` are the views that each error was blamed on. */
function open(content: ReactNode) {
  leaving = false;
  const named: (readonly ShownView[])[] = [];
  const page = (inside: ReactNode) => (
    <StrictMode>
      <RegionBoundary caught={(_error, left) => void named.push(left)} fallback={() => <p>Failed</p>}>
        {inside}
      </RegionBoundary>
    </StrictMode>
  );
  const { rerender } = render(page(content));
  return { named, change: (inside: ReactNode) => act(async () => rerender(page(inside))) };
}

describe("an error that a boundary caught", () => {
  it.each([
    ["an effect", BadEffect],
    ["a layout effect", BadLayoutEffect],
  ])("names the view that left, for the cleanup of %s", async (_, Bad) => {
    const { named, change } = open(
      <View>
        <Bad />
      </View>,
    );
    leaving = true;
    await change(null);
    expect(named).toEqual([[VIEW]]);
  });

  it("doesn't name a view that Suspense only hides", async () => {
    const page = (waits: boolean, more: ReactNode) => (
      <>
        <Suspense fallback="Loading…">
          <View />
          {waits && <Waits until={new Promise(() => {})} />}
        </Suspense>
        {more}
      </>
    );
    const { named, change } = open(page(false, <BadEffect />));
    await change(page(true, <BadEffect />));
    expect(screen.getByText("The view")).not.toBeVisible();
    leaving = true;
    await change(page(true, null));
    expect(named).toEqual([[]]);
  });

  it("doesn't name views that leave because something else couldn't be drawn", async () => {
    const { named, change } = open(<View />);
    await change(
      <>
        <View />
        <Broken />
      </>,
    );
    expect(screen.getByText("Failed")).toBeInTheDocument();
    // The second error is the boundary's second try, which act runs in the same task. A browser wouldn't.
    expect(named).toHaveLength(2);
    expect(named[0]).toEqual([]);
  });
});
