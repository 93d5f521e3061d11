import { expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { renderChat } from "../testing/render-chat.tsx";
import { MovingState } from "./moving-dialog.tsx";

it("keeps the spinner round beside a long text", () => {
  renderChat(<MovingState busy>{"Getting your messages ".repeat(20)}</MovingState>);
  const spinner = screen.getByRole("status").querySelector(".MuiCircularProgress-root");
  expect(spinner && getComputedStyle(spinner).flexShrink).toBe("0");
});
