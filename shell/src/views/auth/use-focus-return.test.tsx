import "@testing-library/jest-dom/jest-globals";
import { describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useFocusReturn } from "./use-focus-return.ts";

function Form({ busy }: { readonly busy: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useFocusReturn(form, busy);
  return (
    <>
      <form ref={form}>
        <input aria-label="Email" readOnly={busy} />
        <button disabled={busy}>Send</button>
      </form>
      <a href="/">Elsewhere</a>
    </>
  );
}
const button = () => screen.getByRole("button");
/** Browsers drop the focus of a disabled button; jsdom doesn't, so do it here. */
const loseFocus = () =>
  act(() => {
    screen.getByRole("link").focus();
    screen.getByRole("link").blur();
  });

describe("focus in a submitted form", () => {
  it("is restored when the response arrives", () => {
    const { rerender } = render(<Form busy={false} />);
    act(() => button().focus());
    rerender(<Form busy />);
    loseFocus();
    expect(document.body).toHaveFocus();
    rerender(<Form busy={false} />);
    expect(button()).toHaveFocus();
  });

  it("stays where the person moved it meanwhile", () => {
    const { rerender } = render(<Form busy={false} />);
    act(() => button().focus());
    rerender(<Form busy />);
    loseFocus();
    act(() => screen.getByLabelText("Email").focus());
    rerender(<Form busy={false} />);
    expect(screen.getByLabelText("Email")).toHaveFocus();
  });

  it("isn't set in a form that nobody has touched", () => {
    const { rerender } = render(<Form busy />);
    rerender(<Form busy={false} />);
    expect(document.body).toHaveFocus();
  });
});
