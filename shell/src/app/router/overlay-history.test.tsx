import "@testing-library/jest-dom/jest-globals";
import { Dialog, OverlayHistoryContext } from "@atrium/shared-ui";
import { BrowserRouter, Link, useLocation, useNavigate } from "@atrium/shared-ui/router";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createOverlayHistory } from "./overlay-history.ts";

function Page({ stubborn = false }: { readonly stubborn?: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(0);
  const close = () => !stubborn && setOpen((count) => Math.max(0, count - 1));
  return (
    <>
      <output aria-label="path">{pathname}</output>
      <output aria-label="open">{open}</output>
      <button onClick={() => setOpen(1)}>Open</button>
      <Link to="/elsewhere">Elsewhere</Link>
      <button onClick={() => void navigate("/renamed", { replace: true })}>Rename</button>
      <button onClick={() => setOpen(0)}>Close all</button>
      {[1, 2].map((number) => (
        <Dialog key={number} open={open >= number} onClose={close} hideBackdrop disablePortal disableEnforceFocus>
          <button onClick={() => setOpen(number + 1)}>Open over {number}</button>
          <button
            onClick={() => {
              setOpen(0);
              void navigate("/found");
            }}
          >
            Pick in {number}
          </button>
        </Dialog>
      ))}
    </>
  );
}

const click = (name: string) => userEvent.click(screen.getByText(name));
const expectAt = async (path: string, open: number) => {
  await waitFor(() => {
    expect(screen.getByLabelText("path")).toHaveTextContent(path);
    expect(screen.getByLabelText("open")).toHaveTextContent(String(open));
    expect(window.location.pathname).toBe(path);
    expect((window.history.state as { overlays?: number } | null)?.overlays ?? 0).toBe(open);
  });
};

/** Starts at /start, with /before as the previous entry. */
async function start(stubborn = false) {
  window.history.pushState(null, "", "/before");
  const overlays = createOverlayHistory(window);
  render(
    <OverlayHistoryContext value={overlays}>
      <BrowserRouter window={overlays.routerWindow}>
        <Page stubborn={stubborn} />
        <Link to="/start">Start</Link>
      </BrowserRouter>
    </OverlayHistoryContext>,
  );
  await click("Start");
  await expectAt("/start", 0);
}
/** A real page starts without listeners, so remove those of earlier tests. */
const listeners: [string, EventListenerOrEventListenerObject][] = [];
const add = window.addEventListener.bind(window);
beforeEach(() => {
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
    if (type === "popstate") listeners.push([type, listener]);
    add(type, listener);
  };
});
afterEach(() => {
  cleanup();
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
  window.addEventListener = add;
});

describe("the browser's Back", () => {
  it("closes the overlay and stays on the page, then leaves the page", async () => {
    await start();
    await click("Open");
    await expectAt("/start", 1);
    window.history.back();
    await expectAt("/start", 0);
    window.history.back();
    await expectAt("/before", 0);
  });

  it("closes the overlay however soon it's pressed", async () => {
    await start();
    act(() => screen.getByText("Open").click());
    window.history.back();
    await expectAt("/start", 0);
  });

  it("closes overlays from the top, one by one", async () => {
    await start();
    await click("Open");
    await click("Open over 1");
    await expectAt("/start", 2);
    window.history.back();
    await expectAt("/start", 1);
    window.history.back();
    await expectAt("/start", 0);
  });

  it("leaves no entry behind when overlays close by themselves", async () => {
    await start();
    await click("Open");
    await click("Open over 1");
    await expectAt("/start", 2);
    await click("Close all");
    await expectAt("/start", 0);
    window.history.back();
    await expectAt("/before", 0);
  });

  it("doesn't cancel a reload that follows the closing of an overlay, and leaves no entry behind if the page stays", async () => {
    await start();
    await click("Open");
    await expectAt("/start", 1);
    const travel = jest.spyOn(window.history, "go");
    const left = new Promise<void>((resolve) => {
      act(() => screen.getByText("Close all").click());
      window.dispatchEvent(new Event("beforeunload"));
      // Runs after the overlay's own timer.
      window.setTimeout(resolve);
    });
    await left;
    expect(travel).not.toHaveBeenCalled();
    await click("Open");
    await expectAt("/start", 1);
    await click("Close all");
    await expectAt("/start", 0);
    window.history.back();
    await expectAt("/before", 0);
    travel.mockRestore();
  });

  it("goes straight from a page picked in an overlay back to the page below", async () => {
    await start();
    await click("Open");
    await expectAt("/start", 1);
    await click("Pick in 1");
    await expectAt("/found", 0);
    window.history.back();
    await expectAt("/start", 0);
    window.history.forward();
    await expectAt("/found", 0);
  });

  it("keeps the URL that the page got while the overlay was open", async () => {
    await start();
    await click("Open");
    await expectAt("/start", 1);
    await click("Rename");
    await expectAt("/renamed", 1);
    window.history.back();
    await expectAt("/renamed", 0);
    window.history.back();
    await expectAt("/before", 0);
  });

  it("leaves an overlay open that refuses to close, and asks it again next time", async () => {
    await start(true);
    await click("Open");
    await expectAt("/start", 1);
    window.history.back();
    await expectAt("/start", 1);
    window.history.back();
    await expectAt("/start", 1);
  });
});

it("doesn't reopen anything on Forward", async () => {
  await start();
  await click("Open");
  await expectAt("/start", 1);
  window.history.back();
  await expectAt("/start", 0);
  let arrivals = 0;
  const count = () => (arrivals += 1);
  add("popstate", count, { capture: true });
  window.history.forward();
  // On the dialog's former entry, then back from it.
  await waitFor(() => expect(arrivals).toBe(2));
  window.removeEventListener("popstate", count, { capture: true });
  await expectAt("/start", 0);
  await click("Elsewhere");
  await expectAt("/elsewhere", 0);
  window.history.back();
  await expectAt("/start", 0);
});
