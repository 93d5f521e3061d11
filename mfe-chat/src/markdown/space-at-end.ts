/** A text without the spaces and line breaks at its end that mean nothing in Markdown. Other kinds of spaces do. */
export const withoutSpaceAtEnd = (text: string): string => text.replace(/(?<![ \t\n])[ \t\n]+$/, "");
