/** How a reply is drawn: not at all (what the frames cost by themselves), as the product does, or anew as a whole with each chunk. */
export type Renderer = "nothing" | "product" | "naive";

/** What the page offers to the benchmark that drives it. */
export interface Stage {
  /** Puts an empty reply on the page. */
  begin(renderer: Renderer): Promise<void>;
  /** Appends the chunks to the reply, one commit a frame, with the end of the reply in sight. */
  append(chunks: readonly string[]): Promise<void>;
  /** Tells the renderer that the reply has ended; resolves when nothing changes any more, to what is on the page then. */
  finish(): Promise<Drawn>;
}

/** Numbers that any two renderers of one text agree on. */
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
