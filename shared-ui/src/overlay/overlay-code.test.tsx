import { describe, expect, it, jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { type LazyCode, lazyCode } from "../lazy-code/lazy-code.ts";
import { OverlayFailureContext, useOverlayCode } from "./overlay-code.ts";

function Overlay({ lazy }: { readonly lazy: LazyCode<string> }) {
  const [open, setOpen] = useState(false);
  const code = useOverlayCode(lazy, open, () => setOpen(false));
  return (
    <button onClick={() => setOpen(true)}>
      {open ? "open" : "closed"}: {code ?? "no code"}
    </button>
  );
}

describe("an overlay's code", () => {
  it("is fetched when the overlay opens; if that fails, the overlay closes, the user is told, and it can be opened again", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
    const cut = new Error("cut");
    const fetchCode = jest.fn<() => Promise<string>>().mockRejectedValueOnce(cut).mockResolvedValue("here");
    const told = jest.fn();
    const lazy = lazyCode(fetchCode, "unused");
    render(
      <OverlayFailureContext value={told}>
        <Overlay lazy={lazy} />
      </OverlayFailureContext>,
    );
    const button = screen.getByRole("button");
    await act(async () => {});
    expect(fetchCode).not.toHaveBeenCalled();
    await act(async () => button.click());
    expect(button.textContent).toBe("closed: no code");
    expect(told.mock.calls).toEqual([[cut]]);
    await act(async () => button.click());
    expect(button.textContent).toBe("open: here");
    expect(fetchCode).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });
});
