import { type ReactNode, useEffect, useRef } from "react";
import { CODE_FENCE, default_renderer, parser, parser_end, parser_write } from "streaming-markdown";
import { CodeFrame } from "../../../mfe-chat/src/markdown/code/code-frame.ts";
import { highlightPlugins } from "../../../mfe-chat/src/markdown/highlighter.ts";
import { MarkdownFrame } from "../../../mfe-chat/src/markdown/markdown-frame.tsx";

/** A text that grows by what's appended to the page. */
export interface PlainText {
  write(chunk: string): void;
  end(): void;
}

/** Where `streaming-markdown` writes, with the product's styles. */
export function PlainReply({ onReady }: { onReady(place: HTMLElement, codeClass: string): void }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current && code.current) onReady(place.current, code.current.className);
  }, [onReady]);
  return (
    <>
      <MarkdownFrame ref={place} />
      <CodeFrame ref={code} hidden />
    </>
  );
}

export function plainText(place: HTMLElement, codeClass: string, colors: boolean): PlainText {
  const base = default_renderer(place);
  const fences: boolean[] = [];
  const current = () => base.data.nodes[base.data.index];
  const growing = parser({
    ...base,
    add_token(data, type) {
      base.add_token(data, type);
      fences.push(type === CODE_FENCE);
      if (type !== CODE_FENCE) return;
      const pre = current()?.parentElement;
      const frame = document.createElement("div");
      frame.className = codeClass;
      pre?.replaceWith(frame);
      if (pre) frame.append(pre);
    },
    end_token(data) {
      const code = current();
      if (fences.pop() === true && colors && code instanceof HTMLElement) color(code);
      base.end_token(data);
    },
  });
  return { write: (chunk) => parser_write(growing, chunk), end: () => parser_end(growing) };
}

interface Hast {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: { readonly className?: readonly string[] };
  readonly children?: readonly Hast[];
}

/** With the product's highlighter, once the code is complete. */
function color(code: HTMLElement): void {
  const properties = { className: [`language-${code.className}`] };
  const text = { type: "text", value: code.textContent };
  const element = { type: "element", tagName: "code", properties, children: [text] } as const;
  const tree = { type: "root", children: [{ type: "element", tagName: "pre", properties: {}, children: [element] }] };
  for (const plugin of highlightPlugins) plugin()(tree as never, undefined as never);
  code.replaceChildren(...(element as Hast).children!.map(toDom));
}

function toDom(node: Hast): Node {
  if (node.type === "text") return document.createTextNode(node.value ?? "");
  const element = document.createElement(node.tagName ?? "span");
  element.className = node.properties?.className?.join(" ") ?? "";
  element.append(...(node.children ?? []).map(toDom));
  return element;
}
