import { useLazyCode } from "@atrium/shared-ui";
import { type ComponentProps, useContext } from "react";
import type { ExtraProps } from "react-markdown";
import { diagramDrawing } from "../lazy-parts.ts";
import { GrewHere, StillWritten } from "../still-written.ts";
import { CodeBlock, countLines } from "./code-block.tsx";

type Element = NonNullable<ExtraProps["node"]>;

/** A code block, or a diagram once it's written. The language is in the class of the `code` element inside. */
export function PreBlock({ children, node }: ComponentProps<"pre"> & ExtraProps) {
  const isUnfolded = useContext(GrewHere);
  const isWritten = !useContext(StillWritten);
  const code = node?.children.find((child) => child.type === "element");
  const language = /(?:^|\s)language-(\S+)/.exec([code?.properties["className"]].flat().join(" "))?.[1];
  const text = code ? codeOf(code) : "";
  const isDiagram = language === "mermaid" && isWritten;
  const diagrams = useLazyCode(diagramDrawing, isDiagram).code;
  const lines = countLines(text);
  if (isDiagram && diagrams)
    return (
      <diagrams.DiagramBlock source={text} lines={lines} unfolded={isUnfolded}>
        {children}
      </diagrams.DiagramBlock>
    );
  return (
    <CodeBlock language={language ?? ""} lines={lines} unfolded={isUnfolded}>
      {children}
    </CodeBlock>
  );
}

/** Highlighted code is nested, but never deeply (`limitCode`). */
const codeOf = (node: Element): string =>
  node.children
    .map((child) => (child.type === "text" ? child.value : child.type === "element" ? codeOf(child) : ""))
    .join("");
