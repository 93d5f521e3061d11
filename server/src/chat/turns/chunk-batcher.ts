import type { PublishOutcome } from "../../realtime/live-channel.ts";

/** A numbered piece of a reply. */
export interface Chunk {
  /** Contiguous from 1. */
  readonly seq: number;
  /** Where it begins, in UTF-16 units of the whole text. */
  readonly offset: number;
  readonly content: string;
}

export const CHUNK_INTERVAL_MS = 120;
/** Doubled with every refusal, up to this. */
export const CHUNK_INTERVAL_MAX_MS = 1_000;
/** Text that is published without waiting for the interval, in bytes. */
export const CHUNK_EAGER_BYTES = 1_024;
/** Characters of one chunk: with four bytes each and JSON around it, well below Ably's message size. */
const CHUNK_MAX_CHARACTERS = 8 * 1_024;
/** Refusals of one chunk until it is given up: the final message carries the whole text. */
const MAX_REFUSALS = 8;

export interface ChunkBatcher {
  /** Takes in text; what is due goes out by itself. */
  push(text: string): void;
  /** The text so far. */
  readonly text: string;
  /** Number of the last chunk. */
  readonly seq: number;
  /** Numbers and publishes what is left, waiting at most `limitMs` for what is under way. */
  end(limitMs: number): Promise<void>;
  /** Publishes nothing any more. */
  abandon(): void;
}

/**
 * Gathers a growing text into chunks: the first at once, then every 120 ms or 1 KiB, slower while the channel refuses.
 * A numbered chunk never changes, so that sending it again is harmless; what comes meanwhile goes into the next one.
 */
export function createChunkBatcher(deps: {
  publish: (chunk: Chunk) => Promise<PublishOutcome>;
  /** Told of each numbered chunk, with the text up to its end. */
  onCut: (seq: number, text: string) => void;
  /** Characters that were shown before: nothing goes out until there is more. */
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
