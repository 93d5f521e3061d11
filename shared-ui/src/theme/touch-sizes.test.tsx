import { Button, Chip, FormControlLabel, IconButton, OutlinedInput, Radio, ToggleButton } from "@mui/material";
import { ThemeProvider } from "@mui/material/styles";
import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { atriumTheme } from "./theme.ts";

it.each<[string, () => ReactElement, string, string]>([
  ["a small button", () => <Button size="small">Go</Button>, ".MuiButton-root", "min-height"],
  ["a small icon button", () => <IconButton size="small" />, ".MuiIconButton-root", "min-height"],
  ["a small field", () => <OutlinedInput size="small" />, ".MuiOutlinedInput-root", "min-height"],
  ["a choice", () => <FormControlLabel label="One" control={<Radio />} />, ".MuiFormControlLabel-root", "min-height"],
  ["a chip to choose", () => <Chip label="One" onClick={() => {}} />, ".MuiChip-root", "height"],
  ["a toggle", () => <ToggleButton size="small" value="a" />, ".MuiToggleButton-root", "min-height"],
])("makes %s tall enough for fingers on phones and touch screens", (_, element, selector, property) => {
  render(
    <ThemeProvider theme={atriumTheme}>
      <div data-testid="place">{element()}</div>
    </ThemeProvider>,
  );
  const target = screen.getByTestId("place").querySelector(selector);
  const touch = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText === "(pointer: coarse), (max-width: 599.95px)")
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => target?.matches(selectorText));
  expect(touch.map(({ style }) => style.getPropertyValue(property)).filter(Boolean)).toContain("2.75rem");
});
