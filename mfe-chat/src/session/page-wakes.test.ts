import { marbles } from "@atrium/shared-contracts/testing";
import { map } from "@atrium/shared-contracts/rx";
import { describe, it } from "@jest/globals";
import { pageWakes } from "./page-wakes.ts";

function fakePage({ hidden = false } = {}) {
  const page = Object.assign(new EventTarget(), { hidden });
  const show = (visible: boolean) => {
    page.hidden = !visible;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { page: page as unknown as Document, show };
}
const SEEN = { h: false, s: true };

describe("a page that shows again", () => {
  it(
    "wakes after thirty seconds out of sight",
    marbles(({ hot, expectObservable }) => {
      const { page, show } = fakePage();
      hot("-h 29999ms s", SEEN).subscribe(show);
      expectObservable(pageWakes(page).pipe(map(() => "w"))).toBe("30001ms w");
    }),
  );

  it(
    "doesn't after less",
    marbles(({ hot, expectObservable }) => {
      const { page, show } = fakePage();
      hot("-h 29998ms s 40s h s", SEEN).subscribe(show);
      expectObservable(pageWakes(page)).toBe("-");
    }),
  );

  it(
    "wakes when it was opened in the background",
    marbles(({ hot, expectObservable }) => {
      const { page, show } = fakePage({ hidden: true });
      hot("40s s", SEEN).subscribe(show);
      expectObservable(pageWakes(page).pipe(map(() => "w"))).toBe("40s w");
    }),
  );
});
