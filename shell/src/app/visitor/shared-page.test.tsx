import "@testing-library/jest-dom/jest-globals";
import { type SharedPageProps, defineView } from "@atrium/shared-contracts/contract";
import { accountCalls } from "@atrium/shared-contracts/wire";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { StaticFeature } from "../../federation/loading/static-source.ts";
import { sampleManifest } from "../../testing/sample-features.ts";
import { Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { App } from "../app.tsx";
import { openVisitorSession } from "./visitor-session.ts";

const SLOTS = [{ slot: "shared.page", id: "thing", expose: "./thing" }] as const;

function Thing({ shell, token, returned, signIn, onReturned }: SharedPageProps) {
  return (
    <>
      <h1>Shared {token}</h1>
      <p>{shell.auth$.value.status}</p>
      {returned && <p>back again</p>}
      <button onClick={signIn}>Go on</button>
      <button onClick={onReturned}>Begin</button>
      <button onClick={() => shell.toast({ title: "Couldn't copy", variant: "destructive" })}>Copy</button>
    </>
  );
}
const FEATURE: StaticFeature = {
  manifest: sampleManifest("mfe-thing", { slots: [...SLOTS] }),
  exposes: { "./thing": async () => ({ default: defineView(Thing) }) },
};

async function open(path: string, { signedIn = false, features = [FEATURE] } = {}) {
  const made = createTestHost({ signedIn, features });
  await made.host.auth.start();
  const view = render(
    <Surroundings host={made.host} path={path}>
      <App />
    </Surroundings>,
  );
  return { ...made, ...view, user: userEvent.setup() };
}
beforeEach(() => sessionStorage.clear());

describe("the page of a shared link", () => {
  it("is the feature's, signed out, with a way to sign in that comes back", async () => {
    await open("/share/abc");
    expect(await screen.findByRole("heading", { level: 1, name: "Shared abc" })).toBeInTheDocument();
    expect(screen.getByText("unauthenticated")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login?return=%2Fshare%2Fabc");
    expect(screen.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/signup?return=%2Fshare%2Fabc");
    expect(document.title).toBe("Shared conversation · Atrium");
  });

  it("is the same for somebody who's signed in, outside of the frame", async () => {
    await open("/share/abc", { signedIn: true });
    expect(await screen.findByRole("heading", { level: 1, name: "Shared abc" })).toBeInTheDocument();
    expect(screen.getByText("authenticated")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Sign in" })).not.toBeInTheDocument();
    expect(screen.queryByRole("navigation", { name: "Main navigation" })).not.toBeInTheDocument();
  });

  it("doesn't exist when no feature shows it", async () => {
    await open("/share/abc", { features: [] });
    expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeInTheDocument();
  });

  it("knows a visitor who went to sign in and is back, until they go on, and not for another link", async () => {
    const first = await open("/share/abc");
    await first.user.click(await screen.findByRole("button", { name: "Go on" }));
    expect(first.navigations).toEqual(["/login?return=%2Fshare%2Fabc"]);
    first.unmount();
    const other = await open("/share/other", { signedIn: true });
    await screen.findByRole("heading", { level: 1, name: "Shared other" });
    expect(screen.queryByText("back again")).not.toBeInTheDocument();
    other.unmount();
    const back = await open("/share/abc", { signedIn: true });
    expect(await screen.findByText("back again")).toBeInTheDocument();
    await back.user.click(screen.getByRole("button", { name: "Begin" }));
    back.unmount();
    await open("/share/abc", { signedIn: true });
    await screen.findByRole("heading", { level: 1, name: "Shared abc" });
    expect(screen.queryByText("back again")).not.toBeInTheDocument();
  });

  it("shows the toasts of its feature", async () => {
    const { user } = await open("/share/abc");
    await user.click(await screen.findByRole("button", { name: "Copy" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Couldn't copy");
  });

  it("forgets a visitor who came back without signing in", async () => {
    const first = await open("/share/abc");
    await first.user.click(await screen.findByRole("button", { name: "Go on" }));
    first.unmount();
    const second = await open("/share/abc");
    await screen.findByRole("heading", { level: 1, name: "Shared abc" });
    second.unmount();
    await open("/share/abc", { signedIn: true });
    await screen.findByRole("heading", { level: 1, name: "Shared abc" });
    expect(screen.queryByText("back again")).not.toBeInTheDocument();
  });
});

describe("what features get on a page that anyone may visit", () => {
  const NAME = { id: "mfe-thing", version: "1.0.0" };

  it("is nobody's: no account, no realtime, nothing stored, no settings", async () => {
    const { host } = createTestHost({ signedIn: true });
    await host.auth.start();
    const shell = openVisitorSession(host).shellApi(NAME);
    expect(() => shell.account.user).toThrow("Not authenticated");
    await expect(shell.account.updateProfile({ name: "X" })).rejects.toThrow("Not authenticated");
    await expect(shell.realtime.publish({} as never)).rejects.toThrow("Not authenticated");
    expect(shell.realtime.connection$.value).toMatchObject({ status: "closed", httpOnly: true });
    shell.storage.write("atrium_thing", { a: 1 });
    expect(shell.storage.read("atrium_thing")).toBeUndefined();
    expect(await shell.preferences.update({ theme: "dark" })).toEqual({ savedToServer: false });
    expect(JSON.stringify(shell.auth$.value)).not.toContain("token");
  });

  it("follows nobody any more once the page is left", async () => {
    const { host } = createTestHost();
    await host.auth.start();
    const session = openVisitorSession(host);
    const shell = session.shellApi(NAME);
    const { auth$, theme$, language$, settings$, connectivity$ } = shell;
    const { connection$, events$ } = shell.realtime;
    let ended = 0;
    const complete = () => void (ended += 1);
    auth$.subscribe({ complete });
    theme$.subscribe({ complete });
    language$.subscribe({ complete });
    settings$.subscribe({ complete });
    connectivity$.subscribe({ complete });
    connection$.subscribe({ complete });
    events$.subscribe({ complete });
    session.queryClient.setQueryData(["mfe-thing"], 1);
    session.close();
    expect(ended).toBe(7);
    await act(() => host.auth.login("sam@example.com", "x"));
    expect(auth$.value.status).toBe("unauthenticated");
    expect(session.queryClient.getQueryData(["mfe-thing"])).toBeUndefined();
  });

  it("calls as whoever is signed in, if anyone, and follows who that is", async () => {
    const { host, server, navigations } = createTestHost();
    await host.auth.start();
    const shell = openVisitorSession(host).shellApi(NAME);
    expect(shell.auth$.value.status).toBe("unauthenticated");
    await act(() => host.auth.login("sam@example.com", "x"));
    expect(shell.auth$.value.status).toBe("authenticated");
    await shell.http.call(accountCalls.profile, {});
    expect(server.calls.at(-1)?.authorization).toMatch(/^Bearer /);
    shell.navigate("/chat/1");
    expect(navigations).toEqual(["/chat/1"]);
  });
});
