/** How to draw a reply: not at all (what the frames cost on their own), as the product does, or completely redrawn with each chunk. */
export type Renderer = "nothing" | "product" | "naive";

/** What the page offers the benchmark that drives it. */
export interface Stage {
  /** Puts an empty reply on the page. */
  begin(renderer: Renderer): Promise<void>;
  /** Appends the chunks to the reply, one commit per frame, scrolled to the reply's end. */
  append(chunks: readonly string[]): Promise<void>;
  /** Tells the renderer that the reply has ended. Resolves with what's on the page once nothing changes any more. */
  finish(): Promise<Drawn>;
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
