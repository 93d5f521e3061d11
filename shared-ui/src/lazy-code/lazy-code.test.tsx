import { describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { type LazyCode, lazyCode, useLazyCode } from "./lazy-code.ts";

function Shown({ lazy, wanted }: { readonly lazy: LazyCode<string>; readonly wanted: boolean }) {
  return useLazyCode(lazy, wanted).code ?? "none yet";
}

describe("lazily loaded code", () => {
  it("isn't fetched before it's wanted, and shows everywhere it's awaited once it's loaded", async () => {
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

  it("is fetched again after a failure, which is logged to the console", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
    const fetchCode = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error("cut"))
      .mockResolvedValue("here");
    const lazy = lazyCode(fetchCode, "Drawn without:");
    expect(await lazy.load()).toEqual({ status: "failed", error: new Error("cut") });
    expect(lazy.current()).toBeUndefined();
    expect(warned).toHaveBeenCalledWith("Drawn without:", new Error("cut"));
    await lazy.load();
    expect(lazy.current()).toBe("here");
    warned.mockRestore();
  });

  it("says that it can't be fetched, and fetches it again when asked", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
    const fetchCode = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error("cut"))
      .mockResolvedValue("here");
    const lazy = lazyCode(fetchCode, "unused");
    function View() {
      const { code, failure, retry } = useLazyCode(lazy);
      return <button onClick={retry}>{failure ? "failed" : (code ?? "none yet")}</button>;
    }
    render(<View />);
    fireEvent.click(await screen.findByRole("button", { name: "failed" }));
    expect(await screen.findByRole("button", { name: "here" })).toBeTruthy();
    warned.mockRestore();
  });
});
