import "@testing-library/jest-dom/jest-globals";
import { defineView } from "@atrium/shared-contracts/contract";
import { Link, useLocation } from "@atrium/shared-ui/router";
import { describe, expect, it, jest } from "@jest/globals";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { json } from "../testing/fake-server.ts";
import { sampleManifest } from "../testing/sample-features.ts";
import { SESSION, Surroundings, createTestHost } from "../testing/test-host.tsx";
import { App } from "./app.tsx";

jest.spyOn(console, "warn").mockImplementation(() => {});

let mounts = 0;
function Chat() {
  const [mount] = useState(() => (mounts += 1));
  return (
    <>
      <p>Chat, mounted {mount}</p>
      <Link to="/chat/42">Open 42</Link>
    </>
  );
}
const CHAT = {
  manifest: sampleManifest("mfe-chat", {
    title: { en: "Chat" },
    routes: ["/new", "/chat"],
    navigation: [
      { label: { en: "Chat" }, icon: "messages", path: "/chat", order: 20 },
      { label: { en: "New chat" }, icon: "new-message", path: "/new", order: 10 },
    ],
    slots: [{ slot: "sidebar.panel", id: "history", expose: "./panel", label: { en: "History" }, paths: ["/chat"] }],
  }),
  exposes: {
    "./routes": async () => ({ default: defineView(() => <Chat />) }),
    "./panel": async () => ({ default: defineView(() => "The history") }),
  },
};
const CALENDAR = {
  manifest: sampleManifest("mfe-calendar", {
    title: { en: "Calendar" },
    navigation: [{ label: { en: "Calendar" }, icon: "calendar", path: "/calendar", order: 30 }],
  }),
  exposes: { "./routes": () => Promise.reject(new Error("down")) },
};

function Where() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="path">{pathname + search + hash}</output>;
}
const path = () => screen.getByLabelText("path").textContent;

async function open(at: string, signedIn: boolean) {
  mounts = 0;
  const made = createTestHost({ features: [CALENDAR, CHAT], signedIn });
  await made.host.auth.start();
  render(
    <Surroundings host={made.host} path={at}>
      <App />
      <Where />
    </Surroundings>,
  );
  return made;
}
const fillIn = async (label: string, value: string) => userEvent.type(screen.getByLabelText(label), value);

