/** A chunk of a reply: its position (attempt, seq from 1) and where its text starts in the full text, in UTF-16 units. */
export interface Chunk {
  readonly attempt: number;
  readonly seq: number;
  readonly offset: number;
  readonly content: string;
}

/** A running turn's state on the server. */
export interface Snapshot {
  readonly attempt: number;
  readonly seq: number;
  readonly partial: string;
}

/**
 * The text of one reply, assembled from chunks that may be duplicated, late, out of order or missing.
 * Guarantee: until `finished`, `shown` never gets shorter.
 */
export interface TurnText {
  /** The newest known attempt. 0 before the first. */
  readonly attempt: number;
  /** `text` consists of chunks 1 to `seq` of that attempt. */
  readonly seq: number;
  readonly text: string;
  /** What the user sees. A longer text from an earlier attempt stays until the newer one is longer. */
  readonly shown: string;
  /** Chunks of the attempt that arrived before their predecessors, by seq. */
  readonly early: ReadonlyMap<number, Chunk>;
  readonly finished: boolean;
}

const NONE: ReadonlyMap<number, Chunk> = new Map();

export const NO_TEXT: TurnText = {
  attempt: 0,
  seq: 0,
  text: "",
  shown: "",
  early: NONE,
  finished: false,
};

/** True if a chunk is missing. If it doesn't arrive, only a snapshot helps. */
export function hasGap(known: TurnText): boolean {
  return !known.finished && known.early.size > 0;
}

export function addChunk(known: TurnText, chunk: Chunk): TurnText {
  if (known.finished || chunk.attempt < known.attempt) return known;
  const current = chunk.attempt > known.attempt ? beginAttempt(known, chunk.attempt) : known;
  if (chunk.seq <= current.seq || current.early.has(chunk.seq)) return current;
  if (chunk.seq === current.seq + 1 && chunk.offset === current.text.length && current.early.size === 0) {
    // Nearly every chunk takes this path, up to a hundred times a second: no map is copied.
    const text = current.text + chunk.content;
    return { ...current, seq: chunk.seq, text, shown: longer(text, current.shown) };
  }
  return joinEarly({ ...current, early: new Map(current.early).set(chunk.seq, chunk) });
}

/** Takes the server's state at `snapshot.seq` and applies later chunks on top. */
export function addSnapshot(known: TurnText, snapshot: Snapshot): TurnText {
  if (known.finished || snapshot.attempt < known.attempt) return known;
  const current = snapshot.attempt > known.attempt ? beginAttempt(known, snapshot.attempt) : known;
  // Before its first chunk, a run that continues a reply has its text.
  if (snapshot.seq < current.seq) return current;
  if (snapshot.seq === current.seq && snapshot.partial.length <= current.text.length) return current;
  return joinEarly({ ...current, seq: snapshot.seq, text: snapshot.partial });
}

/** For servers that don't number chunks: adds text in order of arrival. */
export function addText(known: TurnText, content: string): TurnText {
  if (known.finished) return known;
  const text = known.text + content;
  return { ...known, text, shown: longer(text, known.shown) };
}

/** Sets the full text. Anything later is ignored. A text `cut` for transport never shortens the shown text. */
export function finish(known: TurnText, whole: string, cut = false): TurnText {
  if (known.finished) return known;
  const text = cut ? longer(whole, known.shown) : whole;
  return { ...known, text, shown: text, early: NONE, finished: true };
}

const beginAttempt = (known: TurnText, attempt: number): TurnText => ({
  ...known,
  attempt,
  seq: 0,
  text: "",
  early: NONE,
});

function joinEarly(known: TurnText): TurnText {
  let { seq, text } = known;
  const early = new Map(known.early);
  for (const number of early.keys()) if (number <= seq) early.delete(number);
  for (let next = early.get(seq + 1); next && next.offset <= text.length; next = early.get(seq + 1)) {
    text = next.offset === text.length ? text + next.content : text.slice(0, next.offset) + next.content;
    seq = next.seq;
    early.delete(seq);
  }
  return { ...known, seq, text, early: early.size > 0 ? early : NONE, shown: longer(text, known.shown) };
}

const longer = (text: string, shown: string) => (text.length >= shown.length ? text : shown);
