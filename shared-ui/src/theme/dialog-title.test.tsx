import { DialogTitle } from "@mui/material";
import { ThemeProvider } from "@mui/material/styles";
import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { atriumTheme } from "./theme.ts";

it("gives every dialog's title the style of third-level headings, as a second-level heading", () => {
  render(
    <ThemeProvider theme={atriumTheme}>
      <DialogTitle>Feedback</DialogTitle>
    </ThemeProvider>,
  );
  expect(screen.getByRole("heading", { level: 2 }).className).toContain("MuiTypography-h3");
});
