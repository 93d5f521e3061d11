import { oneLine } from "../../text/clean-line.ts";

/** A backslash before a bracket begins a formula even if it's escaped itself; closing brackets make links and definitions with what follows. */
const SPECIAL = /\\(?=[[\]()])|[\\`*_<>#|~$]|&(?=#?\w+;)|\](?=[([:])/g;

/** Text by others for a reply's Markdown, on one line: what's in it shows up literally, and nothing in it hides or reorders text. */
export const plain = (text: string): string =>
  oneLine(text).replaceAll(SPECIAL, (found, at: number, whole: string) =>
    found === "\\" && /[[\]()]/.test(whole.charAt(at + 1)) ? "&#92;" : `\\${found}`,
  );
