import { describe, expect, it, jest } from "@jest/globals";
import { createAlertClaim } from "./alert-claim.ts";
import { createAlertLimit } from "./alert-limit.ts";
import { createAlerts } from "./alerts.ts";
import type { Notification as Entry } from "./notification-list.ts";

class Shown extends EventTarget {
  static permission: NotificationPermission = "granted";
  static all: Shown[] = [];
  closed = false;
  readonly title: string;
  readonly options: NotificationOptions | undefined;
  constructor(title: string, options?: NotificationOptions) {
    super();
    this.title = title;
    this.options = options;
    Shown.all.push(this);
  }
  close() {
    this.closed = true;
    this.dispatchEvent(new Event("close"));
  }
}

let count = 0;
const entry = (changes: Partial<Entry> = {}): Entry => ({
  id: `id ${(count += 1)}`,
  type: "info",
  title: "A reply",
  message: "Done",
  timestamp: 0,
  isRead: false,
  source: "mfe-chat",
  ...changes,
});

function setUp({ enabled = true, sound = true, desktop = true, looking = false, first = true } = {}) {
  Shown.all = [];
  Shown.permission = "granted";
  Object.assign(globalThis, { Notification: Shown });
  const played = jest.fn();
  const follow = jest.fn<(entry: Entry) => void>();
  const alerts = createAlerts({
    allowed: () => ({ enabled, sound, desktop }),
    claim: async () => first,
    sound: played,
    follow,
    page: { hidden: !looking, hasFocus: () => looking },
  });
  return { alerts, played, follow, shown: () => Shown.all.filter(({ closed }) => !closed) };
}

describe("a new notification", () => {
  it("plays a sound and shows on the desktop when the person is looking elsewhere", async () => {
    const { alerts, played, shown } = setUp();
    await alerts.raise(entry());
    expect(played).toHaveBeenCalledTimes(1);
    expect(shown()).toMatchObject([{ title: "A reply", options: { body: "Done" } }]);
  });
  it("only plays a sound when the person is looking at the page", async () => {
    const { alerts, played, shown } = setUp({ looking: true });
    await alerts.raise(entry());
    expect(played).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual([]);
  });
  it.each([
    ["enabled", { enabled: false }, 0, 0],
    ["sound", { sound: false }, 0, 1],
    ["desktop", { desktop: false }, 1, 0],
  ])("respects the preference %s when it's off", async (_, preferences, sounds, pictures) => {
    const { alerts, played, shown } = setUp(preferences);
    await alerts.raise(entry());
    expect([played.mock.calls.length, shown().length]).toEqual([sounds, pictures]);
  });
  it.each(["denied", "default"] as const)(
    "shows nothing on the desktop while the browser's permission is %s",
    async (is) => {
      const { alerts, shown } = setUp();
      Shown.permission = is;
      await alerts.raise(entry());
      expect(shown()).toEqual([]);
    },
  );
  it("alerts once when several tabs receive it", async () => {
    const { alerts, played, shown } = setUp({ first: false });
    await alerts.raise(entry());
    expect([played.mock.calls.length, shown().length]).toEqual([0, 0]);
  });
  it("focuses the tab and opens its path when clicked on the desktop", async () => {
    const { alerts, follow, shown } = setUp();
    const front = jest.spyOn(globalThis, "focus").mockImplementation(() => {});
    const raised = entry({ path: "/chat/1" });
    await alerts.raise(raised);
    shown()[0]?.dispatchEvent(new Event("click"));
    expect(front).toHaveBeenCalledTimes(1);
    expect(follow).toHaveBeenCalledWith(raised);
    expect(shown()).toEqual([]);
    front.mockRestore();
  });
  it("doesn't break the page in browsers that don't let pages show desktop notifications", async () => {
    const { alerts, played } = setUp();
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    class Illegal extends Shown {
      constructor() {
        super("");
        throw new TypeError("Illegal constructor");
      }
    }
    Object.assign(globalThis, { Notification: Illegal });
    await expect(alerts.raise(entry())).resolves.toBeUndefined();
    expect(played).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe("a flood of notifications", () => {
  it("plays one sound per two seconds and shows five per source on the desktop, leaving room for other sources", async () => {
    const { alerts, played, shown } = setUp();
    for (let index = 0; index < 100; index += 1) await alerts.raise(entry());
    expect([played.mock.calls.length, shown().length]).toEqual([1, 5]);
    await alerts.raise(entry({ source: "mfe-calendar" }));
    expect(shown()).toHaveLength(6);
  });
  it("is let through again after a while", () => {
    let now = 0;
    const may = createAlertLimit(2, 1_000, () => now);
    expect([may(), may(), may()]).toEqual([true, true, false]);
    now = 999;
    expect(may()).toBe(false);
    now = 1_000;
    expect([may(), may(), may()]).toEqual([true, true, false]);
  });
});

describe("the end of the session", () => {
  it("removes desktop notifications and raises no more", async () => {
    const { alerts, played, shown } = setUp();
    await alerts.raise(entry());
    alerts.close();
    await alerts.raise(entry({ source: "another" }));
    expect(shown()).toEqual([]);
    expect(played).toHaveBeenCalledTimes(1);
  });
});

describe("the claim to an alert", () => {
  const tab = (held: Set<string>, hidden = false) => {
    const locks = {
      async request(name: string, _: LockOptions, work: (lock: Lock | null) => Promise<void>) {
        if (held.has(name)) return work(null);
        held.add(name);
        await work({ name, mode: "exclusive" });
        held.delete(name);
      },
    };
    return createAlertClaim({ navigator: { locks }, document: { hidden } } as unknown as Window);
  };
  it("goes to one tab; a different event is a separate claim", async () => {
    jest.useFakeTimers();
    const held = new Set<string>();
    const [one, two] = [tab(held), tab(held)];
    await expect(Promise.all([one("a"), two("a"), two("b")])).resolves.toEqual([true, false, true]);
    jest.useRealTimers();
  });
  it("goes to the visible tab first", async () => {
    jest.useFakeTimers();
    const held = new Set<string>();
    const [hidden, visible] = [tab(held, true), tab(held)];
    const asked = [hidden("a"), visible("a")];
    await jest.advanceTimersByTimeAsync(200);
    await expect(Promise.all(asked)).resolves.toEqual([false, true]);
    jest.useRealTimers();
  });
  it("goes to every tab in a browser without locks", async () => {
    const claim = createAlertClaim({ navigator: {}, document: { hidden: false } } as unknown as Window);
    await expect(claim("a")).resolves.toBe(true);
  });
});
