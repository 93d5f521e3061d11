import "@testing-library/jest-dom/jest-globals";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Surroundings, type TestHostOptions, createTestHost } from "../testing/test-host.tsx";
import { App } from "./app.tsx";

beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

async function open(path: string, options: TestHostOptions = {}) {
  const made = createTestHost(options);
  await made.host.auth.start();
  render(
    <Surroundings host={made.host} path={path}>
      <App />
    </Surroundings>,
  );
  return made;
}
async function signIn() {
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByLabelText("Email"), "sam@example.com");
  await user.type(screen.getByLabelText("Password"), "a tale of two{Enter}");
}
const greeting = () => screen.findByRole("heading", { level: 1, name: /Sam Rivera/ });
const refuse = (name: string) => () => {
  throw new DOMException("no", name);
};

describe("browser storage", () => {
  it("uses the product's prefix and the agreed key names", () => {
    expect(STORAGE_KEYS).toMatchObject({
      authToken: "atrium_auth_token",
      refreshToken: "atrium_refresh_token",
      user: "atrium_user",
      theme: "atrium_theme",
      language: "atrium_language",
      sidebarCollapsed: "atrium_sidebar_collapsed",
      conversationHistory: "atrium_conversation_history",
      messageDrafts: "atrium_message_drafts",
      appSettings: "atrium_app_settings",
    });
    for (const key of Object.values(STORAGE_KEYS)) expect(key).toMatch(/^atrium_/);
  });

  const others = Object.values(STORAGE_KEYS).filter((key) => key !== STORAGE_KEYS.authToken);
  it.each(["{", "null", '{"a":', "[]", "\u0000", "<html>"])(
    "can hold %j under every key and the page still opens",
    async (garbage) => {
      const stored = Object.fromEntries(others.map((key) => [key, garbage]));
      const { host } = await open("/", { signedIn: true, stored });
      expect(await greeting()).toBeInTheDocument();
      expect(host.theme.state.mode).toBe("system");
      expect(host.language.language).toBe("en");
    },
  );

  it("can be blocked and a person can still sign in", async () => {
    const { host } = createTestHost();
    for (const verb of ["getItem", "setItem", "removeItem"] as const) {
      jest.spyOn(Storage.prototype, verb).mockImplementation(refuse("SecurityError"));
    }
    await host.auth.start();
    render(
      <Surroundings host={host} path="/login">
        <App />
      </Surroundings>,
    );
    await signIn();
    expect(await greeting()).toBeInTheDocument();
  });

  it("can be full and a person can still sign in, collapse the sidebar and sign out", async () => {
    const { host } = await open("/login");
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse("QuotaExceededError"));
    await signIn();
    expect(await greeting()).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Collapse sidebar" }));
    expect(screen.getByRole("button", { name: "Expand sidebar" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: /Account menu/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Sign out" }));
    expect(await screen.findByRole("link", { name: "Create an account" })).toBeInTheDocument();
    expect(host.auth.token()).toBeNull();
  });
});
