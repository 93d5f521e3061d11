/** A markdown text in one line without its marks: for places that show the beginning of a message. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?(```|$)/g, " ")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, "")
    .replace(/\*{1,3}|~~|`|(?<=^|\s)_{1,2}|_{1,2}(?=\s|$)|^\s*\|?[\s:|-]+\|?\s*$/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}
