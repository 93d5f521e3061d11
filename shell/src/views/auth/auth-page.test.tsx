import "@testing-library/jest-dom/jest-globals";
import { filter, firstValueFrom } from "@atrium/shared-contracts/rx";
import { useLocation } from "@atrium/shared-ui/router";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Respond, json } from "../../testing/fake-server.ts";
import { SESSION, Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { AuthPage } from "./auth-page.tsx";
import { googleSignInUrl } from "./external-sign-in.tsx";

beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const Where = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="path">{pathname + search}</output>;
};
const path = () => screen.getByLabelText("path").textContent;

async function open(at: string, answers: Readonly<Record<string, Respond>> = {}) {
  const made = createTestHost();
  for (const [route, answer] of Object.entries(answers)) made.server.answer(route, answer);
  await made.host.auth.start();
  render(
    <Surroundings host={made.host} path={at}>
      <AuthPage />
      <Where />
    </Surroundings>,
  );
  return made;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole("button", { name });
const SIGN_IN = "Sign In with Email";
const SIGN_UP = "Create Account";

async function fillSignIn(user = userEvent.setup({ delay: null })) {
  await user.type(field("Email"), "sam@example.com");
  await user.type(field("Password"), "a tale of two");
  return user;
}
async function fillSignUp(user = userEvent.setup({ delay: null })) {
  await user.type(field("Full Name"), "Sam Rivera");
  await user.type(field("Email"), "sam@example.com");
  await user.type(field("Password"), "a tale of two");
  await user.type(field("Confirm Password"), "a tale of two");
  await user.click(screen.getByRole("checkbox"));
  return user;
}

describe("the auth layout", () => {
  it.each(["/login", "/auth/login", "/auth/anything"])(
    "at %s has Sign Up at the top right, to /auth/register",
    async (at) => {
      await open(at);
      expect(screen.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/auth/register");
      expect(screen.queryByRole("link", { name: "Login" })).not.toBeInTheDocument();
      expect(button(SIGN_IN)).toBeInTheDocument();
    },
  );

  it.each(["/signup", "/auth/register", "/signup/"])("at %s has Login at the top right, to /auth/login", async (at) => {
    await open(at);
    expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/auth/login");
    expect(screen.queryByRole("link", { name: "Sign Up" })).not.toBeInTheDocument();
    expect(button(SIGN_UP)).toBeInTheDocument();
  });

  it("has a logo that links to the landing page, a quote, a title and a subtitle", async () => {
    await open("/login");
    expect(screen.getByRole("link", { name: "Atrium" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("blockquote")).not.toBeEmptyDOMElement();
    expect(screen.getByRole("figure", { name: "Example of a conversation" })).toHaveTextContent("Lunch with Sam");
    expect(screen.getByText("A wholesale catalog at hand")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Welcome back" })).toBeInTheDocument();
    expect(screen.getByText("Sign in to pick up your conversations.")).toBeInTheDocument();
  });

  it("links to the Terms of Service and the Privacy Policy in its footer", async () => {
    await open("/login");
    expect(screen.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
    expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");
    expect(screen.getByText(/^By continuing you agree/)).toBeInTheDocument();
  });

  it("asks for consent once at sign-up, with both documents reachable by Tab and opening in a new tab", async () => {
    await open("/signup");
    expect(screen.queryByText(/By continuing/)).not.toBeInTheDocument();
    const user = userEvent.setup({ delay: null });
    const checkbox = screen.getByRole("checkbox");
    checkbox.focus();
    for (const [name, path] of [
      ["Terms of Service", "/terms"],
      ["Privacy Policy", "/privacy"],
    ] as const) {
      await user.tab();
      expect(document.activeElement).toHaveAccessibleName(name);
      expect(document.activeElement).toHaveAttribute("href", path);
      expect(document.activeElement).toHaveAttribute("target", "_blank");
    }
  });

  it("keeps the requested page and what was typed when the mode changes", async () => {
    await open("/login?return=%2Fchat%2F7");
    const user = await fillSignIn();
    await user.click(screen.getByRole("link", { name: "Sign Up" }));
    expect(path()).toBe("/auth/register?return=%2Fchat%2F7");
    expect(field("Email")).toHaveValue("sam@example.com");
  });
});

describe("the auth form", () => {
  it("asks for email and password to sign in", async () => {
    await open("/login");
    expect(field("Email")).toHaveAttribute("type", "email");
    expect(field("Email").placeholder).toMatch(/^\S+@\S+\.\w+$/);
    expect(field("Email")).toHaveAttribute("autocomplete", "username");
    expect(field("Password")).toHaveAttribute("type", "password");
    expect(field("Password")).toHaveAttribute("autocomplete", "current-password");
    expect(screen.queryByLabelText("Full Name")).not.toBeInTheDocument();
    expect(screen.queryByLabelText("Confirm Password")).not.toBeInTheDocument();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  });

  it("asks for name, email, password, its confirmation and the terms to sign up", async () => {
    await open("/signup");
    expect(field("Full Name")).toHaveAttribute("placeholder", "Enter your full name");
    expect(field("Full Name")).toHaveAttribute("autocomplete", "name");
    expect(field("Email")).toHaveAttribute("type", "email");
    expect(field("Email")).toHaveAttribute("autocomplete", "email");
    expect(field("Password")).toHaveAttribute("autocomplete", "new-password");
    expect(field("Confirm Password")).toHaveAttribute("autocomplete", "new-password");
    expect(
      screen.getByRole("checkbox", { name: "I agree to the Terms of Service and Privacy Policy" }),
    ).not.toBeChecked();
  });

  it("has an 'Or' between its button and 'Continue with Google'", async () => {
    await open("/login");
    const order = [button(SIGN_IN), screen.getByText("Or"), button("Continue with Google")];
    for (const [index, element] of order.slice(1).entries())
      expect(order[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("can be submitted once trimmed email, password and, for sign-up, name aren't empty", async () => {
    await open("/signup");
    const user = userEvent.setup({ delay: null });
    await user.type(field("Email"), "sam@example.com");
    await user.type(field("Password"), "secret");
    await user.type(field("Full Name"), "   ");
    expect(button(SIGN_UP)).toBeDisabled();
    await user.type(field("Full Name"), "Sam");
    expect(button(SIGN_UP)).toBeEnabled();
    await user.clear(field("Password"));
    await user.type(field("Password"), "   ");
    expect(button(SIGN_UP)).toBeDisabled();
  });

  it("marks a field as required after it was emptied and left, but not after it was only visited", async () => {
    await open("/signup");
    const user = userEvent.setup({ delay: null });
    for (const _ of [1, 2, 3, 4, 5]) await user.tab();
    expect(screen.queryByText(/required|confirm your/)).not.toBeInTheDocument();
    for (const [label, text] of [
      ["Full Name", "Name is required"],
      ["Email", "Email is required"],
      ["Password", "Password is required"],
      ["Confirm Password", "Please confirm your password"],
    ] as const) {
      await user.type(field(label), "x");
      await user.clear(field(label));
      await user.tab();
      expect(field(label)).toHaveAccessibleDescription(text);
      expect(field(label)).toBeInvalid();
    }
  });

  it("isn't submitted when the passwords differ, and focuses the first invalid field", async () => {
    const { server } = await open("/signup");
    const user = await fillSignUp();
    await user.type(field("Confirm Password"), "!");
    await user.click(screen.getByRole("checkbox"));
    await user.click(button(SIGN_UP));
    expect(field("Confirm Password")).toHaveAccessibleDescription("Passwords do not match");
    expect(screen.getByText("You must agree to the terms")).toBeInTheDocument();
    expect(field("Confirm Password")).toHaveFocus();
    await user.clear(field("Confirm Password"));
    await user.click(button(SIGN_UP));
    expect(field("Confirm Password")).toHaveAccessibleDescription("Please confirm your password");
    await user.type(field("Confirm Password"), "a tale of two");
    await user.click(button(SIGN_UP));
    expect(screen.getByRole("checkbox")).toHaveFocus();
    expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("You must agree to the terms");
    expect(server.calls).toEqual([]);
  });

  it("isn't submitted with an invalid email address or too short a password, and says so", async () => {
    const { server } = await open("/signup");
    const user = await fillSignUp();
    await user.clear(field("Email"));
    await user.type(field("Email"), "sam");
    await user.clear(field("Password"));
    await user.type(field("Password"), "short{Enter}");
    expect(field("Email")).toHaveAccessibleDescription("Enter an email address, like name@example.com");
    expect(field("Password")).toHaveAccessibleDescription("Use at least 8 characters");
    expect(field("Email")).toHaveFocus();
    expect(server.calls).toEqual([]);
  });

  it("is submitted once by Enter, and shows that it's in progress", async () => {
    const { server } = await open("/login");
    let answer: (response: Response) => void = () => {};
    server.answer("POST /auth/login", () => new Promise((resolve) => (answer = resolve)));
    const user = await fillSignIn();
    await user.keyboard("{Enter}");
    expect(button("Signing in...")).toBeDisabled();
    await user.keyboard("{Enter}");
    expect(server.calls).toHaveLength(1);
    await act(async () => answer(json(SESSION)));
  });

  it("is submitted once when that happens twice at the same moment", async () => {
    const { server } = await open("/login", { "POST /auth/login": () => new Promise(() => {}) });
    await fillSignIn();
    const form = field("Email").closest("form") as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect(server.callsTo("POST /auth/login")).toHaveLength(1);
  });

  it("shows a password while its eye button is on", async () => {
    await open("/login");
    const user = await fillSignIn();
    const eye = button("Show password");
    expect(eye).toHaveAttribute("aria-pressed", "false");
    await user.click(eye);
    expect(eye).toHaveAttribute("aria-pressed", "true");
    expect(field("Password")).toHaveAttribute("type", "text");
    await user.click(eye);
    expect(field("Password")).toHaveAttribute("type", "password");
  });
});

const page = (status: number) => () => new Response("<html>", { status, headers: { "content-type": "text/html" } });
const FAILURES: readonly (readonly [name: string, answer: Respond, signIn: string, signUp: string])[] = [
  ["401 with a message", () => json({ message: "Not correct" }, 401), "Not correct", "Not correct"],
  ["401 without one", () => json({}, 401), "Login failed", "Signup failed"],
  ["404", () => json({ message: "Not found" }, 404), "Not found", "Not found"],
  [
    "429 with Retry-After",
    () => json({ message: "Too many requests." }, 429, { "retry-after": "60" }),
    "Too many requests.",
    "Too many requests.",
  ],
  ["500", () => json({}, 500), "Login failed", "Signup failed"],
  ["a page instead of data", page(200), "Login failed", "Signup failed"],
  ["502 with a page", page(502), "Login failed", "Signup failed"],
  [
    "nothing, because the connection is down",
    () => Promise.reject(new TypeError("Failed to fetch")),
    "Network connection failed",
    "Network connection failed",
  ],
];

describe.each(FAILURES)("when the server answers %s", (_, answer, signIn, signUp) => {
  it("to a sign-in, the box above the button says so, what was typed stays, and the person can try again", async () => {
    const { server } = await open("/login");
    server.answer("POST /auth/login", answer);
    const user = await fillSignIn();
    await user.keyboard("{Enter}");
    const box = await screen.findByRole("alert");
    expect(box).toHaveTextContent(signIn);
    expect(box.compareDocumentPosition(button(SIGN_IN))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field("Email")).toHaveValue("sam@example.com");
    expect(field("Password")).toHaveValue("a tale of two");
    expect(field("Password")).toHaveFocus();
    expect(button(SIGN_IN)).toBeEnabled();
  });

  it("to a sign-up, the box says so, and what was typed stays", async () => {
    const { server } = await open("/signup");
    server.answer("POST /auth/register", answer);
    const user = await fillSignUp();
    await user.click(button(SIGN_UP));
    expect(await screen.findByRole("alert")).toHaveTextContent(signUp);
    expect(field("Full Name")).toHaveValue("Sam Rivera");
    expect(field("Confirm Password")).toHaveValue("a tale of two");
    expect(screen.getByRole("checkbox")).toBeChecked();
    expect(button(SIGN_UP)).toBeEnabled();
    expect(button(SIGN_UP)).toHaveFocus();
  });
});

describe("when the server doesn't respond", () => {
  it("the button is back within ten seconds and the box says that the connection failed", async () => {
    const { server } = await open("/login");
    const user = await fillSignIn();
    server.answer("POST /auth/login", () => new Promise<never>(() => {}));
    jest.useFakeTimers();
    act(() => button(SIGN_IN).click());
    await act(() => jest.advanceTimersByTimeAsync(9_900));
    expect(button("Signing in...")).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole("alert")).toHaveTextContent("Network connection failed");
    expect(button(SIGN_IN)).toBeEnabled();
    expect(field("Password")).toHaveValue("a tale of two");
    jest.useRealTimers();
    await user.click(field("Email"));
  });
});

describe("the error box", () => {
  it("disappears when the person edits the form", async () => {
    const { server } = await open("/login");
    server.answer("POST /auth/login", () => json({ message: "Not correct" }, 401));
    const user = await fillSignIn();
    await user.click(button(SIGN_IN));
    await screen.findByRole("alert");
    await user.type(field("Password"), "!");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("doesn't carry over from one form to the other", async () => {
    const { server } = await open("/login");
    server.answer("POST /auth/login", () => json({ message: "Not correct" }, 401));
    const user = await fillSignIn();
    await user.click(button(SIGN_IN));
    await screen.findByRole("alert");
    await user.click(screen.getByRole("link", { name: "Sign Up" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("says in plain words why a session couldn't be restored", async () => {
    const made = createTestHost({ signedIn: true });
    made.server.answer("GET /user/profile", () => json({}, 403));
    await made.host.auth.start();
    render(
      <Surroundings host={made.host} path="/login">
        <AuthPage />
      </Surroundings>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("Atrium couldn't check your session");
  });

  it("tells a person signing in again why their session ended", async () => {
    const { host } = await open("/login");
    act(() => host.auth.end("This session has ended. Please sign in again."));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await act(async () => {
      await host.auth.login("sam@example.com", "secret");
      host.auth.end("This session has ended. Please sign in again.");
    });
    expect(screen.getByRole("alert")).toHaveTextContent("This session has ended. Please sign in again.");
  });
});

describe("Continue with Google", () => {
  it("without a client ID says in the box that it isn't configured", async () => {
    await open("/login");
    await userEvent.click(button("Continue with Google"));
    expect(screen.getByRole("alert")).toHaveTextContent("Google sign-in isn't set up");
  });

  it("with a client ID goes to the server's route, with the page to return to", () => {
    expect(googleSignInUrl("/api/", "/chat/7?tab=1")).toBe("/api/auth/google?return=%2Fchat%2F7%3Ftab%3D1");
  });

  it("on return takes over the session of the completed sign-in, and nobody else's", async () => {
    const { host, server } = await open("/auth/callback", { "POST /auth/google/session": () => json(SESSION) });
    expect(screen.getByText("Signing you in…")).toBeInTheDocument();
    await waitFor(() => expect(host.auth.snapshot.status).toBe("authenticated"));
    expect(server.calls.map(({ path }) => path)).toContain("/auth/google/session");
    expect(server.callsTo("POST /auth/refresh")).toEqual([]);
  });

  it("tells the person when it removed an unverified account's password", async () => {
    const { host } = await open("/auth/callback?return=%2F&notice=password_removed", {
      "POST /auth/google/session": () => json(SESSION),
    });
    const shown = await firstValueFrom(host.toasts.toast$.pipe(filter((toast) => toast !== undefined)));
    expect(shown).toMatchObject({ title: "Your password was removed", durationMs: Infinity });
  });

  it("shows the form with an explanation when no sign-in was completed in this browser", async () => {
    await open("/auth/callback", {
      "POST /auth/google/session": () => json({ message: "Too late", code: "sign_in_expired" }, 400),
    });
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Google sign-in timed out/);
    expect(button(SIGN_IN)).toBeInTheDocument();
  });

  it("shows the form with the server's message when it returns without a session", async () => {
    await open("/auth/callback", {
      "POST /auth/google/session": () => json({ message: "This session cannot be renewed." }, 401),
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("This session cannot be renewed.");
    expect(button(SIGN_IN)).toBeInTheDocument();
  });

  it.each([
    ["sign_in_denied", "Google sign-in was canceled."],
    ["sign_in_not_configured", /isn't set up/],
    ["sign_in_unreachable", /Couldn't reach/],
    ["sign_in_email_unverified", /hasn't verified this email/],
    ["sign_in_email_taken", /linked to another Google account/],
    ["sign_in_expired", /timed out/],
    ["too_many_requests", /^Too many requests/],
    ["sign_in_refused", /^Couldn't sign in with Google/],
    ["anything", /^Couldn't sign in with Google/],
  ])("shows the form with an explanation in our own words when it returns with the code %s", async (code, text) => {
    const { server } = await open(`/auth/callback?error=Your+account+is+locked,+call+0900&code=${code}`);
    expect(screen.getByRole("alert")).toHaveTextContent(text);
    expect(server.calls).toEqual([]);
    const user = await fillSignIn();
    server.answer("POST /auth/login", () => json({ message: "Not correct" }, 401));
    await user.click(button(SIGN_IN));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Not correct"));
  });
});