describe("a signed-out visitor", () => {
  it("sees the landing page, without sidebar and bell", async () => {
    await open("/", false);
    expect(await screen.findByRole("link", { name: "Create an account" })).toBeInTheDocument();
    expect(document.title).toBe("Atrium");
    expect(screen.queryByRole("navigation", { name: "Main navigation" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Notifications/ })).not.toBeInTheDocument();
  });

  it("has to sign in to open a feature's page, and then lands on that page", async () => {
    await open("/chat/7?tab=1#end", false);
    await waitFor(() => expect(path()).toBe("/login?return=%2Fchat%2F7%3Ftab%3D1%23end"));
    await screen.findByRole("button", { name: "Sign In with Email" });
    await fillIn("Email", "sam@example.com");
    await fillIn("Password", "secret");
    await userEvent.click(screen.getByRole("button", { name: "Sign In with Email" }));
    expect(await screen.findByText(/Chat, mounted/)).toBeInTheDocument();
    expect(path()).toBe("/chat/7?tab=1#end");
  });

  it("can't submit the form until email and password are filled in", async () => {
    await open("/login", false);
    const button = await screen.findByRole("button", { name: "Sign In with Email" });
    expect(button).toBeDisabled();
    await fillIn("Email", "sam@example.com");
    expect(button).toBeDisabled();
    await fillIn("Password", "x");
    expect(button).toBeEnabled();
  });

  it("sees the server's message in the box and keeps what they typed", async () => {
    const { server } = await open("/auth/login", false);
    server.answer("POST /auth/login", () => json({ message: "Not correct", code: "invalid_credentials" }, 401));
    await screen.findByRole("button", { name: "Sign In with Email" });
    await fillIn("Email", "sam@example.com");
    await fillIn("Password", "x");
    await userEvent.click(screen.getByRole("button", { name: "Sign In with Email" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Not correct");
    expect(screen.getByLabelText("Email")).toHaveValue("sam@example.com");
  });

  it("sees a message when Google sign-in isn't configured", async () => {
    await open("/login", false);
    await userEvent.click(await screen.findByRole("button", { name: "Continue with Google" }));
    expect(screen.getByRole("alert")).toHaveTextContent(/isn't set up/);
  });

  it("switches between signing in and signing up at the top right", async () => {
    await open("/login", false);
    await userEvent.click(await screen.findByRole("link", { name: "Sign Up" }));
    expect(path()).toBe("/auth/register");
    await userEvent.click(screen.getByRole("link", { name: "Login" }));
    expect(path()).toBe("/auth/login");
  });

  it("signs up with matching passwords and accepted terms, and the time zone is saved", async () => {
    const { server } = await open("/signup", false);
    const user = { ...SESSION.user, timezone: null };
    server.answer("POST /auth/register", () => json({ ...SESSION, user }));
    server.answer("PUT /user/profile", ({ body }) => json({ ...user, ...(body as object) }));
    const create = await screen.findByRole("button", { name: "Create Account" });
    await fillIn("Full Name", "Sam Rivera");
    await fillIn("Email", "sam@example.com");
    await fillIn("Password", "correct horse");
    await fillIn("Confirm Password", "correct house");
    await userEvent.click(create);
    expect(screen.getByText("Passwords do not match")).toBeInTheDocument();
    expect(screen.getByText("You must agree to the terms")).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText("Confirm Password"));
    await fillIn("Confirm Password", "correct horse");
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(create);
    expect(await screen.findByRole("heading", { name: /Sam Rivera/ })).toBeInTheDocument();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await waitFor(() => expect(server.callsTo("PUT /user/profile")[0]?.body).toEqual({ timezone: timeZone }));
  });

  it("sees on the landing page why the session couldn't be restored", async () => {
    const { host, server } = createTestHost({ signedIn: true });
    server.answer("GET /user/profile", () => json({}, 403));
    await host.auth.start();
    render(
      <Surroundings host={host}>
        <App />
      </Surroundings>,
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("Atrium couldn't check your session");
  });

  it.each([
    ["/login/", "/login", "Sign In with Email"],
    ["/auth/register/?return=%2Fchat#a", "/auth/register?return=%2Fchat#a", "Create Account"],
  ])("sees at %s the page of %s", async (at, named, button) => {
    await open(at, false);
    expect(await screen.findByRole("button", { name: button })).toBeInTheDocument();
    expect(path()).toBe(named);
  });

  it("sees a public page when its URL ends with a slash", async () => {
    await open("/terms/", false);
    await waitFor(() => expect(path()).toBe("/terms"));
    expect(await screen.findByRole("heading", { name: "Terms of Service" })).toBeInTheDocument();
  });

  it("sees that a page doesn't exist", async () => {
    await open("/nowhere", false);
    expect(await screen.findByText("Page not found")).toBeInTheDocument();
  });
});

describe("a signed-in person", () => {
  it("sees the changelog inside the frame from the start", async () => {
    const { host } = createTestHost({ signedIn: true });
    void host.auth.start();
    render(
      <Surroundings host={host} path="/changelog">
        <App />
      </Surroundings>,
    );
    expect(screen.getByRole("status")).toHaveTextContent("Loading Atrium");
    expect(await screen.findByRole("heading", { level: 1, name: "Changelog" })).toBeInTheDocument();
    expect(screen.getByRole("navigation", { name: "Main navigation" })).toBeInTheDocument();
    expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
  });

  it("gets the navigation from metadata alone, in order, with the active entry marked", async () => {
    await open("/chat", true);
    const entries = within(screen.getByRole("navigation", { name: "Main navigation" })).getAllByRole("link");
    expect(entries.map(({ textContent }) => textContent)).toEqual(["New chat", "Home", "Chat", "Calendar"]);
    expect(entries.map((entry) => entry.getAttribute("aria-current"))).toEqual([null, null, "page", null]);
  });

  it("keeps a feature mounted when moving between its own paths", async () => {
    await open("/new", true);
    const first = (await screen.findByText(/Chat, mounted/)).textContent;
    await userEvent.click(screen.getByRole("link", { name: "Open 42" }));
    expect(path()).toBe("/chat/42");
    expect(screen.getByText(/Chat, mounted/).textContent).toBe(first);
  });

  it("sees a feature's panel in the sidebar on its paths only", async () => {
    await open("/new", true);
    expect(screen.queryByText("The history")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("link", { name: "Chat" }));
    expect(await screen.findByText("The history")).toBeInTheDocument();
  });

  it("can use everything else when one feature fails, and the document title names the page", async () => {
    await open("/calendar", true);
    expect(await screen.findByRole("heading", { name: "Couldn't load Calendar" })).toBeInTheDocument();
    expect(document.title).toBe("Calendar · Atrium");
    await userEvent.click(screen.getByRole("link", { name: "Chat" }));
    expect(await screen.findByText(/Chat, mounted/)).toBeInTheDocument();
    expect(document.title).toBe("Chat · Atrium");
  });

  it("hears the new page's name announced politely, and the document title names it", async () => {
    await open("/new", true);
    expect(document.title).toBe("New chat · Atrium");
    const name = screen.getByTestId("page-name");
    expect(name).toHaveAttribute("aria-live", "polite");
    expect(name).toBeEmptyDOMElement();
    await userEvent.click(await screen.findByRole("link", { name: "Open 42" }));
    expect(document.title).toBe("Chat · Atrium");
    expect(name).toHaveTextContent("Chat · Atrium");
  });

  it("sees an auth error until the page changes", async () => {
    const { host, server } = await open("/new", true);
    server.answer("PUT /user/profile", () => json({ message: "Not now" }, 400));
    await act(() => expect(host.auth.updateProfile({ name: "Sam" })).rejects.toThrow("Not now"));
    expect(screen.getByText("Auth Error: Not now")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("link", { name: "Chat" }));
    expect(screen.queryByText(/Auth Error/)).not.toBeInTheDocument();
  });

  it("sees inside the frame that a page doesn't exist", async () => {
    await open("/nowhere", true);
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeInTheDocument();
    expect(screen.getByRole("navigation", { name: "Main navigation" })).toBeInTheDocument();
    expect(document.title).toBe("Page not found · Atrium");
  });

  it("finds the sidebar still collapsed if they left it that way", async () => {
    await open("/", true);
    await userEvent.click(screen.getByRole("button", { name: "Collapse sidebar" }));
    expect(screen.getByRole("button", { name: "Expand sidebar" })).toHaveAttribute("aria-expanded", "false");
    expect(localStorage.getItem("atrium_sidebar_collapsed")).toBe("true");
    const navigation = within(screen.getByRole("navigation", { name: "Main navigation" }));
    expect(navigation.getByRole("link", { name: "Calendar" })).toBeInTheDocument();
  });

  it("lands on the landing page after Sign out", async () => {
    const { server } = await open("/chat", true);
    await userEvent.click(screen.getByRole("button", { name: /Account menu/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Sign out" }));
    expect(await screen.findByRole("link", { name: "Create an account" })).toBeInTheDocument();
    expect(path()).toBe("/");
    expect(server.callsTo("POST /auth/logout")).toHaveLength(1);
  });

  it("has Settings, Changelog in a new tab, Feedback and Sign out in the user menu", async () => {
    await open("/", true);
    await userEvent.click(screen.getByRole("button", { name: /Account menu.*Sam Rivera/ }));
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "Settings",
      "Changelog",
      "Feedback",
      "Theme: System",
      "Sign out",
    ]);
    expect(screen.getByRole("menuitem", { name: "Changelog" })).toHaveAttribute("target", "_blank");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  });

  it("is redirected away from the sign-in page", async () => {
    await open("/login", true);
    await waitFor(() => expect(path()).toBe("/"));
  });
});
