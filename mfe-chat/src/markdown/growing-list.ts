import { Fragment, type ReactElement, type ReactNode, cloneElement, createElement, isValidElement } from "react";
import { itemAlone, listItems } from "./list-items.ts";

interface DrawnItem {
  readonly source: string;
  /** How many items are before. */
  readonly from: number;
  readonly list: ReactElement<ListProps>;
  readonly items: readonly ReactElement[];
}

interface ListProps {
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Draws a list that grows item by item: those that haven't changed are neither parsed nor rendered again. */
export class GrowingList {
  #drawn: readonly DrawnItem[] = [];

  /**
   * The same element as parsing the whole text gives. Undefined if the text is no list, or its items can't be read one by one.
   * @param parse draws a text
   */
  draw(text: string, parse: (text: string) => ReactElement): ReactElement | undefined {
    const list = listItems(text);
    if (!list || list.items.length < 2) return undefined;
    const drawn: DrawnItem[] = [];
    let from = 0;
    for (const [index, item] of list.items.entries()) {
      const source = itemAlone(item, list);
      const known = this.#drawn[index];
      const next =
        known?.source === source && known.from === from ? known : drawnItem(source, from, list.isLoose, parse(source));
      if (!next || next.list.type !== (drawn[0] ?? next).list.type) return undefined;
      drawn.push(next);
      from += next.items.length;
    }
    this.#drawn = drawn;
    return joined(drawn);
  }
}

/** @param element of a text that's meant to be a list and nothing else */
function drawnItem(source: string, from: number, isLoose: boolean, element: ReactElement): DrawnItem | undefined {
  const { children: list } = element.props as ListProps;
  if (!isList(list)) return undefined;
  const all = childrenOf(list).filter((child) => isValidElement(child));
  const items = isLoose ? all.slice(0, -1) : all;
  return { source, from, list, items: items.map((item, index) => cloneElement(item, { key: `li-${from + index}` })) };
}

function joined(drawn: readonly DrawnItem[]): ReactElement | undefined {
  const [first] = drawn;
  if (!first) return undefined;
  const className = drawn.find(({ list }) => list.props.className)?.list.props.className;
  const children = ["\n", ...drawn.flatMap(({ items }) => items.flatMap((item) => [item, "\n"]))];
  return createElement(
    Fragment,
    null,
    cloneElement(first.list, { ...(className === undefined ? {} : { className }), children }),
  );
}

const isList = (node: ReactNode): node is ReactElement<ListProps> =>
  isValidElement(node) && (node.type === "ul" || node.type === "ol");

const childrenOf = ({ props: { children } }: ReactElement<ListProps>): readonly ReactNode[] =>
  Array.isArray(children) ? (children as ReactNode[]) : [children];
