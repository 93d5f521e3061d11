import { describe, expect, it, jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazyPage } from "./lazy-page.tsx";

const now = () => Promise.resolve();
const Ready = () => <p>The page</p>;

describe("a lazy page of the shell", () => {
  it("shows its fallback, then itself", async () => {
    const { Page } = lazyPage(() => Promise.resolve(Ready), now);
    render(<Page fallback={<p>Loading</p>} />);
    expect(screen.getByText("Loading")).toBeTruthy();
    expect(await screen.findByText("The page")).toBeTruthy();
  });

  it("retries a failed load before reporting it", async () => {
    const load = jest.fn(async () => Ready).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { Page } = lazyPage(load, now);
    render(<Page fallback={null} />);
    expect(await screen.findByText("The page")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("says so when it can't be loaded, instead of breaking the app, and recovers with Try again", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    let reachable = false;
    const { Page } = lazyPage(async () => {
      if (!reachable) throw new TypeError("Failed to fetch");
      return Ready;
    }, now);
    render(<Page fallback={null} />);
    const retry = await screen.findByRole("button");
    reachable = true;
    await userEvent.setup().click(retry);
    expect(await screen.findByText("The page")).toBeTruthy();
    warn.mockRestore();
  });

  it("says so when its code doesn't come at all", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    jest.useFakeTimers();
    const load = jest.fn(() => new Promise<typeof Ready>(() => {}));
    const { Page } = lazyPage(load, now);
    render(<Page fallback={<p>Loading</p>} />);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole("button")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
    warn.mockRestore();
  });

  it("shows immediately when preloaded", async () => {
    const page = lazyPage(() => Promise.resolve(Ready), now);
    page.preload();
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
    render(<page.Page fallback={<p>Loading</p>} />);
    expect(screen.getByText("The page")).toBeTruthy();
  });
});
