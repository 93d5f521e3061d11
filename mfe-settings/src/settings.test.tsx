import { HttpError } from "@atrium/shared-contracts/contract";
import { FAKE_USER, createFakeShellApi } from "@atrium/shared-contracts/testing";
import { renderFeature } from "@atrium/shared-ui/testing";
import { describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import texts from "./locales/en.json";
import { profileEdits } from "./profile/profile-edits.ts";
import routes from "./routes-module.tsx";

function open(path = "/settings") {
  const shell = createFakeShellApi("mfe-settings");
  profileEdits(shell).discard();
  shell.answer("GET /memories", () => ({ memories: [] }));
  return renderFeature(routes.View, { id: "mfe-settings", texts, path, shell });
}

describe("preferences", () => {
  it("save the changed field to the account and say so", async () => {
    const user = userEvent.setup();
    const { shell } = open();
    shell.answer("PUT /user/profile", ({ body }) => ({ ...FAKE_USER, ...(body as object) }));
    await user.type(screen.getByLabelText("Preferred name"), "Sammy");
    await user.click(screen.getByRole("button", { name: "Save preferences" }));
    expect(await screen.findByText("Preferences saved successfully")).toBeTruthy();
    expect(shell.calls.filter(({ method }) => method !== "GET")).toEqual([
      expect.objectContaining({ path: "/user/profile", body: { preferredName: "Sammy" } }),
    ]);
  });

  it("say why when they couldn't be saved, and keep the input", async () => {
    const user = userEvent.setup();
    const { shell } = open();
    shell.answer("PUT /user/profile", () => {
      throw new HttpError("Service unavailable", 503);
    });
    await user.type(screen.getByLabelText("Location"), "Lisbon");
    await user.click(screen.getByRole("button", { name: "Save preferences" }));
    expect(await screen.findByText("Failed to save preferences")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("Service unavailable");
    expect(screen.getByLabelText<HTMLInputElement>("Location").value).toBe("Lisbon");
  });

  it("have their columns in line in every section", () => {
    open();
    const gap = (label: string) => {
      const grid = screen.getByLabelText(label).closest(".MuiTextField-root")?.parentElement;
      return grid && getComputedStyle(grid).gap;
    };
    expect(gap("Timezone")).toBe("20px");
    expect(gap("Language")).toBe(gap("Timezone"));
  });

  it("switch the theme and the language immediately", async () => {
    const user = userEvent.setup();
    const { shell } = open();
    await user.click(screen.getByRole("radio", { name: "Dark" }));
    await user.selectOptions(screen.getByLabelText("Language"), "日本語");
    expect(shell.subjects.theme$.value.mode).toBe("dark");
    expect(shell.subjects.language$.value).toBe("ja");
  });
});

describe("integrations", () => {
  it("lists each service under its kind, and says that the administrator hasn't configured it", async () => {
    const { shell } = open("/settings");
    shell.answer("GET /integrations", () => ({
      integrations: [
        { id: "jira", name: "Jira", kind: "issues", state: "not_configured" },
        { id: "slack", name: "Slack", kind: "team_chat", state: "not_configured" },
      ],
    }));
    await userEvent.click(screen.getByRole("tab", { name: "Integrations" }));
    const issues = await screen.findByRole("region", { name: "Issue tracking" });
    expect(within(issues).getByText("Jira")).toBeTruthy();
    expect(within(issues).getByText("Not configured by your administrator")).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Connect Slack" }).disabled).toBe(true);
  });

  it("can be retried when they didn't load", async () => {
    const { shell } = open("/settings?tab=integrations");
    await screen.findByText(/Couldn't load/);
    shell.answer("GET /integrations", () => ({
      integrations: [{ id: "notion", name: "Notion", kind: "notes", state: "not_configured" }],
    }));
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Notion")).toBeTruthy();
  });
});

describe("the tabs", () => {
  it("keep input in one while another is shown", async () => {
    open();
    await userEvent.type(screen.getByLabelText("Location"), "Lisbon");
    await userEvent.click(screen.getByRole("tab", { name: "Security" }));
    await userEvent.click(screen.getByRole("tab", { name: "Preferences" }));
    expect(screen.getByLabelText<HTMLInputElement>("Location").value).toBe("Lisbon");
  });
});
