import { expect, it } from "@jest/globals";
import { withQuote } from "./quote.ts";

it.each([
  ["", "One", "> One\n\n"],
  ["My draft ", "One\n\n  two\r\nthree\n", "My draft\n\n> One\n>\n>   two\n> three\n\n"],
])("to the draft %j, %j is added as a quote", (draft, text, after) => expect(withQuote(draft, text)).toBe(after));
