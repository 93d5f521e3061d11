/** The first `count` characters (code points): none is cut in half. */
export const firstCharacters = (text: string, count: number) =>
  Array.from(text.slice(0, count * 2))
    .slice(0, count)
    .join("");
