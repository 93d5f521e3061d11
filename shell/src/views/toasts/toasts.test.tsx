import "@testing-library/jest-dom/jest-globals";
import type { Toast } from "@atrium/shared-contracts/contract";
import { Dialog } from "@atrium/shared-ui";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { Surroundings, createTestHost, stubMatchMedia } from "../../testing/test-host.tsx";
import { ToastArea } from "./toast-area.tsx";

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no pointer capture.
  Element.prototype.setPointerCapture = () => {};
});
afterEach(() => void jest.useRealTimers());

function show({ phone = false, dialog = false } = {}) {
  const { host } = createTestHost();
  if (phone) stubMatchMedia((query) => query.includes("max-width"));
  render(
    <Surroundings host={host}>
      <button>Elsewhere</button>
      <ToastArea />
      {dialog && (
        <Dialog open>
          <button>In the dialog</button>
        </Dialog>
      )}
    </Surroundings>,
  );
  return Object.assign(
    (title: string, more: Omit<Toast, "title"> = {}) => act(() => host.toasts.show({ title, ...more })),
    { store: host.toasts },
  );
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const area = () => screen.getByRole("region", { name: "Messages (F8)", hidden: true });
const card = () => area().querySelector<HTMLElement>("[data-variant]");
const shownCard = () => card() ?? area();
const closeButton = () => screen.getByRole("button", { name: "Close", hidden: true });
const pressF8 = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "F8" });

function pointer(type: "pointerDown" | "pointerMove" | "pointerUp", target: Element, x: number, y: number) {
  const event = createEvent[type](target, { button: 0 });
  Object.assign(event, { clientX: x, clientY: y, pointerId: 1, button: 0 });
  fireEvent(target, event);
}
function swipe(dx: number, dy: number) {
  pointer("pointerDown", shownCard(), 100, 100);
  pointer("pointerMove", shownCard(), 100 + dx, 100 + dy);
  pointer("pointerUp", shownCard(), 100 + dx, 100 + dy);
}

describe("toasts", () => {
  it("are shown one at a time: a new one replaces the old", () => {
    const say = show();
    say("First");
    say("Second");
    expect(screen.queryByText("First")).not.toBeInTheDocument();
    expect(screen.getByText("Second")).toBeInTheDocument();
  });
  it("have default, destructive and success variants", () => {
    const say = show();
    say("Plain");
    expect(card()).toHaveAttribute("data-variant", "default");
    for (const variant of ["default", "destructive", "success"] as const) {
      say(variant, { variant });
      expect(card()).toHaveAttribute("data-variant", variant);
    }
  });
  it("stay in memory for 1,000,000 ms after closing, then are dropped", () => {
    const say = show();
    const seen: (boolean | undefined)[] = [];
    say.store.toast$.subscribe((toast) => seen.push(toast?.open));
    say("Saved");
    fireEvent.click(closeButton());
    pass(999_999);
    expect(seen).toEqual([undefined, true, false]);
    pass(1);
    expect(seen).toEqual([undefined, true, false, undefined]);
  });
  it("run their button's action once, and close", () => {
    const run = jest.fn();
    show()("Removed", { action: { label: "Undo", run } });
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(card()).not.toBeInTheDocument();
  });
  it("close even if their button's action fails", () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => {});
    const failed = (event: ErrorEvent) => event.preventDefault();
    window.addEventListener("error", failed);
    const run = () => {
      throw new Error("of a feature");
    };
    show()("Removed", { action: { label: "Undo", run } });
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(card()).not.toBeInTheDocument();
    window.removeEventListener("error", failed);
    quiet.mockRestore();
  });
});

