import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { Alerts } from "./alerts.ts";
import { lateAlerts } from "./late-alerts.ts";
import type { Notification } from "./notification-list.ts";

const ENTRY = { id: "1" } as Notification;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function setUp(failures = 0) {
  const ready = { raise: jest.fn(async (_entry: Notification) => {}), close: jest.fn() };
  let left = failures;
  const load = jest.fn(async (): Promise<Alerts> => {
    if ((left -= 1) >= 0) throw new Error("No network");
    return ready;
  });
  return { alerts: lateAlerts(load), load, ready };
}

describe("alerts whose code loads late", () => {
  it("load with the first one", async () => {
    const { alerts, load, ready } = setUp();
    await alerts.raise(ENTRY);
    await alerts.raise(ENTRY);
    expect(load).toHaveBeenCalledTimes(1);
    expect(ready.raise.mock.calls).toEqual([[ENTRY], [ENTRY]]);
    alerts.close();
  });

  it("load when the page is idle, so that one also alerts without a network", async () => {
    const { alerts, load } = setUp();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(load).toHaveBeenCalledTimes(1);
    alerts.close();
  });

  it("load again with the next one after a failure", async () => {
    const { alerts, ready } = setUp(1);
    await expect(alerts.raise(ENTRY)).rejects.toThrow("No network");
    await alerts.raise(ENTRY);
    expect(ready.raise).toHaveBeenCalledTimes(1);
    alerts.close();
  });

  it("raise none after the end of the session, and close what they have", async () => {
    const { alerts, ready } = setUp();
    const raising = alerts.raise(ENTRY);
    alerts.close();
    await raising;
    expect(ready.raise).not.toHaveBeenCalled();
    expect(ready.close).toHaveBeenCalledTimes(1);
  });
});
