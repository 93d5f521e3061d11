import { ThemeProvider } from "@mui/material/styles";
import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { atriumTheme } from "../theme/theme.ts";
import { PageHeader } from "./page-header.tsx";

it("has its actions at the end of a row of their own, too, if they don't fit beside the title", () => {
  render(
    <ThemeProvider theme={atriumTheme}>
      <PageHeader title="Chats" actions={<button type="button">New chat</button>} />
    </ThemeProvider>,
  );
  expect(getComputedStyle(screen.getByRole("banner"))).toMatchObject({ flexWrap: "wrap", justifyContent: "flex-end" });
});
