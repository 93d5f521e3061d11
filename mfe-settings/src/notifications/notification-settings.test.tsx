import { DEFAULT_SETTINGS } from "@atrium/shared-contracts/wire";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { renderFeature } from "@atrium/shared-ui/testing";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import texts from "../locales/en.json";
import routes from "../routes-module.tsx";

const browser = { permission: "default" as NotificationPermission, answer: "granted" as NotificationPermission };
const requestPermission = jest.fn(async () => (browser.permission = browser.answer));

beforeEach(() => {
  requestPermission.mockClear();
  Object.assign(browser, { permission: "default", answer: "granted" });
  Object.assign(globalThis, {
    Notification: {
      requestPermission,
      get permission() {
        return browser.permission;
      },
    },
  });
});

function open(desktop = true) {
  const shell = createFakeShellApi("mfe-settings");
  shell.subjects.settings$.next({ ...DEFAULT_SETTINGS, notifications: { enabled: true, sound: true, desktop } });
  shell.answer("PUT /preferences", ({ body }) => body);
  shell.answer("GET /memories", () => ({ memories: [] }));
  renderFeature(routes.View, { id: "mfe-settings", texts, path: "/settings", shell });
  return shell;
}
const section = () => within(screen.getByRole("region", { name: "Notifications" }));
const toggle = (name: string) => section().getByRole<HTMLInputElement>("switch", { name });
const words = () => section().getByRole("status").textContent;

describe("the notification preferences", () => {
  it("are three switches that show the saved values", () => {
    open(false);
    expect(["Allow alerts", "Sound", "Desktop notifications"].map((name) => toggle(name).checked)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("apply immediately and are saved to the account with all other settings", async () => {
    const shell = open();
    await userEvent.click(toggle("Sound"));
    expect(toggle("Sound").checked).toBe(false);
    expect(shell.calls.at(-1)).toMatchObject({
      method: "PUT",
      path: "/preferences",
      body: { ...DEFAULT_SETTINGS, notifications: { enabled: true, sound: false, desktop: true } },
    });
  });

  it("stay as chosen, without an error, when the server can't be reached", async () => {
    const shell = open();
    shell.answer("PUT /preferences", () => Promise.reject(new Error("down")));
    await userEvent.click(toggle("Sound"));
    expect(toggle("Sound").checked).toBe(false);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("disable sound and desktop while alerts are off, and keep their values", async () => {
    open();
    await userEvent.click(toggle("Allow alerts"));
    expect([toggle("Sound").disabled, toggle("Desktop notifications").disabled]).toEqual([true, true]);
    expect([toggle("Sound").checked, toggle("Desktop notifications").checked]).toEqual([true, true]);
  });
});

describe("the browser's permission", () => {
  it("isn't requested when the settings open, only when the user asks", async () => {
    open();
    expect(words()).toContain("Allow desktop notifications");
    expect(requestPermission).not.toHaveBeenCalled();
    await userEvent.click(section().getByRole("button", { name: "Allow" }));
    expect(requestPermission).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(words()).toBe("Your browser allows desktop notifications."));
  });

  it("is requested when the switch is turned on", async () => {
    open(false);
    browser.answer = "denied";
    await userEvent.click(toggle("Desktop notifications"));
    expect(requestPermission).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(words()).toContain("blocks desktop notifications"));
  });

  it("isn't requested again after it was denied", () => {
    browser.permission = "denied";
    open();
    expect(words()).toContain("Allow them in the browser's settings");
    expect(section().queryByRole("button", { name: "Allow" })).toBeNull();
  });

  it("updates after a change in the browser's settings", () => {
    open();
    browser.permission = "granted";
    act(() => void globalThis.dispatchEvent(new Event("focus")));
    expect(words()).toBe("Your browser allows desktop notifications.");
  });

  it("can't be requested if the browser has no desktop notifications", () => {
    Reflect.deleteProperty(globalThis, "Notification");
    open();
    expect(toggle("Desktop notifications").disabled).toBe(true);
    expect(words()).toBe("This browser doesn't support desktop notifications.");
  });
});
