import { useLazyCode } from "@atrium/shared-ui";
import { memo } from "react";
import Markdown, { type Components } from "react-markdown";
import { CodeBlock } from "./code-block.tsx";
import { depthLimit } from "./depth-limit.ts";
import { holdsFence, readOpenFence } from "./fence.ts";
import { gfm } from "./gfm.ts";
import { allowedUrl } from "./link-target.ts";
import { highlighting } from "./lazy-parts.ts";
import { holdsName, namedCharacters } from "./named-characters.ts";
import { ImageChip, MarkdownLink, PreBlock, TableFrame, TaskBox } from "./markdown-parts.tsx";

const COMPONENTS: Components = { a: MarkdownLink, img: ImageChip, pre: PreBlock, table: TableFrame, input: TaskBox };
const REMARK_PLUGINS = [gfm, depthLimit];
const NO_PLUGINS: [] = [];

export interface MarkdownBlockProps {
  readonly text: string;
  /** Still being written, so its code isn't highlighted yet. */
  readonly open: boolean;
  /** Keeps footnote ids unique across messages. */
  readonly idPrefix: string;
}

/** One block of a message, or a whole message. Re-renders only when its text changes. */
export const MarkdownBlock = memo(function MarkdownBlock({ text, open, idPrefix }: MarkdownBlockProps) {
  const fence = open ? readOpenFence(text) : undefined;
  const closed = !open || /^ {0,3}(```|~~~)/.test(text);
  const showsCode = fence === undefined && closed && holdsFence(text);
  const highlight = useLazyCode(highlighting, showsCode).code;
  // Renders again when they're here.
  useLazyCode(namedCharacters, holdsName(text));
  if (fence)
    return (
      <CodeBlock language={fence.language}>
        <code>{fence.code}</code>
      </CodeBlock>
    );
  return (
    <Markdown
      remarkPlugins={REMARK_PLUGINS}
      rehypePlugins={(showsCode ? highlight : undefined) ?? NO_PLUGINS}
      remarkRehypeOptions={{ clobberPrefix: idPrefix }}
      components={COMPONENTS}
      urlTransform={allowedUrl}
    >
      {text}
    </Markdown>
  );
});
