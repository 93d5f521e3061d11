import "@testing-library/jest-dom/jest-globals";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { useLocation } from "@atrium/shared-ui/router";
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { json } from "../../testing/fake-server.ts";
import { Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { openSession } from "../../app/session/session.ts";
import { SessionProvider } from "../host/host-context.tsx";
import { UserMenu, userMenuItems } from "./user-menu.tsx";

beforeAll(userMenuItems.preload);
beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

const Where = () => <output aria-label="path">{useLocation().pathname}</output>;

interface Options {
  readonly user?: Partial<typeof FAKE_USER>;
  readonly collapsed?: boolean;
  readonly loading?: boolean;
}

async function open({ user = {}, collapsed = false, loading = false }: Options = {}) {
  const made = createTestHost({ signedIn: true });
  made.server.answer("GET /user/profile", () =>
    loading ? new Promise<never>(() => {}) : json({ ...FAKE_USER, ...user }),
  );
  const started = made.host.auth.start();
  if (!loading) await started;
  const session = openSession(made.host, FAKE_USER, () => Promise.reject(new Error("No realtime in this test")));
  const onOpenFeedback = jest.fn();
  render(
    <Surroundings host={made.host} path="/chat">
      <SessionProvider session={session}>
        <UserMenu collapsed={collapsed} onOpenFeedback={onOpenFeedback} onNavigate={() => {}} />
      </SessionProvider>
      <Where />
    </Surroundings>,
  );
  return { ...made, onOpenFeedback };
}
const menuButton = () => screen.getByRole("button", { name: /Account menu/ });
const choose = async (name: string) => {
  await userEvent.click(menuButton());
  await userEvent.click(screen.getByRole("menuitem", { name }));
};

describe("the user menu", () => {
  it.each([
    [{ name: "Sam Rivera", email: "sam@example.com" }, "SSam Riverasam@example.com"],
    [{ name: "", email: "kim@example.com" }, "Kkimkim@example.com"],
    [{ name: "", email: "" }, "UUserNo email"],
  ])("of %j shows letter, name and email, or their placeholders", async (user, text) => {
    await open({ user });
    expect(menuButton()).toHaveTextContent(`Account menu${text}`);
  });

  it("shows loading labels while the account is loading", async () => {
    await open({ loading: true });
    expect(menuButton()).toHaveTextContent("Loading...Loading...");
  });

  it("shows an auth error's message", async () => {
    const { host, server } = await open();
    server.answer("PUT /user/profile", () => json({}, 400));
    await act(() => host.auth.updateProfile({ name: "Sam" }).catch(() => {}));
    expect(screen.getByRole("alert")).toHaveTextContent("Auth Error: Profile update failed");
  });

  it("shows an auth error even when the sidebar is collapsed", async () => {
    const { host, server } = await open({ collapsed: true });
    server.answer("PUT /user/profile", () => json({}, 400));
    await act(() => host.auth.updateProfile({ name: "Sam" }).catch(() => {}));
    expect(screen.getByRole("alert")).toHaveTextContent("Auth Error: Profile update failed");
  });

  it("opens the settings", async () => {
    await open();
    await choose("Settings");
    expect(screen.getByLabelText("path")).toHaveTextContent("/settings");
  });

  it("cycles the theme, and stays open meanwhile", async () => {
    const { host } = await open();
    act(() => host.theme.choose("light"));
    await userEvent.click(menuButton());
    for (const name of ["Theme: Light", "Theme: Dark", "Theme: System"])
      await userEvent.click(screen.getByRole("menuitem", { name }));
    expect(screen.getByRole("menuitem", { name: "Theme: Light" })).toBeInTheDocument();
    expect(localStorage.getItem("atrium_theme")).toBe("light");
  });

  it("opens the feedback", async () => {
    const { onOpenFeedback } = await open();
    await choose("Feedback");
    expect(onOpenFeedback).toHaveBeenCalledTimes(1);
  });

  it("opens the changelog in a new tab", async () => {
    await open();
    await userEvent.click(menuButton());
    const item = screen.getByRole("menuitem", { name: "Changelog" });
    expect(item).toHaveAttribute("href", "/changelog");
    expect(item).toHaveAttribute("target", "_blank");
  });

  it("signs out, then goes to /", async () => {
    const { host, server, navigations } = await open();
    await choose("Sign out");
    await waitFor(() => expect(navigations).toEqual(["/"]));
    expect(server.callsTo("POST /auth/logout")).toHaveLength(1);
    expect(host.auth.snapshot.status).toBe("unauthenticated");
  });

  it("closes on an outside click, and on Escape with the focus back on its button", async () => {
    await open();
    await userEvent.click(menuButton());
    const outside = document.querySelector(".MuiBackdrop-root");
    if (!outside) throw new Error("Nothing is outside the menu");
    await userEvent.click(outside);
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    await userEvent.click(menuButton());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    expect(menuButton()).toHaveFocus();
  });

  /** Opens the menu of an avatar at the given position; returns the menu's panel. */
  async function openedAt(avatar: { readonly left: number; readonly width: number }, collapsed: boolean) {
    const box = {
      ...avatar,
      x: avatar.left,
      right: avatar.left + avatar.width,
      y: 700,
      top: 700,
      bottom: 740,
      height: 40,
    };
    jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ ...box, toJSON: () => box });
    jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(avatar.width);
    await open({ collapsed });
    await userEvent.click(menuButton());
    return screen.getByRole("menu").closest(".MuiPaper-root");
  }

  it("is a panel beside the avatar, with name and email, when the sidebar is collapsed", async () => {
    expect(await openedAt({ left: 20, width: 40 }, true)).toHaveStyle({ left: "60px", width: "15rem" });
    expect(screen.getByRole("menu")).toHaveTextContent("Sam Riverasam@example.com");
  });

  it("shows above the avatar when the sidebar is expanded, from its left edge to its right", async () => {
    expect(await openedAt({ left: 12, width: 264 }, false)).toHaveStyle({ left: "12px", width: "264px" });
    expect(screen.getByRole("menu")).not.toHaveTextContent("sam@example.com");
  });
});
