import "@testing-library/jest-dom/jest-globals";
import { afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { type NotificationStore, createNotificationStore } from "../../core/notifications/notification-store.ts";
import { Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { NotificationBell } from "./notification-bell.tsx";
import { NotificationPanel, notificationDrawer } from "./notification-panel.tsx";
import { NotificationsProvider, useNotifications } from "./notifications-context.tsx";

beforeAll(notificationDrawer.preload);
afterEach(() => void jest.useRealTimers());

function BellAndPanel({ openAtFirst }: { readonly openAtFirst: boolean }) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <NotificationBell onOpen={() => setOpen(true)} />
      <NotificationPanel open={open} onClose={() => setOpen(false)} />
    </>
  );
}
function raise(store: NotificationStore, count: number) {
  for (let index = 1; index <= count; index += 1) store.add({ type: "info", title: `Title ${index}`, message: "Text" });
}
function show(count: number, openAtFirst = true) {
  const { host } = createTestHost();
  const store = createNotificationStore();
  raise(store, count);
  const { unmount } = render(
    <Surroundings host={host}>
      <NotificationsProvider store={store}>
        <BellAndPanel openAtFirst={openAtFirst} />
      </NotificationsProvider>
    </Surroundings>,
  );
  return { store, unmount };
}
const panel = () => within(screen.getByRole("dialog", { name: "Notifications" }));
const noPanel = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
const bell = (name: string) => screen.getByRole("button", { name, hidden: true });
const buttons = (name: string) => panel().getAllByRole("button", { name });
const nth = (name: string, index: number) => buttons(name)[index] as HTMLElement;
const titles = () =>
  panel()
    .queryAllByText(/^Title/)
    .map(({ textContent }) => textContent);

describe("the notification panel", () => {
  it("says so when there are no notifications", () => {
    show(0);
    expect(panel().getByText("No notifications")).toBeInTheDocument();
    expect(panel().getByText("You're all caught up!")).toBeInTheDocument();
    expect(panel().getByText("0 unread")).toBeInTheDocument();
    expect(panel().getAllByRole("button")).toEqual([panel().getByRole("button", { name: "Close notifications" })]);
  });
  it("shows the newest first, unread, with a relative time", () => {
    show(2);
    expect(titles()).toEqual(["Title 2", "Title 1"]);
    expect(panel().getByText("2 unread")).toBeInTheDocument();
    expect(panel().getAllByText("Just now")).toHaveLength(2);
  });
  it("marks one as read", async () => {
    show(2);
    await userEvent.click(nth("Mark as read", 0));
    expect(panel().getByText("1 unread")).toBeInTheDocument();
    expect(buttons("Mark as read")).toHaveLength(1);
  });
  it("marks all as read, removes one and clears all", async () => {
    show(3);
    await userEvent.click(panel().getByRole("button", { name: "Mark all read" }));
    expect(panel().getByText("0 unread")).toBeInTheDocument();
    expect(panel().queryByRole("button", { name: "Mark all read" })).not.toBeInTheDocument();
    await userEvent.click(nth("Remove", 0));
    expect(titles()).toEqual(["Title 2", "Title 1"]);
    await userEvent.click(panel().getByRole("button", { name: "Clear all" }));
    expect(panel().getByText("No notifications")).toBeInTheDocument();
  });
  it("is 400 px wide, or full width on phones", () => {
    show(0);
    const paper = screen.getByRole("dialog");
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    const ofPaper = rules.filter((rule) => [...paper.classList].some((name) => rule.includes(`.${name}`)));
    expect(ofPaper.some((rule) => /min-width:\s*0px/.test(rule) && /width:\s*100%/.test(rule))).toBe(true);
    expect(ofPaper.some((rule) => /min-width:\s*600px/.test(rule) && /width:\s*25rem/.test(rule))).toBe(true);
  });
  it("keeps the page from scrolling while it is open", async () => {
    show(0);
    expect(document.body).toHaveStyle({ overflow: "hidden" });
    await userEvent.keyboard("{Escape}");
    await noPanel();
    expect(document.body).not.toHaveStyle({ overflow: "hidden" });
  });
  it("closes on Escape, a backdrop click or its button, and returns the focus to the bell", async () => {
    show(0, false);
    const waysOut = [
      () => userEvent.keyboard("{Escape}"),
      () => userEvent.click(document.querySelector(".MuiBackdrop-root") as HTMLElement),
      () => userEvent.click(panel().getByRole("button", { name: "Close notifications" })),
    ];
    for (const leave of waysOut) {
      await userEvent.click(bell("Notifications"));
      expect(screen.getByRole("dialog", { name: "Notifications" })).toContainElement(
        document.activeElement as HTMLElement,
      );
      await leave();
      await noPanel();
      expect(bell("Notifications")).toHaveFocus();
    }
  });
  it("keeps the focus inside", async () => {
    show(1);
    const dialog = screen.getByRole("dialog");
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      expect(dialog.parentElement).toContainElement(document.activeElement as HTMLElement);
    }
    act(() => bell("Notifications, 1 unread").focus());
    expect(dialog.parentElement).toContainElement(document.activeElement as HTMLElement);
  });
  it("updates relative times while it's open", () => {
    jest.useFakeTimers();
    show(1);
    expect(panel().getByText("Just now")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2 * 60_000));
    expect(panel().getByText("2 minutes ago")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60 * 60_000));
    expect(panel().getByText("1 hour ago")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(48 * 60 * 60_000));
    expect(panel().getByText("2 days ago")).toBeInTheDocument();
  });
  it("opens a notification's page, marks it as read and closes", async () => {
    const { store } = show(0);
    act(() => store.add({ type: "info", title: "A reply", message: "Done", path: "/chat/1" }));
    await userEvent.click(panel().getByRole("link", { name: "A reply" }));
    await noPanel();
    expect(bell("Notifications")).toBeInTheDocument();
  });
  it("is empty after a reload: nothing is stored in the browser", () => {
    const { unmount } = show(3);
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
    expect(kept.join()).not.toContain("Title");
    unmount();
    show(0);
    expect(panel().getByText("No notifications")).toBeInTheDocument();
  });
});

