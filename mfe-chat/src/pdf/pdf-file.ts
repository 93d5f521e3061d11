import { type FrameConnection, connectFrame } from "../frame/frame-connection.ts";
import type { PdfAnswer, PdfPage, PdfRequest } from "./pdf-drawing.ts";

/** What it needs has about 500 kB. A page that takes longer to draw isn't worth the wait. */
const FRAME = { document: "pdf.html", loadMs: 30_000, answerMs: 15_000 } as const;

/** A document that's damaged, or needs a password. */
export class PdfError extends Error {
  override readonly name = "PdfError";
}

/** An open document. */
export interface PdfFile {
  readonly pages: number;
  /** Draws a page, after those that were asked for before. The first has the number 1. @param width in pixels */
  draw(page: number, width: number, signal: AbortSignal): Promise<PdfPage>;
  close(): void;
}

/** Opens a document in a frame of its own, so that nothing of it can reach another. Takes the bytes. Rejects with a `PdfError` or `FrameError`. */
export async function openPdf(bytes: ArrayBuffer): Promise<PdfFile> {
  const frame: FrameConnection<PdfRequest, PdfAnswer> = await connectFrame(FRAME);
  try {
    const opened = await frame.ask({ kind: "open", bytes }, [bytes]);
    if (opened.kind !== "opened") throw unreadable(opened);
    let last: Promise<unknown> = Promise.resolve();
    const draw = async (page: number, width: number, signal: AbortSignal): Promise<PdfPage> => {
      signal.throwIfAborted();
      const drawn = await frame.ask({ kind: "draw", page, width });
      if (drawn.kind !== "drawn") throw unreadable(drawn);
      return drawn;
    };
    return {
      pages: opened.pages,
      draw(page, width, signal) {
        const run = () => draw(page, width, signal);
        const turn = last.then(run, run);
        last = turn;
        return turn;
      },
      close: frame.close,
    };
  } catch (error) {
    frame.close();
    throw error;
  }
}

const unreadable = (answer: PdfAnswer) => new PdfError("reason" in answer ? answer.reason : answer.kind);
