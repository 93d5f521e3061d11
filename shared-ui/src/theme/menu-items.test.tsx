import { ListItemIcon, MenuItem, MenuList } from "@mui/material";
import { ThemeProvider } from "@mui/material/styles";
import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { atriumTheme } from "./theme.ts";

it("gives a menu's icons room that grows with the text, and lets long labels wrap", () => {
  render(
    <ThemeProvider theme={atriumTheme}>
      <MenuList>
        <MenuItem>
          <ListItemIcon data-testid="icon" />
          Settings
        </MenuItem>
      </MenuList>
    </ThemeProvider>,
  );
  expect(getComputedStyle(screen.getByTestId("icon")).minWidth).toBe("2.25rem");
  expect(getComputedStyle(screen.getByRole("menuitem")).whiteSpace).toBe("normal");
});
