import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { fakeFrames } from "../../frame/testing/fake-frames.ts";
import { Around, createFixture } from "../../testing/render-chat.tsx";
import { blockCutting, diagramDrawing, highlighting, markdownRendering, richParts } from "../lazy-parts.ts";
import { ReplyText } from "../reply-text.tsx";
import type { DrawingAnswer, DrawingRequest } from "./drawing.ts";

const fixture = createFixture();
const frames = fakeFrames<DrawingRequest>((request) => answers(request));
let answers: (request: DrawingRequest) => DrawingAnswer | undefined;

beforeAll(async () => {
  await Promise.all(
    [markdownRendering, richParts, highlighting, blockCutting, diagramDrawing].map((code) => code.load()),
  );
});
beforeEach(() => {
  answers = () => ({ kind: "drawn", svg: "<svg/>", width: 300, height: 200 });
  frames.asked.length = 0;
  frames.install();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => frames.close());

const reply = (text: string, streaming = false) => (
  <Around fixture={fixture}>
    <ReplyText text={text} streaming={streaming} />
  </Around>
);
const diagram = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\`\n`;

describe("diagrams of replies", () => {
  it("are drawn once they're written, by a sandboxed frame, and shown as images that reach nothing", async () => {
    const { rerender, container } = render(reply("```mermaid\nflowchart TD\n", true));
    expect(container.querySelector("pre")?.textContent).toBe("flowchart TD\n");
    expect(frames.opened).toHaveLength(0);
    rerender(reply(diagram("flowchart TD"), true));
    const image = await screen.findByRole<HTMLImageElement>("img", { name: "Diagram" });
    expect(image.src).toBe("data:image/svg+xml;charset=utf-8,%3Csvg%2F%3E");
    expect(image.width).toBe(300);
    expect(frames.asked.map(({ source }) => source)).toEqual(["flowchart TD\n"]);
    expect(frames.opened.at(-1)?.getAttribute("sandbox")).toBe("allow-scripts");
  });

  it("show their source and back, and are copied as written", async () => {
    const written: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    render(reply(diagram("flowchart LR")));
    await screen.findByRole("img", { name: "Diagram" });
    await act(async () => screen.getByRole("button", { name: "Copy" }).click());
    expect(written).toEqual(["flowchart LR"]);
    fireEvent.click(screen.getByRole("button", { name: "Show source" }));
    expect(screen.queryByRole("img", { name: "Diagram" })).toBeNull();
    expect(screen.getByText("flowchart LR").closest("[hidden]")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Show diagram" }));
    expect(screen.getByRole("img", { name: "Diagram" })).toBeTruthy();
  });

  it("with a mistake show their source, and why", async () => {
    answers = () => ({ kind: "mistake", reason: "Parse error on line 2" });
    render(reply(diagram("flowchart oops")));
    expect(await screen.findByText("Couldn't draw this diagram: Parse error on line 2")).toBeTruthy();
    expect(screen.getByText("flowchart oops").closest("[hidden]")).toBeNull();
    expect(screen.queryByRole("button", { name: "Show source" })).toBeNull();
  });

  it("that are too long are never drawn", async () => {
    render(reply(diagram(`flowchart TD\n${"A --> B\n".repeat(3_000)}`)));
    expect(await screen.findByText("This diagram is too large to draw.")).toBeTruthy();
    expect(frames.asked).toEqual([]);
  });

  it("that would be too large for an image show their source", async () => {
    answers = () => ({ kind: "drawn", svg: "<svg/>", width: 100_000, height: 200 });
    render(reply(diagram("flowchart huge")));
    expect(await screen.findByText("This diagram is too large to draw.")).toBeTruthy();
  });

  it("aren't drawn again when their message comes back", async () => {
    const { unmount } = render(reply(diagram("flowchart again")));
    await screen.findByRole("img", { name: "Diagram" });
    unmount();
    render(reply(diagram("flowchart again")));
    expect(screen.getByRole("img", { name: "Diagram" })).toBeTruthy();
    expect(frames.asked).toHaveLength(1);
  });

  it("that take too long lose their frame, and the next one gets another", async () => {
    render(reply(diagram("flowchart before")));
    await screen.findByRole("img", { name: "Diagram" });
    const before = frames.opened.length;
    jest.useFakeTimers();
    jest.spyOn(console, "warn").mockImplementation(() => undefined);
    answers = ({ source }) =>
      source.includes("endless") ? undefined : { kind: "drawn", svg: "<svg/>", width: 30, height: 20 };
    render(reply(diagram("flowchart endless")));
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    jest.useRealTimers();
    expect(await screen.findByText("This diagram takes too long to draw.")).toBeTruthy();
    expect(frames.opened[before - 1]?.isConnected).toBe(false);
    render(reply(diagram("flowchart after")));
    await waitFor(() => expect(screen.getAllByRole("img", { name: "Diagram" })).toHaveLength(2));
    expect(frames.opened).toHaveLength(before + 1);
  });
});
