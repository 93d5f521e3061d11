import type { Readable } from "node:stream";

/**
 * Where the bytes of files lie, under keys that are ours (UUIDs). Content is first received, where it can be received
 * again, and then kept, after which it never changes: what was checked is what is served.
 */
export type ContentStore = {
  /**
   * Takes in the content of a key when it is of exactly `bytes`, and nothing otherwise; a repeat replaces what was
   * received before. Reads little more than `bytes`, however much comes.
   * @returns the bytes that came
   */
  receive(key: string, content: Readable, bytes: number): Promise<number>;
  /** Keeps what was received. True when the key is kept, now or since before; false when nothing was received. */
  keep(key: string): Promise<boolean>;
  /** The kept content whole. */
  read(key: string): Promise<Buffer>;
  /** The kept content as a stream; undefined when there is none. */
  open(key: string): Promise<{ content: Readable; size: number } | undefined>;
  /** Removes whatever was received or kept; nothing there is no error. */
  remove(key: string): Promise<void>;
  /** Keys of everything that was last written before `time`. */
  writtenBefore(time: Date): AsyncIterable<string>;
};
