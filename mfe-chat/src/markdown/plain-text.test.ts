import { expect, it } from "@jest/globals";
import { plainText } from "./plain-text.ts";

it.each([
  ["## Title\n\nSome **bold** and _soft_ `code`.", "Title Some bold and soft code."],
  ["- one\n- two", "one two"],
  ["see [here](https://a.b) ![pic](x)", "see here pic"],
  ["before\n```js\nlet a;\n```\nafter", "before after"],
  ["snake_case stays, 3 - 2 too", "snake_case stays, 3 - 2 too"],
])("%j reads as %j", (markdown, plain) => expect(plainText(markdown)).toBe(plain));
