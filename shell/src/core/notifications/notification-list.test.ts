import { describe, expect, it } from "@jest/globals";
import {
  NOTIFICATIONS_KEPT,
  NO_NOTIFICATIONS,
  type NotificationList,
  add,
  badgeText,
  markAllAsRead,
  markAsRead,
  remove,
  unreadCount,
} from "./notification-list.ts";

let made = 0;
const raise = (list: NotificationList, ...sources: string[]): NotificationList =>
  sources.reduce((before, source, index) => {
    made += 1;
    const title = `${source} ${index}`;
    return add(before, { type: "info", title, message: "", id: `${index}`, timestamp: made, source });
  }, list);
const raised = (...sources: string[]) => raise(NO_NOTIFICATIONS, ...sources);
const many = (source: string, count: number) => Array.from({ length: count }, () => source);
const titles = ({ entries }: NotificationList) => entries.map(({ title }) => title);
const read = ({ entries }: NotificationList) => entries.map(({ isRead }) => isRead);

describe("the list of notifications", () => {
  it("puts new ones on top, unread", () => {
    const list = raised("a", "b");
    expect(titles(list)).toEqual(["b 1", "a 0"]);
    expect(read(list)).toEqual([false, false]);
  });
  it("marks one or all as read, and removes one", () => {
    const list = raised("a", "b", "c");
    expect(read(markAsRead(list, "1"))).toEqual([false, true, false]);
    expect(read(markAllAsRead(list))).toEqual([true, true, true]);
    expect(titles(remove(list, "1"))).toEqual(["c 2", "a 0"]);
  });
  it("keeps all of a thousand, even from one source", () => {
    const list = raised(...many("mfe-calendar", NOTIFICATIONS_KEPT));
    expect([unreadCount(list), list.leftOut]).toEqual([1_000, 0]);
  });
  it("drops the oldest read ones, and no unread ones, when there are too many", () => {
    const old = markAsRead(markAsRead(raised(...many("old", 3)), "0"), "2");
    const list = raise(old, ...many("new", NOTIFICATIONS_KEPT - 2));
    expect(list.entries).toHaveLength(NOTIFICATIONS_KEPT);
    expect(titles(list).slice(-2)).toEqual(["old 2", "old 1"]);
    expect(list.leftOut).toBe(0);
  });
  it("counts the unread ones it had no room for, until all are read", () => {
    const list = raised(...many("loud", NOTIFICATIONS_KEPT + 230));
    expect([list.entries.length, list.leftOut]).toEqual([1_000, 230]);
    expect(titles(list).at(-1)).toBe("loud 230");
    expect(markAllAsRead(list).leftOut).toBe(0);
  });
  it("keeps the others' notifications when one feature keeps raising more", () => {
    const list = raised("calm", ...many("loud", 2_000), "calm");
    expect(titles(list)[0]).toBe("calm 2001");
    expect(titles(list)[1]).toBe("loud 2000");
    expect(titles(list).at(-1)).toBe("calm 0");
  });
});

it("shows the unread count in the badge, at most 99+, and no badge at zero", () => {
  expect([0, 1, 99, 100, 200].map(badgeText)).toEqual([undefined, "1", "99", "99+", "99+"]);
});