describe("the focus in the panel", () => {
  it("moves to the next notification when one is removed, to the previous one at the end, and to Close when none is left", async () => {
    show(3);
    await userEvent.click(nth("Remove", 1));
    expect(titles()).toEqual(["Title 3", "Title 1"]);
    expect(nth("Remove", 1)).toHaveFocus();
    await userEvent.click(nth("Remove", 1));
    expect(nth("Remove", 0)).toHaveFocus();
    await userEvent.click(nth("Remove", 0));
    expect(panel().getByRole("button", { name: "Close notifications" })).toHaveFocus();
  });
  it("stays on the notification that was marked as read", async () => {
    show(2);
    await userEvent.click(nth("Mark as read", 1));
    expect(nth("Remove", 1)).toHaveFocus();
  });
  it("isn't lost by Mark all read and Clear all", async () => {
    show(2);
    await userEvent.click(panel().getByRole("button", { name: "Mark all read" }));
    expect(panel().getByRole("button", { name: "Clear all" })).toHaveFocus();
    await userEvent.click(panel().getByRole("button", { name: "Clear all" }));
    expect(panel().getByRole("button", { name: "Close notifications" })).toHaveFocus();
  });
});

describe("the bell", () => {
  it("shows the unread count, at most 99+, visually and to screen readers", () => {
    const { store } = show(0, false);
    act(() => raise(store, 1));
    expect(bell("Notifications, 1 unread")).toHaveTextContent("1");
    act(() => store.clear());
    expect(bell("Notifications")).toBeInTheDocument();
    for (const source of ["a", "b", "c"])
      act(() => {
        for (let index = 0; index < 40; index += 1) store.add({ type: "info", title: "T", message: "" }, source);
      });
    expect(bell("Notifications, 99+ unread")).toHaveTextContent("99+");
  });
});

describe("a screen reader", () => {
  const said = () => screen.getAllByRole("status", { hidden: true }).map(({ textContent }) => textContent);
  it("announces a new notification once, politely", () => {
    jest.useFakeTimers();
    const { store } = show(0, false);
    expect(said()).toEqual([""]);
    act(() => store.add({ type: "info", title: "A reply", message: "Done" }));
    act(() => jest.advanceTimersByTime(500));
    expect(said()).toEqual(["New notification: A reply"]);
    act(() => jest.advanceTimersByTime(5_000));
    expect(said()).toEqual([""]);
  });
  it("announces many at once as a number", () => {
    jest.useFakeTimers();
    const { store } = show(0, false);
    act(() => raise(store, 30));
    act(() => jest.advanceTimersByTime(500));
    expect(said()).toEqual(["30 new notifications"]);
  });
  it("announces which notification a button belongs to", () => {
    show(1);
    expect(nth("Remove", 0)).toHaveAccessibleDescription("Title 1");
    expect(nth("Mark as read", 0)).toHaveAccessibleDescription("Title 1");
    expect(panel().getByText("Unread")).toBeInTheDocument();
  });
});

it("throws when notifications are used outside their provider", () => {
  const quiet = jest.spyOn(console, "error").mockImplementation(() => {});
  const Outside = () => <>{typeof useNotifications()}</>;
  expect(() => render(<Outside />)).toThrow("useNotifications must be used within a NotificationsProvider");
  quiet.mockRestore();
});

it("stays usable in a flood of notifications, shows fifty at a time and says how many were left out", async () => {
  const { store } = show(0, false);
  act(() => raise(store, 20_000));
  fireEvent.click(bell("Notifications, 99+ unread"));
  expect(panel().getByText("1000 unread")).toBeInTheDocument();
  expect(titles()).toHaveLength(50);
  expect(panel().getByText(/^19,000 older unread notifications were left out/)).toBeInTheDocument();
  fireEvent.click(panel().getByRole("button", { name: "Show more" }));
  expect(titles()).toHaveLength(100);
  expect(nth("Remove", 50)).toHaveFocus();
});

it("can show every one of 130 notifications from one feature", () => {
  const { store } = show(0, false);
  act(() => {
    for (let index = 1; index <= 130; index += 1)
      store.add({ type: "info", title: `Title ${index}`, message: "" }, "mfe-calendar");
  });
  fireEvent.click(bell("Notifications, 99+ unread"));
  for (const _ of [1, 2]) fireEvent.click(panel().getByRole("button", { name: "Show more" }));
  expect(titles()).toHaveLength(130);
  expect(titles().at(-1)).toBe("Title 1");
  expect(panel().queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});
