import { describe, expect, it } from "@jest/globals";
import {
  NOTIFICATIONS_KEPT,
  NOTIFICATIONS_KEPT_OF_ONE_SOURCE,
  type NotificationList,
  add,
  badgeText,
  markAllAsRead,
  markAsRead,
  remove,
} from "./notification-list.ts";

function raised(...sources: string[]): NotificationList {
  let list: NotificationList = [];
  for (const [index, source] of sources.entries()) {
    list = add(list, {
      type: "info",
      title: `${source} ${index}`,
      message: "",
      id: String(index),
      timestamp: 0,
      source,
    });
  }
  return list;
}
const many = (source: string, count: number) => Array.from({ length: count }, () => source);
const titles = (list: NotificationList) => list.map(({ title }) => title);
const read = (list: NotificationList) => list.map(({ isRead }) => isRead);

describe("the list of notifications", () => {
  it("has new ones on top, unread", () => {
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
  it("of a feature that raises without end stays bounded, and loses nothing of the others", () => {
    const list = raised("calm", ...many("loud", 1_000), "calm");
    expect(list).toHaveLength(NOTIFICATIONS_KEPT_OF_ONE_SOURCE + 2);
    expect(titles(list)[0]).toBe("calm 1001");
    expect(titles(list)[1]).toBe("loud 1000");
    expect(titles(list).at(-1)).toBe("calm 0");
  });
  it("never has more than 200, however many sources there are", () => {
    const list = raised(...Array.from({ length: 30 }, (_, feature) => many(`feature ${feature}`, 20)).flat());
    expect(list).toHaveLength(NOTIFICATIONS_KEPT);
    expect(titles(list)[0]).toBe("feature 29 599");
  });
});

it("the badge is the number of unread, at most 99+, and nothing at none", () => {
  expect([0, 1, 99, 100, 200].map(badgeText)).toEqual([undefined, "1", "99", "99+", "99+"]);
});
