import { wantedOf } from "@atrium/shared-contracts/wire";
import { expect, it } from "@jest/globals";
import { passagesIn, seekWanted } from "./passages.ts";

it("finds nothing in what a model thought before a reply", () => {
  const row = document.createElement("article");
  row.innerHTML = `<div class="message-text">one tea</div><div class="reasoning"><div class="message-text">two teas</div></div>`;
  const wanted = wantedOf("tea");
  if (!wanted) throw new Error("Nothing is wanted");
  const { ranges } = passagesIn(row, seekWanted(wanted));
  expect(ranges.map(({ startContainer }) => startContainer.textContent)).toEqual(["one tea"]);
});