describe("a toast's time", () => {
  it("is five seconds", () => {
    show()("Saved");
    pass(4_999);
    expect(card()).toBeInTheDocument();
    pass(1);
    expect(card()).not.toBeInTheDocument();
  });
  it("is the given duration", () => {
    show()("Saved", { durationMs: 9_000 });
    pass(8_999);
    expect(card()).toBeInTheDocument();
    pass(1);
    expect(card()).not.toBeInTheDocument();
  });
  it("restarts with a new toast", () => {
    const say = show();
    say("First");
    pass(4_000);
    say("Second");
    pass(4_999);
    expect(screen.getByText("Second")).toBeInTheDocument();
  });
  it("pauses while hovered, and resumes with the remaining time", () => {
    show()("Saved");
    pass(4_000);
    fireEvent.pointerEnter(shownCard());
    pass(60_000);
    fireEvent.pointerLeave(shownCard());
    pass(999);
    expect(card()).toBeInTheDocument();
    pass(1);
    expect(card()).not.toBeInTheDocument();
  });
  it("pauses while the toast or its area has focus, and resumes with the remaining time", () => {
    show()("Saved");
    pass(3_000);
    pressF8();
    pass(60_000);
    act(() => closeButton().focus());
    pass(60_000);
    act(() => screen.getByRole("button", { name: "Elsewhere" }).focus());
    pass(1_999);
    expect(card()).toBeInTheDocument();
    pass(1);
    expect(card()).not.toBeInTheDocument();
  });
});

describe("a swipe", () => {
  it("of 50 px to the right dismisses a toast; a shorter one snaps back", () => {
    show()("Saved");
    swipe(49, 0);
    expect(card()).toHaveStyle({ transform: "translateX(0px)" });
    swipe(-80, 0);
    swipe(0, -80);
    expect(card()).toBeInTheDocument();
    swipe(50, 0);
    expect(card()).not.toBeInTheDocument();
  });
  it("of 50 px upwards dismisses it on a phone, where toasts come from the top", () => {
    show({ phone: true })("Saved");
    swipe(80, 0);
    swipe(0, -49);
    expect(card()).toBeInTheDocument();
    swipe(0, -50);
    expect(card()).not.toBeInTheDocument();
  });
  it("moves the toast, and pauses its timer", () => {
    show()("Saved");
    pointer("pointerDown", shownCard(), 100, 100);
    pointer("pointerMove", shownCard(), 130, 100);
    expect(card()).toHaveStyle({ transform: "translateX(30px)" });
    pass(60_000);
    expect(card()).toBeInTheDocument();
  });
});

describe("by keyboard", () => {
  it("F8 moves the focus to the toasts", () => {
    show()("Saved");
    pressF8();
    expect(area()).toHaveFocus();
  });
  it("Escape closes the toast and returns the focus to where it was", () => {
    show()("Saved");
    const before = screen.getByRole("button", { name: "Elsewhere" });
    before.focus();
    pressF8();
    fireEvent.keyDown(area(), { key: "Escape" });
    expect(card()).not.toBeInTheDocument();
    expect(before).toHaveFocus();
  });
  it("Escape elsewhere doesn't affect the toast", () => {
    show()("Saved");
    fireEvent.keyDown(screen.getByRole("button", { name: "Elsewhere" }), { key: "Escape" });
    expect(card()).toBeInTheDocument();
  });
  it("closing the focused toast returns the focus", () => {
    show()("Saved");
    const before = screen.getByRole("button", { name: "Elsewhere" });
    before.focus();
    pressF8();
    act(() => closeButton().focus());
    fireEvent.click(closeButton());
    expect(before).toHaveFocus();
  });
  it("a toast that replaces the focused one keeps the focus on the toasts", () => {
    const say = show();
    say("First");
    pressF8();
    act(() => closeButton().focus());
    say("Second");
    expect(area()).toHaveFocus();
  });
  it("a new toast doesn't take the focus", () => {
    const say = show();
    const before = screen.getByRole("button", { name: "Elsewhere" });
    before.focus();
    say("Saved");
    expect(before).toHaveFocus();
  });
});

