import { Dialog, DialogActions, DialogTitle } from "@mui/material";
import { ThemeProvider } from "@mui/material/styles";
import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { atriumTheme } from "./theme.ts";

it("has a dialog's buttons as far from its edge as its title", () => {
  render(
    <ThemeProvider theme={atriumTheme}>
      <Dialog open>
        <DialogTitle>Feedback</DialogTitle>
        <DialogActions>
          <button type="button">Send</button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>,
  );
  const edgeOf = (element: Element | null) => element && getComputedStyle(element).paddingRight;
  expect(edgeOf(screen.getByRole("button").parentElement)).toBe("24px");
  expect(edgeOf(screen.getByRole("heading"))).toBe("24px");
});
