import { describe, expect, it, jest } from "@jest/globals";
import { act, render } from "@testing-library/react";
import { type LazyCode, lazyCode, useLazyCode } from "./lazy-code.ts";

function Shown({ lazy, wanted }: { readonly lazy: LazyCode<string>; readonly wanted: boolean }) {
  return useLazyCode(lazy, wanted) ?? "none yet";
}

describe("code that is fetched when it is wanted", () => {
  it("is not fetched before, and shown by everybody who waits for it once it is here", async () => {
    const fetchCode = jest.fn(() => Promise.resolve("here"));
    const lazy = lazyCode(fetchCode, "unused");
    const view = (wanted: boolean) => (
      <>
        <Shown lazy={lazy} wanted={wanted} />, <Shown lazy={lazy} wanted={wanted} />
      </>
    );
    const { container, rerender } = render(view(false));
    expect(fetchCode).not.toHaveBeenCalled();
    await act(async () => rerender(view(true)));
    expect(container.textContent).toBe("here, here");
    expect(fetchCode).toHaveBeenCalledTimes(1);
  });

  it("is asked for again after a failure, which the console tells", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
    const fetchCode = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error("cut"))
      .mockResolvedValue("here");
    const lazy = lazyCode(fetchCode, "Drawn without:");
    await lazy.load();
    expect(lazy.current()).toBeUndefined();
    expect(warned).toHaveBeenCalledWith("Drawn without:", new Error("cut"));
    await lazy.load();
    expect(lazy.current()).toBe("here");
    warned.mockRestore();
  });
});
