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
  // By the rules themselves: jsdom doesn't put a more specific one first.
  const widths = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.endsWith(" .MuiListItemIcon-root"))
    .filter(({ selectorText }) => screen.getByTestId("icon").matches(selectorText))
    .map(({ style }) => style.getPropertyValue("min-width"));
  expect(widths.at(-1)).toBe("2.25rem");
  expect(getComputedStyle(screen.getByRole("menuitem")).whiteSpace).toBe("normal");
});
