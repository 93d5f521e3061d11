import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazyPage } from "./lazy-page.tsx";

const now = () => Promise.resolve();
const Ready = () => <p>The page</p>;

describe("a page of the shell that comes later", () => {
  it("shows its fall-back, then itself", async () => {
    const { Page } = lazyPage(() => Promise.resolve(Ready), now);
    render(<Page fallback={<p>Loading</p>} />);
    expect(screen.getByText("Loading")).toBeTruthy();
    expect(await screen.findByText("The page")).toBeTruthy();
  });

  it("is asked for again when a load fails, before anyone is told", async () => {
    const load = jest.fn(async () => Ready).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { Page } = lazyPage(load, now);
    render(<Page fallback={null} />);
    expect(await screen.findByText("The page")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("that cannot be had says so instead of taking the application down, and comes by Try again", async () => {
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

  it("that was preloaded is there at once", async () => {
    const page = lazyPage(() => Promise.resolve(Ready), now);
    page.preload();
    await now();
    await now();
    render(<page.Page fallback={<p>Loading</p>} />);
    expect(screen.getByText("The page")).toBeTruthy();
  });
});
