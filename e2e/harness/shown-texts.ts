import type { Page } from "@playwright/test";

/** What a person would see to be wrong with the texts of a page. */
export interface TextFaults {
  /** Keys that are shown or read aloud in place of their texts. */
  readonly keys: readonly string[];
  /** Controls whose text does not fit them. */
  readonly clipped: readonly string[];
  /** How far the page can be moved sideways, in pixels. */
  readonly overflow: number;
}

/** Looks at everything that is shown, once layout and fonts have settled. */
export function textFaults(page: Page, keys: readonly string[]): Promise<TextFaults> {
  return page.evaluate(async (known) => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
    const shown = [...document.querySelectorAll("body *")].filter(isShown);

    const spoken = ["aria-label", "aria-description", "title", "alt", "placeholder"];
    const words = shown.flatMap((element) => [
      ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.nodeValue ?? ""),
      ...spoken.map((name) => element.getAttribute(name) ?? ""),
    ]);
    const all = new Set(known);
    const isKey = (text: string) =>
      all.has(text) || text.split(/\s+/).some((word) => word.includes(".") && all.has(word));

    // Text that is cut with an ellipsis is a person's own, such as a title; a control's own words are never cut.
    const controls = shown.filter((element) =>
      element.matches("button, [role=button], [role=tab], label, legend, th, h1, h2"),
    );
    const isClipped = (element: Element) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // Big letters reach a little over their line, in any language.
      const overhang = Number.parseFloat(getComputedStyle(element).fontSize) / 3;
      return clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + overhang);
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      keys: words.map((text) => text.trim()).filter(isKey),
      clipped: controls
        .filter(isClipped)
        .map(
          (element) =>
            `${element.outerHTML.slice(0, 80)}… "${element.textContent}" ${element.scrollWidth}x${element.scrollHeight} in ${element.clientWidth}x${element.clientHeight}`,
        ),
      overflow: Math.max(0, scrollWidth - clientWidth),
    };
  }, keys);
}
