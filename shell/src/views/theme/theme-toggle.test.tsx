import "@testing-library/jest-dom/jest-globals";
import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

describe("the theme toggle", () => {
  it("cycles light, dark, system, light, names the current choice, and remembers it", async () => {
    const { host } = createTestHost();
    host.theme.choose("light");
    render(
      <Surroundings host={host}>
        <ThemeToggle />
      </Surroundings>,
    );
    const seen: unknown[] = [];
    for (const name of ["Theme: Light", "Theme: Dark", "Theme: System", "Theme: Light"]) {
      const button = screen.getByRole("button", { name });
      seen.push(localStorage.getItem("atrium_theme"));
      await userEvent.click(button);
    }
    expect(seen).toEqual(["light", "dark", "system", "light"]);
  });
});
