import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm as gfmSyntax } from "micromark-extension-gfm";
import type { Processor } from "unified";

/** Plugin for tables, task lists, strikethrough, footnotes and bare links. `remark-gfm` without what writes Markdown, which nothing here does. */
export function gfm(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmSyntax());
  (data.fromMarkdownExtensions ??= []).push(gfmFromMarkdown());
}
