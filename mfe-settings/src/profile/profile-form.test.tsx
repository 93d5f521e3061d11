import { HttpError } from "@atrium/shared-contracts/contract";
import { FAKE_USER, type FakeRoute, createFakeShellApi } from "@atrium/shared-contracts/testing";
import { renderFeature } from "@atrium/shared-ui/testing";
import { describe, expect, it } from "@jest/globals";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import german from "../locales/de.json";
import texts from "../locales/en.json";
import routes from "../routes-module.tsx";
import { profileEdits } from "./profile-edits.ts";

function open(shell = createFakeShellApi("mfe-settings")) {
  profileEdits(shell).discard();
  shell.answer("GET /memories", () => ({ memories: [] }));
  return show(shell);
}
const show = (shell: ReturnType<typeof createFakeShellApi>, inLanguage: Record<string, unknown> = texts) =>
  renderFeature(routes.View, { id: "mfe-settings", texts: inLanguage, path: "/settings", shell });
const section = () => within(screen.getByRole("region", { name: "About you" }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const save = () => userEvent.click(button("Save preferences"));
const saved: FakeRoute = ({ body }) => ({ ...FAKE_USER, ...(body as object) });

describe("the account preferences", () => {
  it("are preferred name, role or title, personal information, traits, location and timezone", async () => {
    const { shell } = open();
    shell.answer("PUT /user/profile", saved);
    write("Preferred name", "Sammy");
    write("Role/title", "Buyer");
    write("Personal information", "Vegetarian");
    await userEvent.click(section().getByRole("button", { name: "Witty" }));
    write("Location", "Lisbon");
    await userEvent.selectOptions(field("Timezone"), "Europe/Lisbon");
    await save();
    const outcome = await screen.findByText("Preferences saved successfully");
    expect(outcome.parentElement).toBe(button("Save preferences").parentElement);
    expect(shell.calls.at(-1)?.body).toEqual({
      preferredName: "Sammy",
      role: "Buyer",
      personalInfo: "Vegetarian",
      personality: ["Witty"],
      location: "Lisbon",
      timezone: "Europe/Lisbon",
    });
    expect(button("Save preferences").disabled).toBe(true);
  });

  it.each([
    ["401", 401, "Your session has expired"],
    ["404", 404, "Profile update failed"],
    ["429", 429, "Too many requests"],
    ["500", 500, "Server error"],
    ["nothing", 0, "Network connection failed"],
    ["a page instead of data", 200, "The server sent a page instead of data"],
  ])("say that saving failed and why, and keep the input, when the server responds with %s", async (_, status, why) => {
    const { shell } = open();
    shell.answer("PUT /user/profile", () => {
      throw new HttpError(why, status);
    });
    write("Personal information", "A long story");
    await save();
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText("Failed to save preferences")).toBeTruthy();
    expect(alert.textContent).toContain(why);
    expect(field("Personal information").value).toBe("A long story");
    shell.answer("PUT /user/profile", saved);
    await save();
    expect(await screen.findByText("Preferences saved successfully")).toBeTruthy();
  });

  it("keep input typed while an earlier change is being saved", async () => {
    const { shell } = open();
    let finish: () => void = () => {};
    shell.answer("PUT /user/profile", async (call) => {
      await new Promise<void>((resolve) => (finish = resolve));
      return saved(call);
    });
    write("Location", "Lisbon");
    await save();
    expect(button("Saving...").disabled).toBe(true);
    write("Location", "Lisbon, Portugal");
    write("Preferred name", "Sammy");
    await act(async () => finish());
    await waitFor(() => expect(button("Save preferences").disabled).toBe(false));
    expect([field("Location").value, field("Preferred name").value]).toEqual(["Lisbon, Portugal", "Sammy"]);
  });

  it("don't undo changes made to the account elsewhere", async () => {
    const { shell } = open();
    shell.answer("PUT /user/profile", saved);
    write("Location", "Lisbon");
    act(() => shell.subjects.auth$.next({ status: "authenticated", user: { ...FAKE_USER, role: "Head of sales" } }));
    expect(field("Role/title").value).toBe("Head of sales");
    await save();
    expect(shell.calls.at(-1)?.body).toEqual({ location: "Lisbon" });
  });

  it("have the same character limits as on the server", () => {
    open();
    write("Location", "🐦".repeat(101));
    expect(Array.from(field("Location").value)).toHaveLength(100);
    write("Personal information", "x".repeat(1_900));
    expect(screen.getByText("1900 / 2000")).toBeTruthy();
    write("Personal information", "x".repeat(2_100));
    expect(field("Personal information").value).toHaveLength(2_000);
  });

  it("take a custom trait on Enter, unless the key accepts an input method's word", () => {
    open();
    write("Another trait", "のんびり");
    fireEvent.keyDown(field("Another trait"), { key: "Enter", keyCode: 229 });
    expect(field("Another trait").value).toBe("のんびり");
    fireEvent.keyDown(field("Another trait"), { key: "Enter", keyCode: 13 });
    expect(field("Another trait").value).toBe("");
    expect(button("のんびり").getAttribute("aria-pressed")).toBe("true");
  });

  it("keep a suggested trait chosen when the language changes", async () => {
    const shell = createFakeShellApi("mfe-settings");
    shell.subjects.auth$.next({ status: "authenticated", user: { ...FAKE_USER, personality: ["Witty"] } });
    profileEdits(shell).discard();
    show(shell, german);
    expect(button("Geistreich").getAttribute("aria-pressed")).toBe("true");
    expect(screen.queryByRole("button", { name: "Witty" })).toBeNull();
    shell.answer("PUT /user/profile", saved);
    await userEvent.click(button("Knapp"));
    await userEvent.click(button(german.profile.save));
    await screen.findByText(german.profile.saved);
    expect(shell.calls.at(-1)?.body).toEqual({ personality: ["Witty", "Concise"] });
  });

  it("have at most 20 traits, and say so", () => {
    const personality = Array.from({ length: 20 }, (_, index) => `Trait ${index}`);
    const shell = createFakeShellApi("mfe-settings");
    shell.subjects.auth$.next({ status: "authenticated", user: { ...FAKE_USER, personality } });
    open(shell);
    write("Another trait", "one more");
    expect(screen.getByText("You can add up to 20 traits")).toBeTruthy();
    expect(button("Add").disabled).toBe(true);
  });
});

describe("unsaved input", () => {
  it("survives visiting another page, can be discarded, and isn't shown to another user", async () => {
    const { shell } = open();
    write("Location", "Lisbon");
    cleanup();
    show(shell);
    expect(field("Location").value).toBe("Lisbon");
    expect(screen.getByText("Unsaved changes")).toBeTruthy();
    await userEvent.click(button("Discard changes"));
    expect(field("Location").value).toBe("");
    expect(screen.queryByText("Unsaved changes")).toBeNull();
  });

  it("survives an expired session, but not a sign-out", () => {
    const first = open();
    write("Location", "Lisbon");
    act(() => first.shell.subjects.auth$.next({ status: "unauthenticated", user: null }));
    cleanup();
    const second = show(createFakeShellApi("mfe-settings"));
    expect(field("Location").value).toBe("Lisbon");
    act(() => second.shell.subjects.auth$.next({ status: "unauthenticated", user: null, signedOut: true }));
    cleanup();
    show(createFakeShellApi("mfe-settings"));
    expect(field("Location").value).toBe("");
  });

  it("isn't stored on the device", () => {
    open();
    write("Personal information", "My secret");
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
    expect(kept.join()).not.toContain("My secret");
  });
});
