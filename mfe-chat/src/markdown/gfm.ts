import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm as gfmSyntax } from "micromark-extension-gfm";
import type { Plugin } from "unified";

const syntax = gfmSyntax();
const fromMarkdown = gfmFromMarkdown();

/** Plugin for tables, task lists, strikethrough, footnotes and bare links. `remark-gfm` without what writes Markdown, which nothing here does. */
export const gfm: Plugin = function () {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(syntax);
  (data.fromMarkdownExtensions ??= []).push(fromMarkdown);
};
