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
export interface TurnAssembly {
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

export const EMPTY_ASSEMBLY: TurnAssembly = {
  attempt: 0,
  seq: 0,
  text: "",
  shown: "",
  early: NONE,
  finished: false,
};

/** True if a chunk is missing. If it doesn't arrive, only a snapshot helps. */
export function hasGap(assembly: TurnAssembly): boolean {
  return !assembly.finished && assembly.early.size > 0;
}

export function addChunk(assembly: TurnAssembly, chunk: Chunk): TurnAssembly {
  if (assembly.finished || chunk.attempt < assembly.attempt) return assembly;
  const current = chunk.attempt > assembly.attempt ? beginAttempt(assembly, chunk.attempt) : assembly;
  if (chunk.seq <= current.seq || current.early.has(chunk.seq)) return current;
  return joinEarly({ ...current, early: new Map(current.early).set(chunk.seq, chunk) });
}

/** Takes the server's state at `snapshot.seq` and applies later chunks on top. */
export function addSnapshot(assembly: TurnAssembly, snapshot: Snapshot): TurnAssembly {
  if (assembly.finished || snapshot.attempt < assembly.attempt) return assembly;
  const current = snapshot.attempt > assembly.attempt ? beginAttempt(assembly, snapshot.attempt) : assembly;
  if (snapshot.seq <= current.seq) return current;
  return joinEarly({ ...current, seq: snapshot.seq, text: snapshot.partial });
}

/** For servers that don't number chunks: adds text in order of arrival. */
export function addText(assembly: TurnAssembly, content: string): TurnAssembly {
  if (assembly.finished) return assembly;
  const text = assembly.text + content;
  return { ...assembly, text, shown: longer(text, assembly.shown) };
}

/** Sets the full text. Anything later is ignored. A text `cut` for transport never shortens the shown text. */
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
