/** A piece of a reply: its place (attempt, seq from 1) and where its text begins, in UTF-16 units of the whole text. */
export interface Chunk {
  readonly attempt: number;
  readonly seq: number;
  readonly offset: number;
  readonly content: string;
}

/** Where a running turn stands, as the server tells it. */
export interface Snapshot {
  readonly attempt: number;
  readonly seq: number;
  readonly partial: string;
}

/**
 * The text of one reply, put together from chunks that may be doubled, late, out of order or missing.
 * Promise: until `finished`, `shown` never gets shorter.
 */
export interface TurnAssembly {
  /** The newest attempt heard of; 0 before the first. */
  readonly attempt: number;
  /** Chunks 1 to `seq` of that attempt make up `text`. */
  readonly seq: number;
  readonly text: string;
  /** What a person sees: the longer text of an earlier attempt stays until the newer one has passed it. */
  readonly shown: string;
  /** Chunks of the attempt that came before their predecessors, by seq. */
  readonly early: ReadonlyMap<number, Chunk>;
  readonly finished: boolean;
}

const NONE: ReadonlyMap<number, Chunk> = new Map();

export const EMPTY_ASSEMBLY: TurnAssembly = {
  attempt: 0,
  seq: 0,
  text: "",
  shown: "",
  early: NONE,
  finished: false,
};

/** True when a chunk is missing: if it stays so, only a snapshot helps. */
export function hasGap(assembly: TurnAssembly): boolean {
  return !assembly.finished && assembly.early.size > 0;
}

export function addChunk(assembly: TurnAssembly, chunk: Chunk): TurnAssembly {
  if (assembly.finished || chunk.attempt < assembly.attempt) return assembly;
  const current = chunk.attempt > assembly.attempt ? beginAttempt(assembly, chunk.attempt) : assembly;
  if (chunk.seq <= current.seq || current.early.has(chunk.seq)) return current;
  return joinEarly({ ...current, early: new Map(current.early).set(chunk.seq, chunk) });
}

/** Takes over what the server had at `snapshot.seq`; chunks that came after it are applied on top. */
export function addSnapshot(assembly: TurnAssembly, snapshot: Snapshot): TurnAssembly {
  if (assembly.finished || snapshot.attempt < assembly.attempt) return assembly;
  const current = snapshot.attempt > assembly.attempt ? beginAttempt(assembly, snapshot.attempt) : assembly;
  if (snapshot.seq <= current.seq) return current;
  return joinEarly({ ...current, seq: snapshot.seq, text: snapshot.partial });
}

/** For a server that numbers nothing: text in the order in which it came. */
export function addText(assembly: TurnAssembly, content: string): TurnAssembly {
  if (assembly.finished) return assembly;
  const text = assembly.text + content;
  return { ...assembly, text, shown: longer(text, assembly.shown) };
}

/** The whole text is known. Whatever comes later is ignored. A text that was `cut` for transport never shortens what is shown. */
export function finish(assembly: TurnAssembly, whole: string, cut = false): TurnAssembly {
  if (assembly.finished) return assembly;
  const text = cut ? longer(whole, assembly.shown) : whole;
  return { ...assembly, text, shown: text, early: NONE, finished: true };
}

const beginAttempt = (assembly: TurnAssembly, attempt: number): TurnAssembly => ({
  ...assembly,
  attempt,
  seq: 0,
  text: "",
  early: NONE,
});

function joinEarly(assembly: TurnAssembly): TurnAssembly {
  let { seq, text } = assembly;
  const early = new Map(assembly.early);
  for (const known of early.keys()) if (known <= seq) early.delete(known);
  for (let next = early.get(seq + 1); next && next.offset <= text.length; next = early.get(seq + 1)) {
    text = next.offset === text.length ? text + next.content : text.slice(0, next.offset) + next.content;
    seq = next.seq;
    early.delete(seq);
  }
  return { ...assembly, seq, text, early: early.size > 0 ? early : NONE, shown: longer(text, assembly.shown) };
}

const longer = (text: string, shown: string) => (text.length >= shown.length ? text : shown);
