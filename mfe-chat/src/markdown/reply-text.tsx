import { useLazyCode } from "@atrium/shared-ui";
import { useEffect, useId, useState } from "react";
import { exactBlocks } from "./exact-blocks.ts";
import { blockCutting } from "./lazy-parts.ts";
import { MarkdownBlock } from "./markdown-block.tsx";
import { MarkdownFrame } from "./markdown-frame.tsx";
import { type CutBlocks, NO_BLOCKS, type StreamBlocks, growBlocks } from "./stream-blocks.ts";

export interface ReplyTextProps {
  readonly text: string;
  /** Whether more text may follow. */
  readonly streaming: boolean;
}

interface Drawn {
  readonly frozen: readonly string[];
  readonly open: readonly string[];
}

/**
 * A reply in Markdown. While it grows, only the tail re-renders; finished blocks are left alone. When it has ended, one exact parse
 * replaces the incremental one. Blocks that are the same in both don't re-render.
 */
export function ReplyText({ text, streaming }: ReplyTextProps) {
  const clean = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  const { frozen, open } = useBlocks(clean, streaming);
  const idPrefix = `${useId()}-`;
  return (
    <MarkdownFrame>
      {frozen.map((block, index) => (
        <Piece key={index} first={index === 0} text={block} open={false} idPrefix={idPrefix} />
      ))}
      {open.map((block, index) => (
        <Piece
          key={frozen.length + index}
          first={frozen.length + index === 0}
          text={block}
          open={streaming}
          idPrefix={idPrefix}
        />
      ))}
    </MarkdownFrame>
  );
}

/** Adds the line break between blocks that rendering the whole text would add. */
function Piece({
  first,
  ...block
}: {
  readonly first: boolean;
  readonly text: string;
  readonly open: boolean;
  readonly idPrefix: string;
}) {
  return (
    <>
      {first ? null : "\n"}
      <MarkdownBlock {...block} />
    </>
  );
}

function useBlocks(text: string, streaming: boolean): Drawn {
  // A text that was complete from the start renders in one piece. Only a text that grew here is cut.
  const [stream] = useState(() => (streaming ? new BlockStream() : undefined));
  const cut = useLazyCode(blockCutting, stream !== undefined).code;
  const [exact, setExact] = useState<{ readonly text: string; readonly blocks: readonly string[] }>();
  useEffect(() => {
    if (!stream || streaming) return;
    return whenIdle(() => setExact({ text, blocks: exactBlocks(text) }));
  }, [stream, streaming, text]);
  if (!stream) return { frozen: [], open: text === "" ? [] : [text] };
  if (!streaming && exact?.text === text) return { frozen: exact.blocks, open: [] };
  return stream.grow(text, cut ?? inOnePiece);
}

const inOnePiece: CutBlocks = (text) => (text === "" ? [] : [text]);

/** Remembers how the text so far was cut. Growing twice with the same text gives the same blocks, so rendering stays pure. */
class BlockStream {
  #text = "";
  #blocks: StreamBlocks = NO_BLOCKS;
  #cut: CutBlocks = inOnePiece;

  grow(text: string, cut: CutBlocks): StreamBlocks {
    if (text !== this.#text || cut !== this.#cut) {
      this.#blocks = growBlocks(this.#blocks, this.#text, text, cut);
      this.#text = text;
      this.#cut = cut;
    }
    return this.#blocks;
  }
}

/** The longest the exact parse waits for the browser to be idle. Milliseconds. */
const IDLE_LIMIT_MS = 1_000;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}
