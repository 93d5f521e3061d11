import "@testing-library/jest-dom/jest-globals";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Surroundings, createTestHost } from "../testing/test-host.tsx";
import { isSwipedAway, swipeDistance } from "./swipe.ts";
import { ToastArea } from "./toast-area.tsx";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function show() {
  const { host } = createTestHost();
  render(
    <Surroundings host={host}>
      <ToastArea />
    </Surroundings>,
  );
  return (title: string, durationMs?: number) =>
    act(() => host.toasts.show({ title, ...(durationMs === undefined ? {} : { durationMs }) }));
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const toast = () => screen.queryByRole("status");

describe("toasts", () => {
  it("are shown one at a time: a new one replaces the old", () => {
    const say = show();
    say("First");
    say("Second");
    expect(screen.queryByText("First")).not.toBeInTheDocument();
    expect(screen.getByText("Second")).toBeInTheDocument();
  });
  it("go by themselves after five seconds", () => {
    show()("Saved");
    pass(4_999);
    expect(toast()).toBeInTheDocument();
    pass(1);
    expect(toast()).not.toBeInTheDocument();
  });
  it("stay as long as they were told to", () => {
    show()("Saved", 9_000);
    pass(8_000);
    expect(toast()).toBeInTheDocument();
  });
  it("wait while they are hovered, and go on with the time that was left", () => {
    show()("Saved");
    pass(4_000);
    fireEvent.pointerEnter(toast() as HTMLElement);
    pass(60_000);
    fireEvent.pointerLeave(toast() as HTMLElement);
    pass(999);
    expect(toast()).toBeInTheDocument();
    pass(1);
    expect(toast()).not.toBeInTheDocument();
  });
  it("wait while they hold the focus", () => {
    show()("Saved");
    act(() => screen.getByRole("button", { name: "Close" }).focus());
    pass(60_000);
    expect(toast()).toBeInTheDocument();
  });
  it("can be closed", () => {
    show()("Saved");
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(toast()).not.toBeInTheDocument();
  });
  it("get the focus by F8", () => {
    show()("Saved");
    fireEvent.keyDown(document.body, { key: "F8" });
    expect(screen.getByRole("region", { name: "Messages (F8)" })).toHaveFocus();
  });
  it("are swiped away by 50 px to the side or, on phones, upwards", () => {
    expect([isSwipedAway(49), isSwipedAway(50)]).toEqual([false, true]);
    expect([swipeDistance("right", 60, 0), swipeDistance("right", -60, 0), swipeDistance("up", 0, -60)]).toEqual([
      60, 0, 60,
    ]);
  });
});