describe("a field that stays clear of toasts", () => {
  const AREA = { left: 1_020, right: 1_440, top: 800, bottom: 900 };
  const box = (rect: Partial<DOMRect>) => () => rect as DOMRect;
  /** The window is 1440 x 900. Returns where the toast is, once the field is somewhere. */
  function showOver(phone = false) {
    Object.assign(window, { innerWidth: 1_440, innerHeight: 900 });
    const field = document.createElement("div");
    field.dataset["clearOfToasts"] = "";
    document.body.append(field);
    onTestEnd = () => field.remove();
    const say = show({ phone });
    area().getBoundingClientRect = box(phone ? { ...AREA, left: 0, right: 390, top: 0, bottom: 100 } : AREA);
    say("Saved");
    return (rect: Partial<DOMRect>) => {
      field.getBoundingClientRect = box(rect);
      pass(20);
      return ["--toast-lift", "--toast-text"].map((name) => area().style.getPropertyValue(name));
    };
  }
  let onTestEnd = () => {};
  afterEach(() => onTestEnd());

  it("has them above it while it's at the bottom, also once it grows", () => {
    const at = showOver();
    expect(at({ left: 500, right: 1_200, top: 800, bottom: 890 })).toEqual(["100px", "700px"]);
    expect(at({ left: 500, right: 1_200, top: 300, bottom: 890 })).toEqual(["600px", "200px"]);
  });
  it("has them below it while it's in the middle, and follows it to the bottom", () => {
    const at = showOver();
    expect(at({ left: 500, right: 1_200, top: 400, bottom: 500 })).toEqual(["", "300px"]);
    expect(at({ left: 500, right: 1_200, top: 800, bottom: 890 })).toEqual(["100px", "700px"]);
  });
  it("leaves them at the bottom right if it's beside that", () => {
    const at = showOver();
    expect(at({ left: 300, right: 1_020, top: 800, bottom: 890 })).toEqual(["", "800px"]);
  });
  it("leaves a toast at a phone's top only the height above it", () => {
    const at = showOver(true);
    expect(at({ left: 0, right: 390, top: 240, bottom: 500 })[1]).toBe("140px");
  });
  it("has them below the headers at a phone's top, unless there's no room between", () => {
    const at = showOver(true);
    const headers = [
      { top: 0, bottom: 56 },
      { top: 56, bottom: 108 },
      { top: 300, bottom: 340 },
    ].map((rect) => {
      const header = document.createElement("header");
      header.getBoundingClientRect = box(rect);
      document.body.append(header);
      return header;
    });
    const drop = () => area().style.getPropertyValue("--toast-drop");
    expect(at({ left: 0, right: 390, top: 700, bottom: 800 })[1]).toBe("492px");
    expect(drop()).toBe("108px");
    expect(at({ left: 0, right: 390, top: 260, bottom: 500 })[1]).toBe("160px");
    expect(drop()).toBe("");
    for (const header of headers) header.remove();
  });
});

describe("a screen reader", () => {
  it("announces a toast politely and a destructive one immediately, through existing live regions", () => {
    const say = show();
    const [polite, urgent] = ["polite", "assertive"].map((tone) => area().querySelector(`[aria-live="${tone}"]`));
    const roles = () => [polite, urgent].map((region) => region?.getAttribute("role"));
    expect([polite?.textContent, urgent?.textContent, ...roles()]).toEqual(["", "", null, null]);
    say("Saved", { description: "All of it" });
    expect(polite).toHaveTextContent("SavedAll of it");
    expect(roles()).toEqual(["status", null]);
    say("Broken", { variant: "destructive" });
    expect(urgent).toHaveTextContent("Broken");
    expect(polite).toBeEmptyDOMElement();
    expect(roles()).toEqual([null, "alert"]);
  });
  it("announces toasts while a dialog is open, too, where F8 reaches them and Escape returns", async () => {
    const say = show({ dialog: true });
    say("Saved");
    const layer = area().parentElement;
    layer?.setAttribute("aria-hidden", "true");
    await act(() => Promise.resolve());
    expect(layer).not.toHaveAttribute("aria-hidden");
    const inside = screen.getByRole("button", { name: "In the dialog" });
    act(() => inside.focus());
    pressF8();
    pass(100);
    expect(area()).toHaveFocus();
    fireEvent.keyDown(area(), { key: "Escape" });
    expect(inside).toHaveFocus();
  });
});
