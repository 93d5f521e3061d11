import type { Readable } from "node:stream";
import type { ByteRange } from "./byte-range.ts";

export type OpenContent = {
  readonly size: number;
  read(range?: ByteRange): Readable;
  close(): Promise<void>;
};

/**
 * Stores the bytes of files under our own keys (UUIDs). Content is first received, which can be repeated, and then kept,
 * after which it never changes. So the content that was checked is the content that's served.
 */
export type ContentStore = {
  /**
   * Receives a key's content if it has exactly `bytes`, and stores nothing otherwise. A repeat replaces what was received
   * before. Reads only slightly more than `bytes`, however much is sent.
   * @returns the number of bytes read
   */
  receive(key: string, content: Readable, bytes: number): Promise<number>;
  /** Makes the received content permanent. True when it's kept, now or from before; false when nothing was received. */
  keep(key: string): Promise<boolean>;
  /** The complete kept content. */
  read(key: string): Promise<Buffer>;
  /** The kept content, to be read in whole or in part; undefined when there's none. Call `read` or `close` once. */
  open(key: string): Promise<OpenContent | undefined>;
  /** Deletes whatever was received or kept, if anything. */
  remove(key: string): Promise<void>;
  /** Keys of everything that was last written before `time`. */
  writtenBefore(time: Date): AsyncIterable<string>;
};
