import Markdown, { type Components } from "react-markdown";
import rehypeHighlight from "rehype-highlight";
import remarkGfm from "remark-gfm";
import { CodeFrame } from "../../../mfe-chat/src/markdown/code/code-frame.ts";
import { MarkdownFrame } from "../../../mfe-chat/src/markdown/markdown-frame.tsx";

/** With the colors that the product gives code, so that browsers have as much to draw. */
const COMPONENTS: Components = {
  pre: ({ children }) => (
    <CodeFrame>
      <pre>{children}</pre>
    </CodeFrame>
  ),
};

/** A reply as most chat pages draw it: react-markdown as documented, with the whole text each time. */
export function NaiveReply({ text }: { readonly text: string }) {
  return (
    <MarkdownFrame>
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeHighlight]} components={COMPONENTS}>
        {text}
      </Markdown>
    </MarkdownFrame>
  );
}
