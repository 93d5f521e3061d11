import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm as gfmSyntax } from "micromark-extension-gfm";
import type { Construct, Extension } from "micromark-util-types";
import type { Plugin } from "unified";

const syntax = gfmSyntax();
const fromMarkdown = gfmFromMarkdown();

/** Plugin for tables, task lists, strikethrough, footnotes and bare links. `remark-gfm` without what writes Markdown, which nothing here does. */
export const gfm = readsGfm(syntax, fromMarkdown);

/** The same without bare links. It looks for them at each word and once more at the end, which takes as long as all the rest. */
export const gfmWithoutBareLinks = readsGfm(
  { ...syntax, text: withoutBareLinks(syntax.text ?? {}) },
  // Only that for bare links changes what has been read.
  fromMarkdown.filter(({ transforms }) => !transforms),
);

/** Whether a text may have bare links or addresses, also once its characters with names are decoded. */
export const mayHaveBareLinks = (text: string) => /http|www|[@&]/i.test(text);

function readsGfm(micromark: Extension, mdast: ReturnType<typeof gfmFromMarkdown>): Plugin {
  return function () {
    const data = this.data();
    (data.micromarkExtensions ??= []).push(micromark);
    (data.fromMarkdownExtensions ??= []).push(mdast);
  };
}

function withoutBareLinks(constructs: NonNullable<Extension["text"]>): NonNullable<Extension["text"]> {
  const isOther = ({ name }: Construct) => !name?.endsWith("Autolink");
  const others = Object.entries(constructs).map(([code, some = []]) => [code, [some].flat().filter(isOther)] as const);
  return Object.fromEntries(others.filter(([, left]) => left.length > 0));
}
