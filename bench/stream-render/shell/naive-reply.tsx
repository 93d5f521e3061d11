import Markdown from "react-markdown";
import rehypeHighlight from "rehype-highlight";
import remarkGfm from "remark-gfm";
import { MarkdownFrame } from "../../../mfe-chat/src/markdown/markdown-frame.tsx";

/** A reply as most chat pages draw it: react-markdown as documented, with the whole text each time. */
export function NaiveReply({ text }: { readonly text: string }) {
  return (
    <MarkdownFrame>
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeHighlight]}>
        {text}
      </Markdown>
    </MarkdownFrame>
  );
}
