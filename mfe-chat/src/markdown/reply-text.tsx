import { useLazyCode } from "@atrium/shared-ui";
import { createContext, memo, useContext, useEffect, useId, useMemo, useState } from "react";
import { whenIdle } from "../device/when-idle.ts";
import { NO_KERNING, hasLongWord } from "../long-word/long-word.ts";
import { blockCutting, markdownRendering, richParts } from "./lazy-parts.ts";
import { withoutManyMarks } from "./letter-marks.ts";
import { MarkdownFrame } from "./markdown-frame.tsx";
import { holdsRich } from "./holds-rich.ts";
import { readSimpleText } from "./simple-text.ts";
import { SimpleTextView } from "./simple-text-view.tsx";
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
export function ReplyText(props: ReplyTextProps) {
  return (
    <GrowingText value={props}>
      <FramedBlocks isKerned={!hasLongWord(props.text)} />
    </GrowingText>
  );
}

const GrowingText = createContext<ReplyTextProps>({ text: "", streaming: false });

/** The text reaches the blocks past the frame: its many styles would be worked out again each time. */
const FramedBlocks = memo(function FramedBlocks({ isKerned }: { readonly isKerned: boolean }) {
  return (
    <MarkdownFrame className="message-text" style={isKerned ? undefined : NO_KERNING}>
      <Blocks />
    </MarkdownFrame>
  );
});

function Blocks() {
  const { text, streaming } = useContext(GrowingText);
  const clean = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  const { frozen, open } = useBlocks(clean, streaming);
  const idPrefix = `${useId()}-`;
  return (
    <>
      {/* As one list: React would take a block that moved from one list to another for a new one. */}
      {[...frozen, ...open].map((block, index) => (
        <Piece
          key={index}
          first={index === 0}
          text={block}
          open={streaming && index >= frozen.length}
          idPrefix={idPrefix}
        />
      ))}
    </>
  );
}

interface BlockProps {
  readonly text: string;
  readonly open: boolean;
  readonly idPrefix: string;
}

/** Adds the line break between blocks that rendering the whole text would add. */
const Piece = memo(function Piece({ first, ...block }: BlockProps & { readonly first: boolean }) {
  return (
    <>
      {first ? null : "\n"}
      <Block {...block} />
    </>
  );
});

/** A block that was simple when it was first shown without the renderer stays as it is, so that text a user has selected isn't replaced. */
function Block({ text: whole, open, idPrefix }: BlockProps) {
  const text = useMemo(() => withoutManyMarks(whole), [whole]);
  const [staysSimple, setStaysSimple] = useState(() => markdownRendering.current() === undefined);
  const simple = useMemo(() => (staysSimple ? readSimpleText(text) : undefined), [staysSimple, text]);
  if (staysSimple && !simple) setStaysSimple(false);
  // A growing text will soon need it.
  const { code } = useLazyCode(markdownRendering, open || !simple);
  if (simple) return <SimpleTextView blocks={simple} />;
  if (code) return <code.MarkdownBlock text={text} open={open} idPrefix={idPrefix} />;
  return <p style={{ whiteSpace: "pre-wrap" }}>{text}</p>;
}

function useBlocks(text: string, streaming: boolean): Drawn {
  // A text that was complete from the start renders in one piece. Only a text that grew here is cut.
  const [stream] = useState(() => (streaming ? new BlockStream() : undefined));
  const cut = useLazyCode(blockCutting, stream !== undefined).code;
  const { code } = useLazyCode(markdownRendering, stream !== undefined);
  // Fetched before it's needed, so that no formula is read as Markdown for a moment.
  const rich = useLazyCode(richParts, stream !== undefined);
  const waits = !rich.code && !rich.failure && holdsRich(text);
  const [exact, setExact] = useState<{ readonly text: string; readonly blocks: readonly string[] }>();
  useEffect(() => {
    if (!stream || streaming || !code || waits) return;
    const reading = code.exactBlocks(text);
    let callOff = whenIdle(read);
    function read() {
      const { done, value } = reading.next();
      if (done) setExact({ text, blocks: value });
      else callOff = whenIdle(read);
    }
    return () => callOff();
  }, [stream, streaming, text, code, waits]);
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
