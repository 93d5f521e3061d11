import "@testing-library/jest-dom/jest-globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import type { ActiveSession } from "@atrium/shared-contracts/wire";
import { FAKE_USER, createFakeShellApi } from "@atrium/shared-contracts/testing";
import { renderFeature } from "@atrium/shared-ui/testing";
import { describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import texts from "../locales/en.json";
import routes from "../routes-module.tsx";

const id = (last: number) => `0f0e0d0c-0b0a-4908-8706-05040302010${last}`;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const session = (last: number, part: Partial<ActiveSession>): ActiveSession => ({
  id: id(last),
  createdAt: ago(10_000),
  lastSeenAt: ago(0),
  current: false,
  device: { browser: "Firefox", os: "Windows", kind: "desktop" },
  ...part,
});
const HERE = session(1, { current: true });
const PHONE = session(2, { lastSeenAt: ago(125), device: { browser: "Safari", os: "iOS", kind: "phone" } });
const UNKNOWN = session(3, { lastSeenAt: ago(3_000), device: { browser: null, os: null, kind: "other" } });

function open(sessions: readonly ActiveSession[] = [HERE, PHONE, UNKNOWN]) {
  const user = userEvent.setup({ delay: null });
  const shell = createFakeShellApi("mfe-settings");
  shell.answer("GET /memories", () => ({ memories: [] }));
  const made = renderFeature(routes.View, { id: "mfe-settings", texts, path: "/settings?tab=preferences", shell });
  let left = [...sessions];
  made.shell.answer("GET /auth/sessions", () => ({ sessions: left }));
  const ends = (keep: (session: ActiveSession) => boolean) => () => {
    const before = left.length;
    left = left.filter(keep);
    return { status: "success", ended: before - left.length };
  };
  made.shell.answer(
    "DELETE /auth/sessions",
    ends(({ current }) => current),
  );
  for (const { id } of sessions) {
    made.shell.answer(
      `DELETE /auth/sessions/${id}`,
      ends((session) => session.id !== id),
    );
  }
  return { ...made, user };
}
async function openSecurity(sessions?: readonly ActiveSession[]) {
  const made = open(sessions);
  await made.user.click(screen.getByRole("tab", { name: "Security" }));
  return made;
}
const devices = async () => within(await screen.findByRole("list", { name: "Active sessions" }));
const sent = (shell: ReturnType<typeof open>["shell"], method: string) =>
  shell.calls.filter((call) => call.method === method).map(({ path, query }) => ({ path, query }));

describe("the list of sessions", () => {
  it("names each device, marks this one, and says when the others were last seen", async () => {
    await openSecurity();
    const rows = await (await devices()).findAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Firefox on WindowsThis deviceActive nowSign out",
      "Safari on iOSLast active: 2 hours agoSign out",
      "Unknown deviceLast active: 2 days agoSign out",
    ]);
  });

  it("is fetched only while its tab is open", async () => {
    const { shell, user } = open();
    const fetched = () => sent(shell, "GET").filter(({ path }) => path.startsWith("/auth"));
    expect(fetched()).toEqual([]);
    await user.click(screen.getByRole("tab", { name: "Security" }));
    await screen.findByText("Safari on iOS");
    expect(fetched()).toEqual([{ path: "/auth/sessions", query: undefined }]);
  });

  it("can be retried when it didn't load", async () => {
    const { shell, user } = open();
    shell.answer("GET /auth/sessions", () => {
      throw new HttpError("Service unavailable", 503);
    });
    await user.click(screen.getByRole("tab", { name: "Security" }));
    expect(await screen.findByText("Couldn't load your sessions. Service unavailable")).toBeInTheDocument();
    shell.answer("GET /auth/sessions", () => ({ sessions: [HERE] }));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Active now")).toBeInTheDocument();
  });

  it("signs one device out, and says so", async () => {
    const { shell, user } = await openSecurity();
    await user.click(await screen.findByRole("button", { name: "Sign out: Safari on iOS" }));
    expect(await screen.findByText("Device signed out.")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText("Safari on iOS")).not.toBeInTheDocument());
    expect(sent(shell, "DELETE")).toEqual([{ path: `/auth/sessions/${PHONE.id}`, query: undefined }]);
    expect(shell.subjects.auth$.value.status).toBe("authenticated");
  });

  it("treats a session that has already ended as signed out", async () => {
    const { shell, user } = await openSecurity();
    shell.answer(`DELETE /auth/sessions/${PHONE.id}`, () => {
      throw new HttpError("Session not found", 404);
    });
    await user.click(await screen.findByRole("button", { name: "Sign out: Safari on iOS" }));
    expect(await screen.findByText("Device signed out.")).toBeInTheDocument();
  });

  it("says when a device couldn't be signed out, and keeps it in the list", async () => {
    const { shell, user } = await openSecurity();
    shell.answer(`DELETE /auth/sessions/${PHONE.id}`, () => {
      throw new HttpError("Network connection failed", 0);
    });
    await user.click(await screen.findByRole("button", { name: "Sign out: Safari on iOS" }));
    expect(await screen.findByText("Couldn't sign out. Network connection failed")).toBeInTheDocument();
    expect(screen.getByText("Safari on iOS")).toBeInTheDocument();
  });

  it("signs this device out from its own row", async () => {
    const { shell, user } = await openSecurity();
    await user.click(await screen.findByRole("button", { name: "Sign out: Firefox on Windows" }));
    await waitFor(() =>
      expect(shell.subjects.auth$.value).toMatchObject({ status: "unauthenticated", signedOut: true }),
    );
    expect(sent(shell, "DELETE")).toEqual([]);
  });

  it("doesn't say that this device was signed out when the user chose to stay", async () => {
    const { shell, user } = await openSecurity();
    const asked = jest.spyOn(shell.account, "signOut").mockResolvedValue();
    await user.click(await screen.findByRole("button", { name: "Sign out: Firefox on Windows" }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole("button", { name: "Sign out: Firefox on Windows" })).toBeEnabled());
    expect(screen.queryByText("Device signed out.")).not.toBeInTheDocument();
  });

  it("signs out the other devices after asking, and stays signed in", async () => {
    const { shell, user } = await openSecurity();
    await user.click(await screen.findByRole("button", { name: "Sign out other devices" }));
    const dialog = within(screen.getByRole("dialog", { name: "Sign out other devices?" }));
    expect(sent(shell, "DELETE")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Sign out others" }));
    expect(await screen.findByText("All other devices signed out.")).toBeInTheDocument();
    expect(sent(shell, "DELETE")).toEqual([{ path: "/auth/sessions", query: { others: true } }]);
    expect(shell.subjects.auth$.value.status).toBe("authenticated");
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Sign out other devices" })).not.toBeInTheDocument(),
    );
  });

  it("signs out everywhere, with this device last", async () => {
    const { shell, user } = await openSecurity();
    await user.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
    await user.click(screen.getByRole("button", { name: "Sign out all" }));
    await waitFor(() =>
      expect(shell.subjects.auth$.value).toMatchObject({ status: "unauthenticated", signedOut: true }),
    );
    expect(sent(shell, "DELETE")).toEqual([{ path: "/auth/sessions", query: { others: true } }]);
  });

  it("doesn't sign out here if signing out the others failed", async () => {
    const { shell, user } = await openSecurity();
    shell.answer("DELETE /auth/sessions", () => {
      throw new HttpError("Service unavailable", 503);
    });
    await user.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
    await user.click(screen.getByRole("button", { name: "Sign out all" }));
    expect(await screen.findByText("Couldn't sign out. Service unavailable")).toBeInTheDocument();
    expect(shell.subjects.auth$.value.status).toBe("authenticated");
  });

  it("ends no session when the confirmation is canceled", async () => {
    const { shell, user } = await openSecurity();
    await user.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(sent(shell, "DELETE")).toEqual([]);
  });
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe("the password form", () => {
  it("has current, new and confirm fields that password managers recognize", async () => {
    await openSecurity();
    expect(field("Current password")).toHaveAttribute("autocomplete", "current-password");
    expect(field("New password")).toHaveAttribute("autocomplete", "new-password");
    expect(field("Confirm new password")).toHaveAttribute("autocomplete", "new-password");
    for (const label of ["Current password", "New password", "Confirm new password"])
      expect(field(label)).toHaveAttribute("type", "password");
  });

  it("doesn't send invalid input, says what's wrong and focuses the first field", async () => {
    const { user, shell } = await openSecurity();
    await user.click(screen.getByRole("button", { name: "Change password" }));
    expect(field("Current password")).toHaveAccessibleDescription("Password is required");
    expect(field("New password")).toHaveAccessibleDescription("Password is required");
    expect(field("Confirm new password")).toHaveAccessibleDescription("Please confirm your password");
    expect(field("Current password")).toHaveFocus();
    await user.type(field("Current password"), "the old one");
    await user.type(field("New password"), "short");
    await user.type(field("Confirm new password"), "shore{Enter}");
    expect(field("New password")).toHaveAccessibleDescription("Use at least 8 characters");
    expect(field("Confirm new password")).toHaveAccessibleDescription("Passwords do not match");
    expect(field("New password")).toHaveFocus();
    expect(sent(shell, "PUT")).toEqual([]);
  });

  const fill = async (user: ReturnType<typeof userEvent.setup>, confirmation = "the new one{Enter}") => {
    await user.type(field("Current password"), "the old one");
    await user.type(field("New password"), "the new one");
    await user.type(field("Confirm new password"), confirmation);
  };

  it("changes the password, clears the fields, says that other sessions ended and refetches the list", async () => {
    const { user, shell } = await openSecurity();
    await screen.findByText("Safari on iOS");
    shell.answer("GET /auth/sessions", () => ({ sessions: [HERE] }));
    shell.answer("PUT /user/password", () => ({}));
    await fill(user);
    expect(await screen.findByText(/All other sessions were signed out/)).toBeInTheDocument();
    expect(field("Current password")).toHaveValue("");
    expect(shell.calls.find(({ method }) => method === "PUT")?.body).toEqual({
      currentPassword: "the old one",
      newPassword: "the new one",
    });
    await waitFor(() => expect(screen.queryByText("Safari on iOS")).not.toBeInTheDocument());
  });

  it("sends the passwords once however fast it's submitted, and leaves them nowhere that other features can read", async () => {
    const { user, shell } = await openSecurity();
    shell.answer("PUT /user/password", () => ({}));
    const submitted = () => screen.getByRole("button", { name: "Change password" }).closest("form") as HTMLFormElement;
    await fill(user, "the new one");
    act(() => {
      fireEvent.submit(submitted());
      fireEvent.submit(submitted());
    });
    expect(await screen.findByText(/All other sessions were signed out/)).toBeInTheDocument();
    expect(sent(shell, "PUT")).toHaveLength(1);
    const mutations = shell.queryClient.getMutationCache().getAll();
    expect(mutations).toHaveLength(1);
    expect(JSON.stringify(mutations.map(({ state }) => state))).not.toContain("the new one");
  });

  it.each([
    ["too many tries", new HttpError("Too many requests. Please wait a moment and try again.", 429)],
    ["a server that fails", new HttpError("Failed to change password", 500)],
    ["no connection", new HttpError("Network connection failed", 0)],
  ])("says so after %s and keeps the input", async (_, error) => {
    const { user, shell } = await openSecurity();
    shell.answer("PUT /user/password", () => {
      throw error;
    });
    await fill(user);
    expect(await screen.findByText(error.message)).toBeInTheDocument();
    expect(field("New password")).toHaveValue("the new one");
    expect(field("Confirm new password")).toHaveFocus();
    expect(screen.getByRole("button", { name: "Change password" })).toHaveAttribute("aria-disabled", "false");
  });

  it("says at its field, and only there, that the current password is wrong", async () => {
    const { user, shell } = await openSecurity();
    const message = "Current password is incorrect";
    shell.answer("PUT /user/password", () => {
      throw new HttpError(message, 403, { code: "wrong_password" });
    });
    await fill(user);
    await waitFor(() => expect(field("Current password")).toHaveAccessibleDescription(message));
    expect(field("Current password")).toHaveFocus();
    expect(screen.getAllByText(message)).toHaveLength(1);
    await user.type(field("Current password"), "!");
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(field("New password")).toHaveValue("the new one");
  });

  it("lets users without a password set their first one", async () => {
    const { user, shell } = await openSecurity();
    act(() => shell.subjects.auth$.next({ status: "authenticated", user: { ...FAKE_USER, hasPassword: false } }));
    expect(screen.getByRole("heading", { name: "Set a password" })).toBeInTheDocument();
    expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();
    shell.answer("PUT /user/password", () => ({}));
    await user.type(field("New password"), "my first one");
    await user.type(field("Confirm new password"), "my first one");
    await user.click(screen.getByRole("button", { name: "Set password" }));
    await waitFor(() =>
      expect(shell.calls.find(({ method }) => method === "PUT")?.body).toEqual({ newPassword: "my first one" }),
    );
  });
});
