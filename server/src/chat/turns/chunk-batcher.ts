import type { PublishOutcome } from "../../realtime/live-channel.ts";

/** A numbered piece of a reply. */
export interface Chunk {
  /** Starts at 1, without gaps. */
  readonly seq: number;
  /** Where the chunk starts in the whole text, in UTF-16 units. */
  readonly offset: number;
  readonly content: string;
}

export const CHUNK_INTERVAL_MS = 120;
/** The interval doubles with every refusal, up to this. */
export const CHUNK_INTERVAL_MAX_MS = 1_000;
/** This much text, in bytes, is published without waiting for the interval. */
export const CHUNK_EAGER_BYTES = 1_024;
/** Maximum characters in a chunk: even at four bytes each plus JSON, well below Ably's message size. */
const CHUNK_MAX_CHARACTERS = 8 * 1_024;
/** A chunk is given up after this many refusals; the final message carries the whole text anyway. */
const MAX_REFUSALS = 8;

export interface ChunkBatcher {
  /** Adds text; chunks go out on their own when due. */
  push(text: string): void;
  /** All the text added up to now. */
  readonly text: string;
  /** Number of the last chunk. */
  readonly seq: number;
  /** Publishes the remaining text, waiting at most `limitMs` for publishes in flight. */
  end(limitMs: number): Promise<void>;
  /** Stops publishing. */
  abandon(): void;
}

/**
 * Splits growing text into chunks: the first at once, then every 120 ms or 1 KiB, slower while the channel refuses.
 * A numbered chunk never changes, so resending it is harmless; newer text goes into the next chunk.
 */
export function createChunkBatcher(deps: {
  publish: (chunk: Chunk) => Promise<PublishOutcome>;
  /** Called for each new chunk with its number and the whole text up to its end. */
  onCut: (seq: number, text: string) => void;
  /** Characters that an earlier attempt already showed: nothing goes out until there are more. */
  shown: number;
  now?: () => number;
}): ChunkBatcher {
  const now = deps.now ?? (() => performance.now());
  let text = "";
  let cutTo = 0;
  let seq = 0;
  let interval = CHUNK_INTERVAL_MS;
  let lastCut = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | null = null;
  let wakeUp: (() => void) | null = null;
  let mode: "open" | "ending" | "abandoned" = "open";

  const goesOn = () => mode !== "abandoned";
  const underWay = () => sending;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const waiting = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(waiting);
        resolve();
      };
    });

  const send = async (chunk: Chunk): Promise<void> => {
    for (let refusals = 0; goesOn() && refusals < MAX_REFUSALS; refusals += 1) {
      const outcome = await deps.publish(chunk);
      if (outcome !== "limited") {
        interval = Math.max(CHUNK_INTERVAL_MS, interval / 2);
        return;
      }
      interval = Math.min(interval * 2, CHUNK_INTERVAL_MAX_MS);
      await pause(interval);
    }
  };

  const cut = () => {
    clearTimeout(timer);
    timer = undefined;
    let end = Math.min(text.length, cutTo + CHUNK_MAX_CHARACTERS);
    if (end < text.length && !text.slice(cutTo, end).isWellFormed()) end -= 1;
    seq += 1;
    const chunk = { seq, offset: cutTo, content: text.slice(cutTo, end) };
    cutTo = end;
    lastCut = now();
    deps.onCut(seq, text.slice(0, end));
    sending = send(chunk).then(() => {
      sending = null;
      consider();
    });
  };

  const consider = () => {
    if (mode === "abandoned" || sending !== null || text.length === cutTo) return;
    if (mode === "open" && text.length < deps.shown) return;
    const due = lastCut + interval - now();
    const waiting = text.length - cutTo;
    const eager =
      interval === CHUNK_INTERVAL_MS &&
      (waiting >= CHUNK_EAGER_BYTES || Buffer.byteLength(text.slice(cutTo)) >= CHUNK_EAGER_BYTES);
    if (mode === "ending" || due <= 0 || eager) cut();
    else timer ??= setTimeout(cut, due);
  };

  const abandon = () => {
    mode = "abandoned";
    clearTimeout(timer);
    wakeUp?.();
  };

  return {
    push(more) {
      text += more;
      consider();
    },
    get text() {
      return text;
    },
    get seq() {
      return seq;
    },
    async end(limitMs) {
      mode = "ending";
      const deadline = now() + limitMs;
      consider();
      for (let send = underWay(); send !== null && now() < deadline; send = underWay()) {
        let waiting: NodeJS.Timeout | undefined;
        const limit = new Promise<void>((resolve) => {
          waiting = setTimeout(resolve, deadline - now());
        });
        await Promise.race([send, limit]);
        clearTimeout(waiting);
      }
      abandon();
    },
    abandon,
  };
}
