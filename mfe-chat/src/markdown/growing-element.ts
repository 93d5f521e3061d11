import type { ReactElement } from "react";
import { type Settled, continuedElement, settledStart } from "./continued-line.ts";
import { grownElement } from "./grown-element.ts";
import { GrowingList } from "./growing-list.ts";
import { appendsPlainly } from "./plain-append.ts";

/** Remembers how the text so far was drawn. Drawing the same again gives the same element, so rendering stays pure. */
export class GrowingElement {
  #text = "";
  #with: readonly unknown[] = [];
  #element: ReactElement | undefined;
  #settled: Settled | undefined;
  #list = new GrowingList();

  /**
   * @param grows whether it's worth it to draw the items of a list one by one
   * @param dependencies everything but the text that `parse` depends on
   * @param parse draws a text, which may be a part
   */
  draw(
    text: string,
    grows: boolean,
    dependencies: readonly unknown[],
    parse: (text: string) => ReactElement,
  ): ReactElement {
    const isSame = dependencies.every((one, index) => one === this.#with[index]);
    if (!isSame) {
      this.#settled = undefined;
      this.#list = new GrowingList();
    }
    this.#element =
      (isSame ? this.#continued(text, parse) : undefined) ??
      (grows ? this.#list.draw(text, parse) : undefined) ??
      parse(text);
    this.#text = text;
    this.#with = dependencies;
    return this.#element;
  }

  #continued(text: string, parse: (text: string) => ReactElement): ReactElement | undefined {
    if (!this.#element) return undefined;
    if (text === this.#text) return this.#element;
    if (text.startsWith(this.#text)) {
      const more = text.slice(this.#text.length);
      const grown = appendsPlainly(this.#text, more) ? grownElement(this.#element, this.#text, more) : undefined;
      if (grown) return grown;
    }
    this.#settled = settledStart(this.#element, this.#text) ?? this.#settled;
    return this.#settled && continuedElement(this.#settled, text, parse);
  }
}
