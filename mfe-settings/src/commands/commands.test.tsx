import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { renderFeature } from "@atrium/shared-ui/testing";
import { expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import texts from "../locales/en.json";
import routes from "../routes-module.tsx";
import { settingsCommands } from "./commands-module.ts";

it("each command opens its tab", async () => {
  const shell = createFakeShellApi("mfe-settings");
  await settingsCommands(shell).run("change-password");
  await settingsCommands(shell).run("integrations");
  expect(shell.navigations).toEqual(["/settings?tab=security", "/settings?tab=integrations"]);
  renderFeature(routes.View, { id: "mfe-settings", texts, path: shell.navigations[0] ?? "", shell });
  expect(screen.getByRole("tab", { name: "Security" }).getAttribute("aria-selected")).toBe("true");
});

it("each tab shows other features' panels once opened, and keeps them mounted", async () => {
  renderFeature(routes.View, { id: "mfe-settings", texts, path: "/settings" });
  expect(screen.getByText("[panels preferences]")).toBeTruthy();
  expect(screen.queryByText("[panels security]")).toBeNull();
  await userEvent.click(screen.getByRole("tab", { name: "Security" }));
  expect(screen.getByText("[panels security]")).toBeTruthy();
  expect(screen.getByText("[panels preferences]")).toBeTruthy();
});
