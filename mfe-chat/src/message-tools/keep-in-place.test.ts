import { expect, it } from "@jest/globals";
import type { HeldRow } from "../thread-rows/thread-place.ts";
import type { ThreadRow } from "../thread-rows/thread-row.ts";
import { keepInPlace, keepWhileRewritten } from "./keep-in-place.ts";

const VIEW = 500;

/** A thread of 800 pixels, scrolled to its end, with two rows. */
function scene() {
  document.body.innerHTML = `<div role="log"><div style="height: 800px"><div data-index="0"></div><div data-index="1"><b></b></div></div></div>`;
  const scroller = document.querySelector<HTMLElement>("[role=log]")!;
  const content = scroller.firstElementChild as HTMLElement;
  Object.defineProperty(scroller, "clientHeight", { value: VIEW });
  scroller.scrollTop = 300;
  const scrollTo = (top: number) => {
    scroller.scrollTop = top;
    scroller.dispatchEvent(new Event("scroll"));
  };
  const replaced = keepInPlace(document.querySelector("b")!, { conversationId: "c", rows: [], hold: () => {} });
  return { content, scrollTo, replaced };
}

it("keeps the room until what replaces the content is drawn, even if something scrolls before", () => {
  const { content, scrollTo, replaced } = scene();
  replaced();
  scrollTo(300);
  expect(content.style.minHeight).toBe("800px");
  content.style.height = "700px";
  expect(content.style.minHeight).toBe("800px");
});

it("lets the room go as the person scrolls away from it", () => {
  const { content, scrollTo, replaced } = scene();
  replaced();
  content.style.height = "700px";
  scrollTo(250);
  expect(content.style.minHeight).toBe("750px");
  scrollTo(150);
  expect(content.style.minHeight).toBe("");
});

it.each([
  ["stays where it is", 120, 120],
  ["begins at the top if that's out of sight", -900, -60],
])("a reply that's written again %s", (_, top, lead) => {
  scene();
  const question = document.querySelector("[data-index='0']")!;
  question.getBoundingClientRect = () => ({ top, height: 60 }) as DOMRect;
  const held: HeldRow[] = [];
  const rows: readonly ThreadRow[] = [{ kind: "day", key: "above", at: "" }];
  keepWhileRewritten(document.querySelector("b")!, { conversationId: "c", rows, hold: (row) => void held.push(row) });
  expect(held).toEqual([{ rowKey: "above", lead, untilFull: true }]);
});
