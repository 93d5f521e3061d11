import "@testing-library/jest-dom/jest-globals";
import { describe, expect, it, jest } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Surroundings, createTestHost } from "../testing/test-host.tsx";
import { NotificationBell } from "./notification-bell.tsx";
import { badgeText } from "./notification-list.ts";
import { NotificationPanel } from "./notification-panel.tsx";
import { createNotificationStore } from "./notification-store.ts";
import { NotificationsProvider, useNotifications } from "./notifications-context.tsx";

function show(count: number) {
  const { host } = createTestHost();
  const store = createNotificationStore();
  for (let index = 1; index <= count; index += 1) store.add({ type: "info", title: `Title ${index}`, message: "Text" });
  render(
    <Surroundings host={host}>
      <NotificationsProvider store={store}>
        <NotificationBell onOpen={() => {}} />
        <NotificationPanel open onClose={() => {}} />
      </NotificationsProvider>
    </Surroundings>,
  );
  return store;
}
const panel = () => within(screen.getByRole("dialog", { name: "Notifications" }));
const titles = () =>
  panel()
    .queryAllByText(/^Title/)
    .map(({ textContent }) => textContent);

describe("the notification panel", () => {
  it("says that there is nothing when there is nothing", () => {
    show(0);
    expect(panel().getByText("No notifications")).toBeInTheDocument();
    expect(panel().getByText("You're all caught up!")).toBeInTheDocument();
    expect(panel().getByText("0 unread")).toBeInTheDocument();
  });
  it("shows the newest first, unread, with a moment ago", () => {
    show(2);
    expect(titles()).toEqual(["Title 2", "Title 1"]);
    expect(panel().getByText("2 unread")).toBeInTheDocument();
    expect(panel().getAllByText("Just now")).toHaveLength(2);
  });
  it("marks one as read", async () => {
    show(2);
    await userEvent.click(panel().getAllByRole("button", { name: "Mark as read" })[0] as HTMLElement);
    expect(panel().getByText("1 unread")).toBeInTheDocument();
  });
  it("marks all as read, removes one and clears all", async () => {
    show(3);
    await userEvent.click(panel().getByRole("button", { name: "Mark all read" }));
    expect(panel().getByText("0 unread")).toBeInTheDocument();
    await userEvent.click(panel().getAllByRole("button", { name: "Remove" })[0] as HTMLElement);
    expect(titles()).toEqual(["Title 2", "Title 1"]);
    await userEvent.click(panel().getByRole("button", { name: "Clear all" }));
    expect(panel().getByText("No notifications")).toBeInTheDocument();
  });
});

describe("the bell", () => {
  it("shows how many are unread, at most 99+", () => {
    expect([badgeText(0), badgeText(1), badgeText(99), badgeText(100)]).toEqual([undefined, "1", "99", "99+"]);
    show(100);
    expect(screen.getByRole("button", { name: "Notifications, 99+ unread", hidden: true })).toBeInTheDocument();
  });
});

it("using the notifications outside their provider is an error", () => {
  const quiet = jest.spyOn(console, "error").mockImplementation(() => {});
  const Outside = () => <>{typeof useNotifications()}</>;
  expect(() => render(<Outside />)).toThrow("useNotifications must be used within a NotificationsProvider");
  quiet.mockRestore();
});
