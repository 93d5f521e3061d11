import { Fragment } from "react";
import type { SimpleBlock } from "./simple-text.ts";

/** Simple text, with the same elements and line breaks that the Markdown renderer makes. */
export function SimpleTextView({ blocks }: { readonly blocks: readonly SimpleBlock[] }) {
  return blocks.map((block, index) => (
    <Fragment key={index}>
      {index === 0 ? null : "\n"}
      {block.kind === "paragraph" ? <p>{block.text}</p> : <SimpleList items={block.items} />}
    </Fragment>
  ));
}

function SimpleList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {"\n"}
      {items.map((item, index) => (
        <Fragment key={index}>
          <li>{item}</li>
          {"\n"}
        </Fragment>
      ))}
    </ul>
  );
}
