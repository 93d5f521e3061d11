import { visibleCharacters } from "./visible-text.ts";

/** Length of a password as its minimum is measured: eight characters that show nothing would be one that nobody can see. */
export const passwordLength = (password: string): number => visibleCharacters(password);
