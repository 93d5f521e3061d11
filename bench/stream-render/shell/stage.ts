/**
 * How to draw a reply: not at all (what the frames cost on their own), as the product does, appended to the plain DOM by `streaming-markdown`, or
 * completely redrawn with each chunk.
 */
type Renderer = "nothing" | "product" | "streaming-markdown" | "naive";

export interface Drawing {
  readonly renderer: Renderer;
  /** Whether code is highlighted once it's complete. "naive" always does. */
  readonly colors: boolean;
  /** Draw every so many frames. `streaming-markdown` draws each chunk as it comes. */
  readonly frames: number;
}

/** What the page offers the benchmark that drives it. */
export interface Stage {
  /** Puts an empty reply on the page. */
  begin(drawing: Drawing): Promise<void>;
  /** Appends the chunks to the reply, one in each frame, scrolled to the reply's end. */
  append(chunks: readonly string[]): Promise<void>;
  /** Appends the chunks as they'd come from a server, so many in a second. */
  play(chunks: readonly string[], perSecond: number): Promise<void>;
  /** Tells the renderer that the reply has ended. Resolves with what's on the page once nothing changes any more. */
  finish(): Promise<Drawn>;
  /** The longest task since the reply began, in milliseconds; 0 if none took 50. */
  longestTask(): number;
}

/** Numbers that must be the same for any two renderers of one text. */
export interface Drawn {
  readonly blocks: number;
  readonly items: number;
  readonly code: number;
  readonly coloured: number;
}

declare global {
  interface Window {
    stage: Stage;
  }
}
