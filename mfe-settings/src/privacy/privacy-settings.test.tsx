import { DEFAULT_SETTINGS } from "@atrium/shared-contracts/wire";
import { renderFeature } from "@atrium/shared-ui/testing";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import texts from "../locales/en.json";
import routes from "../routes-module.tsx";

const open = () => renderFeature(routes.View, { id: "mfe-settings", texts, path: "/settings" });
const toggle = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name });

describe("privacy", () => {
  it("shows what the account allows, with an explanation of each choice", () => {
    open();
    for (const name of ["Data collection", "Analytics", "Crash reports"]) {
      expect(toggle(name).checked).toBe(true);
      const hint = document.getElementById(toggle(name).getAttribute("aria-describedby") ?? "");
      expect(hint?.textContent).toMatch(/\w+ \w+/);
    }
  });

  it("applies a refusal immediately and leaves the other choices alone", async () => {
    const { shell } = open();
    await userEvent.click(toggle("Analytics"));
    expect(shell.subjects.settings$.value.privacy).toEqual({ ...DEFAULT_SETTINGS.privacy, analytics: false });
    expect(toggle("Analytics").checked).toBe(false);
  });

  it("disables everything without data collection, and keeps the other choices for when it's back on", async () => {
    const { shell } = open();
    await userEvent.click(toggle("Crash reports"));
    await userEvent.click(toggle("Data collection"));
    expect(["Analytics", "Crash reports"].map((name) => [toggle(name).checked, toggle(name).disabled])).toEqual([
      [false, true],
      [false, true],
    ]);
    await userEvent.click(toggle("Data collection"));
    expect(shell.subjects.settings$.value.privacy).toEqual({ ...DEFAULT_SETTINGS.privacy, crashReports: false });
    expect(toggle("Analytics").checked).toBe(true);
  });
});
