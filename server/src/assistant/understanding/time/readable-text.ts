const READ_CHARACTERS = 2_000;

const QUOTED =
  /"[^"\n]{1,300}"|“[^”\n]{1,300}”|„[^“”\n]{1,300}[“”]|«[^»\n]{1,300}»|「[^」\n]{1,300}」|『[^』\n]{1,300}』|《[^》\n]{1,300}》/gu;

/**
 * Composed, and with ASCII instead of its full-width forms, character by character. NFKC would do more (㋀ becomes 1月) and
 * change the length.
 */
export const readable = (text: string): string =>
  text
    .slice(0, READ_CHARACTERS)
    .normalize("NFC")
    .replaceAll(/[！-～]/gu, (each) => String.fromCodePoint((each.codePointAt(0) ?? 0) - 0xfe_e0))
    .replaceAll("\u3000", " ");

/** What's in quotes. */
export const quotedIn = (text: string): string[] => (text.match(QUOTED) ?? []).map((quote) => quote.slice(1, -1));

/** Blanks out what's in quotes, as a quoted time is a title. Keeps the length. */
export const unquoted = (text: string): string => text.replaceAll(QUOTED, (quote) => "\uFFFC".repeat(quote.length));
