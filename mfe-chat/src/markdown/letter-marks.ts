/** Of combining marks on a letter. No writing has as many as Unicode's stream-safe texts may have, and browsers take seconds for thousands. */
const MAX_MARKS = 30;

const RUN = new RegExp(String.raw`(?<!\p{M})(\p{M}{${MAX_MARKS}})\p{M}+`, "gu");

/** A text without the marks on a letter that are too many. */
export const withoutManyMarks = (text: string): string => text.replace(RUN, "$1");

interface Node {
  readonly children?: readonly Node[];
  value?: string;
}

/** Plugin for react-markdown that does the same for marks that were written as character references. */
export const markLimit = () => limitMarks;

function limitMarks(node: Node): void {
  if (node.value !== undefined) node.value = withoutManyMarks(node.value);
  node.children?.forEach(limitMarks);
}
