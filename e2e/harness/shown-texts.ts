import type { Page } from "@playwright/test";

/** Problems with a page's texts that a user would see. */
export interface TextFaults {
  /** Keys that are shown or read aloud instead of their texts. */
  readonly keys: readonly string[];
  /** Controls whose text doesn't fit. */
  readonly clipped: readonly string[];
  /** How far the page scrolls sideways, in pixels. */
  readonly overflow: number;
}

/** Checks everything that's visible, once layout and fonts have settled. */
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

    // User content, such as a title, may be cut with an ellipsis; a control's own text may not.
    const controls = shown.filter((element) =>
      element.matches("button, [role=button], [role=tab], label, legend, th, h1, h2"),
    );
    const isClipped = (element: Element) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // Large letters reach a little above or below their line, in any language.
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
