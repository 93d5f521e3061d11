import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeFrames } from "../frame/testing/fake-frames.ts";
import type { PdfAnswer, PdfRequest } from "../pdf/pdf-drawing.ts";
import { createFixture, renderChat } from "../testing/render-chat.tsx";
import { viewing } from "./lazy-viewing.ts";
import { Preview } from "./preview.tsx";

const PAGES = 3;
const frames = fakeFrames<PdfRequest>((request) => answers(request));
let answers: (request: PdfRequest) => PdfAnswer | undefined;
let pictures: Blob[];

const asUsual = (request: PdfRequest): PdfAnswer =>
  request.kind === "open"
    ? { kind: "opened", pages: PAGES }
    : { kind: "drawn", picture: new ArrayBuffer(request.page), text: `What's on page ${request.page}` };

beforeAll(() => viewing.load());
beforeEach(() => {
  answers = asUsual;
  frames.asked.length = 0;
  frames.install();
  pictures = [];
  URL.createObjectURL = (blob) => `blob:${pictures.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("%PDF-1.7"));
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => frames.close());

/** Without observers, everything is near the screen. */
function show(id: string) {
  const fixture = createFixture();
  const file = { id, name: "plan.pdf", url: `/${id}` };
  return { ...renderChat(<Preview file={file} />, fixture), user: userEvent.setup() };
}
const open = () => screen.findByRole("button", { name: "Preview plan.pdf" });

describe("a PDF in a message", () => {
  it("shows its first page, drawn in a sandboxed frame of its own that's gone afterward", async () => {
    const { container } = show("first");
    await open();
    const image = container.querySelector("img");
    expect(image?.src).toBe("blob:1");
    expect(image?.alt).toBe("plan.pdf");
    expect(pictures[0]?.type).toBe("image/png");
    expect(frames.asked).toMatchObject([{ kind: "open" }, { kind: "draw", page: 1 }]);
    expect(frames.opened.at(-1)?.getAttribute("sandbox")).toBe("allow-scripts");
    expect(document.querySelector("iframe")).toBeNull();
  });

  it("opens over the window, page by page, with what's written on each", async () => {
    const { user } = show("pages");
    await user.click(await open());
    const dialog = await screen.findByRole("dialog", { name: "plan.pdf" });
    expect(await within(dialog).findByRole("img", { name: "plan.pdf, Page 1 of 3" })).toBeTruthy();
    expect(within(dialog).getByText("What's on page 1")).toBeTruthy();
    await user.keyboard("{ArrowRight}");
    expect(await within(dialog).findByText("What's on page 2")).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Next page" }));
    expect(await within(dialog).findByText("What's on page 3")).toBeTruthy();
    await user.keyboard("{ArrowRight}");
    expect(within(dialog).getByText("Page 3 of 3")).toBeTruthy();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.querySelector("iframe")).toBeNull();
  });

  it.each<[string, (request: PdfRequest) => PdfAnswer | undefined]>([
    ["is damaged", () => ({ kind: "unreadable", reason: "Invalid PDF structure." })],
    [
      "opens, but can't be drawn",
      (request) => (request.kind === "open" ? asUsual(request) : { kind: "unreadable", reason: "No" }),
    ],
  ])("that %s isn't previewed", async (what, given) => {
    answers = given;
    const { container } = show(what);
    await waitFor(() => expect(container.textContent).toBe(""));
    expect(document.querySelector("iframe")).toBeNull();
  });

  it("that takes too long loses its frame, and isn't previewed", async () => {
    answers = () => undefined;
    jest.useFakeTimers();
    const { container } = show("endless");
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(container.textContent).toBe("Loading the preview…");
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    jest.useRealTimers();
    expect(container.textContent).toBe("");
    expect(document.querySelector("iframe")).toBeNull();
  });

  it("whose page takes too long opens in another frame, so that no page is shown as another", async () => {
    const { user } = show("slow");
    await user.click(await open());
    const dialog = await screen.findByRole("dialog", { name: "plan.pdf" });
    expect(await within(dialog).findByText("What's on page 1")).toBeTruthy();
    answers = (request) => (request.kind === "draw" && request.page === 2 ? undefined : asUsual(request));
    jest.useFakeTimers();
    fireEvent.click(within(dialog).getByRole("button", { name: "Next page" }));
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    jest.useRealTimers();
    expect(document.querySelector("iframe")).toBeNull();
    const asked = frames.asked.length;
    fireEvent.click(within(dialog).getByRole("button", { name: "Next page" }));
    const retry = await within(dialog).findByRole("button", { name: "Retry" });
    expect(frames.asked).toHaveLength(asked);
    await user.click(retry);
    expect(await within(dialog).findByText("What's on page 3")).toBeTruthy();
  });
});
