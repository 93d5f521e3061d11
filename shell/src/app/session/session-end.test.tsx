import "@testing-library/jest-dom/jest-globals";
import { defineView } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { useLocation } from "@atrium/shared-ui/router";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import type { RealtimeClientHandlers } from "../../core/realtime/client.ts";
import { json } from "../../testing/fake-server.ts";
import { idleClient } from "../../testing/fake-realtime.ts";
import { sampleManifest } from "../../testing/sample-features.ts";
import { Surroundings, TOKEN, createTestHost } from "../../testing/test-host.tsx";
import { App } from "../app.tsx";

beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

const CHAT = {
  manifest: sampleManifest("mfe-chat", { routes: ["/chat"] }),
  exposes: { "./routes": async () => ({ default: defineView(() => "The chat") }) },
};
const Where = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="path">{pathname + search}</output>;
};
const path = () => screen.getByLabelText("path").textContent;
const ENDED = { message: "This session has ended. Please sign in again.", code: "session_ended" };

/** A signed-in person on /chat/7. `realtime` gets the callbacks that the shell passes to its realtime connection. */
async function open() {
  let realtime: RealtimeClientHandlers | undefined;
  const made = createTestHost({
    features: [CHAT],
    signedIn: true,
    loadRealtime: async () => (_channel, _options, handlers) => {
      realtime = handlers;
      return idleClient();
    },
  });
  made.server.answer("GET /ably/token", () => json({ token: "a realtime token" }));
  await made.host.auth.start();
  render(
    <Surroundings host={made.host} path="/chat/7">
      <App />
      <Where />
    </Surroundings>,
  );
  await screen.findByText("The chat");
  await waitFor(() => expect(realtime).toBeDefined());
  return { ...made, realtime: () => realtime };
}
const expectSignInPage = async () => {
  expect(await screen.findByRole("button", { name: "Sign In with Email" })).toBeInTheDocument();
  expect(path()).toBe("/login?return=%2Fchat%2F7");
  expect(screen.getByRole("alert")).toHaveTextContent(ENDED.message);
  expect(localStorage.getItem(STORAGE_KEYS.authToken)).toBeNull();
  expect(localStorage.getItem(STORAGE_KEYS.user)).toBeNull();
};

describe("a session that was ended on another device", () => {
  it("is noticed on the next call: the sign-in page says why, and leads back to where the person was", async () => {
    const { host, server } = await open();
    server.answer("GET /chat/history", () => json(ENDED, 401));
    await act(() => host.http.request("GET", "/chat/history").catch(() => {}));
    await expectSignInPage();
  });

  it("is noticed on an idle page when the server ends the realtime connection", async () => {
    const { server, realtime } = await open();
    server.answer("GET /ably/token", () => json(ENDED, 401));
    await act(async () => {
      // The first token went to the connection that the server has just ended.
      await realtime()?.token();
      await realtime()
        ?.token()
        .catch(() => {});
    });
    await expectSignInPage();
  });
});

describe("a session whose end another tab noticed", () => {
  it("leads to the sign-in page, with the other tab's reason, and back to where the person was", async () => {
    const { host } = await open();
    const inAnotherTab = (key: string, newValue: string | null) => {
      if (newValue === null) localStorage.removeItem(key);
      else localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
    };
    act(() => {
      inAnotherTab("atrium_session_end", ENDED.message);
      inAnotherTab("atrium_session_end", null);
      inAnotherTab(STORAGE_KEYS.authToken, null);
    });
    await expectSignInPage();
    act(() => inAnotherTab(STORAGE_KEYS.authToken, TOKEN));
    expect(await screen.findByText("The chat")).toBeInTheDocument();
    expect(path()).toBe("/chat/7");
    expect(host.auth.snapshot.status).toBe("authenticated");
  });
});

describe("a sign-out in another tab", () => {
  it.each([
    ["of the token alone", { key: STORAGE_KEYS.authToken, newValue: null }],
    ["of everything that the browser keeps", { key: null }],
  ])("by removal %s signs out this tab and shows the landing page", async (_, change) => {
    const { server } = await open();
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent("storage", change));
    });
    expect(await screen.findByRole("link", { name: "Create an account" })).toBeInTheDocument();
    expect(path()).toBe("/");
    expect(server.callsTo("POST /auth/logout")).toEqual([]);
  });

  it("isn't confused with a token renewal", async () => {
    const { host } = await open();
    const renewed = TOKEN.replace("e30", "e31");
    act(
      () => void window.dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEYS.authToken, newValue: renewed })),
    );
    expect(host.auth.token()).toBe(renewed);
    expect(screen.getByText("The chat")).toBeInTheDocument();
  });
});
