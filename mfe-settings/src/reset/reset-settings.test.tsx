import { DEFAULT_SETTINGS } from "@atrium/shared-contracts/wire";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { renderFeature } from "@atrium/shared-ui/testing";
import { expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import texts from "../locales/en.json";
import routes from "../routes-module.tsx";

it("the settings are reset after a confirmation, and the user sees that it worked", async () => {
  const shell = createFakeShellApi("mfe-settings");
  shell.subjects.settings$.next({
    ...DEFAULT_SETTINGS,
    notifications: { enabled: false, sound: false, desktop: false },
  });
  renderFeature(routes.View, { id: "mfe-settings", texts, path: "/settings", shell });
  await userEvent.click(screen.getByRole("button", { name: "Reset settings" }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
  expect(shell.subjects.settings$.value.notifications.enabled).toBe(false);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Reset settings" }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Reset" }));
  expect(await screen.findByText("Settings restored to defaults.")).toBeTruthy();
  expect(shell.subjects.settings$.value).toEqual(DEFAULT_SETTINGS);
});
