import { type ReactElement, type ReactNode, cloneElement, isValidElement } from "react";
import { changeEnd } from "./grown-element.ts";
import { withoutSpaceAtEnd } from "./space-at-end.ts";

/** What may belong together with something that follows in its line. */
const OPEN_MARKS = /[`*_~[\]<]/;
/** What ends the line, or means something else within another block or together with another part of the text. */
const DISTANT = /[\\$#|&<^]|\p{Cc}/u;
/** A longer rest of a line is parsed with all before it, so that it's settled again. Characters. */
const LONGEST = 120;
/** What's nested deeper is parsed as a whole: together with the deepest that a rest can be, it might be beyond the limit. */
const DEEPEST = 20;
/** Stands for the words before a line's rest, so that its beginning means nothing special. */
const BEFORE = "x";

/** The beginning of a growing text, up to a space in its last line, that looks the same whatever follows in this line. */
export interface Settled {
  readonly text: string;
  readonly element: ReactElement;
}

/**
 * As much of a text as is settled. Undefined if its last line may still have marks that belong together with what follows, or doesn't end in words.
 * @param element that the text is drawn as
 */
export function settledStart(element: ReactElement, text: string): Settled | undefined {
  const whole = withoutSpaceAtEnd(text);
  const space = whole.lastIndexOf(" ");
  const line = whole.slice(whole.lastIndexOf("\n") + 1, space + 1);
  // A line's first words say what it is.
  if (/[\\$]|\]:/.test(whole) || text.slice(whole.length).includes("\n") || !/\p{L}/u.test(line)) return undefined;
  // Space at the end isn't drawn, and then it would be.
  const before = whole.slice(0, space);
  if (before !== withoutSpaceAtEnd(before)) return undefined;
  const end = whole.slice(space);
  const start = changeEnd(element, (children, depth) => {
    const last = children.at(-1);
    if (typeof last !== "string" || !last.endsWith(end) || depth > DEEPEST || children.some(hasOpenMarks))
      return undefined;
    return [...children.slice(0, -1), last.slice(0, -end.length)];
  });
  return start && { text: before, element: start };
}

/**
 * The element of a text that begins with what's settled, without parsing that again. Undefined if it may look otherwise when it's parsed as a whole.
 * @param parse draws a text
 */
export function continuedElement(
  settled: Settled,
  text: string,
  parse: (text: string) => ReactElement,
): ReactElement | undefined {
  if (!text.startsWith(settled.text)) return undefined;
  const rest = text.slice(settled.text.length);
  if (!rest.startsWith(" ") || rest.length > LONGEST || DISTANT.test(rest)) return undefined;
  const paragraph = onlyChild(parse(BEFORE + rest));
  if (paragraph?.type !== "p") return undefined;
  const [first, ...others] = childrenOf(paragraph);
  if (typeof first !== "string" || !first.startsWith(BEFORE)) return undefined;
  return changeEnd(settled.element, (children) => {
    const last = children.at(-1);
    if (typeof last !== "string") return undefined;
    const before = children.slice(0, -1);
    return [...before, `${last}${first.slice(BEFORE.length)}`, ...numberedAfter(before, others)];
  });
}

const childrenOf = (element: ReactElement): readonly ReactNode[] => {
  const { children } = element.props as { readonly children?: ReactNode };
  return Array.isArray(children) ? (children as ReactNode[]) : [children];
};

function onlyChild(root: ReactElement): ReactElement | undefined {
  const [child, ...others] = childrenOf(root);
  return others.length === 0 && isValidElement(child) ? child : undefined;
}

function hasOpenMarks(node: ReactNode): boolean {
  if (typeof node === "string") return OPEN_MARKS.test(node);
  return isValidElement(node) && node.type !== "code" && childrenOf(node).some(hasOpenMarks);
}

/** With the keys they'd have if all had been parsed at once: by name and number, so that they stay the same elements. */
function numberedAfter(before: readonly ReactNode[], nodes: readonly ReactNode[]): ReactNode[] {
  const counts = new Map<string, number>();
  const next = (key: string) => {
    const name = key.slice(0, key.lastIndexOf("-"));
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name}-${count}`;
  };
  for (const node of before) if (isValidElement(node) && node.key !== null) next(node.key);
  return nodes.map((node) =>
    isValidElement(node) && node.key !== null ? cloneElement(node, { key: next(node.key) }) : node,
  );
}
