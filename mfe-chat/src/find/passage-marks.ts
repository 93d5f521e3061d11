import { type Part, type Passages, type Seek, partOf, passageAt, passagesIn } from "./passages.ts";

/** A reply that's being written is looked through at most this often. Milliseconds. */
const WRITTEN_MS = 300;

/** How many passages of one message are marked at most. A browser draws tens of thousands of marks for seconds. */
const MARKED = 1_000;

const FOUND = "atrium-found";
const CURRENT = "atrium-found-current";
/** In both color schemes, so that they stand out from everything else. */
const STYLE = `
.message-text::highlight(${FOUND}) { background-color: #ffe08a; color: #1a1a1a; }
.message-text::highlight(${CURRENT}) { background-color: #ff9d3b; color: #1a1a1a; }`;

/** What's marked of a message's passages: those around this one, if there are too many. */
function around(ranges: readonly Range[], at: number): readonly Range[] {
  const from = Math.max(0, at - MARKED / 2);
  return ranges.slice(from, from + MARKED);
}

const canHighlight = () => typeof Highlight === "function" && typeof CSS !== "undefined" && "highlights" in CSS;

/** The passage that was gone to. */
interface CurrentPassage {
  readonly rowKey: string;
  readonly part: Part;
}

export interface Marked {
  readonly seek: Seek;
  readonly current: CurrentPassage | undefined;
  /** Whether the current message alone is marked, and no other that has such passages. */
  readonly isAlone?: boolean;
}

export interface PassageMarks {
  /** Marks what's looked for in all messages, and the current passage in another color. */
  show(marked: Marked | undefined): void;
  stop(): void;
}

/**
 * Marks passages in the messages drawn, also in those drawn later. A browser that can't, and a message that has no such passage among
 * what it shows, as in a link's address, marks the current message as a whole. `tell` hears how many passages
 * the current row has, and the index of the current one, each time they're marked.
 */
export function markPassages(
  thread: HTMLElement,
  rowOf: (key: string) => Element | undefined,
  tell: (rowKey: string, passages: number, at: number) => void,
): PassageMarks {
  let shown: Marked | undefined;
  let marked: HTMLElement | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const known = new Map<Element, Passages>();
  const sheet = canHighlight() ? new CSSStyleSheet() : undefined;
  if (sheet) {
    sheet.replaceSync(STYLE);
    document.adoptedStyleSheets.push(sheet);
  }

  const draw = () => {
    waiting = undefined;
    delete marked?.dataset["found"];
    marked = undefined;
    const current = shown?.current && rowOf(shown.current.rowKey);
    const alone = current ? [current] : [];
    const rows = !shown ? [] : shown.isAlone ? alone : Array.from(thread.querySelectorAll("[data-index]"));
    for (const row of known.keys()) if (!row.isConnected) known.delete(row);
    for (const row of rows) if (shown && !known.has(row)) known.set(row, passagesIn(row, shown.seek));
    const inCurrent = current && known.get(current);
    if (current && (!sheet || !inCurrent || inCurrent.ranges.length === 0)) {
      marked = current.querySelector<HTMLElement>(".message") ?? undefined;
      if (marked) marked.dataset["found"] = "true";
    }
    const part = shown?.current?.part ?? 0;
    const at = inCurrent ? partOf(inCurrent, part) : 0;
    if (inCurrent && shown?.current) tell(shown.current.rowKey, inCurrent.ranges.length, at);
    if (!sheet) return;
    const passage = inCurrent && passageAt(inCurrent, part);
    const others = rows
      .flatMap((row) => around(known.get(row)?.ranges ?? [], row === current ? at : 0))
      .filter((each) => each !== passage);
    CSS.highlights.set(FOUND, new Highlight(...others));
    CSS.highlights.set(CURRENT, new Highlight(...(passage ? [passage] : [])));
  };
  const observer = new MutationObserver((changes) => {
    let isSoon = false;
    for (const { target } of changes) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest("[data-index]");
      if (row) known.delete(row);
      isSoon ||= !row?.querySelector("[aria-busy=true]");
    }
    if (isSoon) {
      clearTimeout(waiting);
      draw();
    } else waiting ??= setTimeout(draw, WRITTEN_MS);
  });
  observer.observe(thread, { childList: true, characterData: true, subtree: true });

  return {
    show(next) {
      if (next?.seek !== shown?.seek) known.clear();
      shown = next;
      draw();
    },
    stop() {
      observer.disconnect();
      clearTimeout(waiting);
      delete marked?.dataset["found"];
      if (!sheet) return;
      CSS.highlights.delete(FOUND);
      CSS.highlights.delete(CURRENT);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}
