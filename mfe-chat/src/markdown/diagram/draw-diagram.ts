import { type FrameConnection, FrameError, connectFrame } from "../../frame/frame-connection.ts";
import type { DiagramColors, DrawingAnswer, DrawingRequest } from "./drawing.ts";

/** A drawn diagram as an image, or why there is none. `reason` is the drawing library's own, in English. */
export type DiagramDrawing =
  | { readonly image: string; readonly width: number; readonly height: number }
  | { readonly problem: "tooLarge" | "unavailable" | "late" }
  | { readonly problem: "mistake"; readonly reason: string };

/** Far more than anyone can read in a message. */
const MAX_CHARACTERS = 20_000;
/** In pixels. Beyond, browsers draw no images. */
const MAX_SIZE = 16_000;
/** How many to keep, for messages that are scrolled out of sight and back. */
const MAX_KEPT = 40;
/** How long the frame stays after a drawing. Milliseconds. */
const IDLE_MS = 60_000;

/** Fonts that an image can use: those of the system. They also measure the text. */
const FONT_FAMILY = "system-ui, sans-serif";

/** What it needs has about 560 kB, and nothing that fits a message takes longer to draw. */
const FRAME = { document: "diagram.html", loadMs: 30_000, answerMs: 10_000 } as const;

const kept = new Map<string, Promise<DiagramDrawing>>();
const known = new Map<string, DiagramDrawing>();
let connection: Promise<FrameConnection<DrawingRequest, DrawingAnswer>> | undefined;
let last: Promise<unknown> = Promise.resolve();
let idle: ReturnType<typeof setTimeout> | undefined;

const keyOf = (source: string, { isDark }: DiagramColors) => `${isDark ? "dark" : "light"}\n${source}`;

/** What has been drawn already. */
export const drawnDiagram = (source: string, colors: DiagramColors): DiagramDrawing | undefined =>
  known.get(keyOf(source, colors));

/** Draws a diagram, one after the other. Never rejects. What failed for lack of a frame is tried again next time. */
export function drawDiagram(source: string, colors: DiagramColors): Promise<DiagramDrawing> {
  const key = keyOf(source, colors);
  const drawing = kept.get(key) ?? inTurn(() => draw(source, colors));
  kept.delete(key);
  kept.set(key, drawing);
  void drawing.then((drawn) => {
    if ("problem" in drawn && drawn.problem === "unavailable") kept.delete(key);
    else known.set(key, drawn);
    for (const old of [...kept.keys()].slice(0, -MAX_KEPT)) {
      kept.delete(old);
      known.delete(old);
    }
  });
  return drawing;
}

function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const turn = last.then(run);
  last = turn;
  return turn;
}

async function draw(source: string, colors: DiagramColors): Promise<DiagramDrawing> {
  if (source.length > MAX_CHARACTERS) return { problem: "tooLarge" };
  clearTimeout(idle);
  try {
    connection ??= connectFrame(FRAME);
    const answer = await (await connection).ask({ source, colors, fontFamily: FONT_FAMILY });
    if (answer.kind === "mistake") return { problem: "mistake", reason: shortened(answer.reason) };
    if (answer.kind !== "drawn") return { problem: "unavailable" };
    return asImage(answer);
  } catch (error) {
    closeFrame();
    console.warn("A diagram is shown as its source:", error);
    return { problem: error instanceof FrameError ? error.reason : "unavailable" };
  } finally {
    idle = setTimeout(closeFrame, IDLE_MS);
  }
}

/** Where the mistake is. A list of all that could have been there follows. */
const shortened = (reason: string) => reason.split("\n").slice(0, 2).join(" ");

function closeFrame(): void {
  void connection?.then(
    (open) => open.close(),
    // It has closed by itself.
    () => undefined,
  );
  connection = undefined;
}

function asImage({ svg, width, height }: { svg: string; width: number; height: number }): DiagramDrawing {
  if (Math.max(width, height) > MAX_SIZE) return { problem: "tooLarge" };
  return { image: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`, width, height };
}
