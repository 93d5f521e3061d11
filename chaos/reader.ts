import { setTimeout as sleep } from "node:timers/promises";
import type { InboundEventData } from "@atrium/shared-contracts/wire";
import { addChunk, finish, NO_TEXT, type TurnText } from "../mfe-chat/src/live/turn-text.ts";
import type { Random } from "./random.ts";

/** Milliseconds that a late event takes: long enough to come after the reply's end. */
const LATE = { least: 20, most: 3_000 } as const;

/** How many of a reply's chunks came twice, late (so out of order) or never. */
export interface Disturbed {
  doubled: number;
  late: number;
  dropped: number;
}

/**
 * Reads replies with the code of the product's page, from events that come twice, late, in any order or never.
 * Whatever is shown may only grow until the reply has ended.
 */
export class Reader {
  readonly disturbed: Disturbed = { doubled: 0, late: 0, dropped: 0 };
  /** Texts that got shorter before they ended. */
  readonly shrunk: string[] = [];
  readonly #texts = new Map<string, TurnText>();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** The text of an ended reply; undefined if its end never came. */
  ended(messageId: string): string | undefined {
    const text = this.#texts.get(messageId);
    return text?.finished ? text.shown : undefined;
  }

  chunk(data: InboundEventData<"message_chunk">): void {
    const { metadata, content = "" } = data;
    if (metadata === undefined) return;
    const take = () => this.#change(metadata.messageId, (text) => addChunk(text, { ...metadata, content }));
    const luck = this.#random.next();
    if (luck < 0.1) this.disturbed.dropped += 1;
    else if (luck < 0.25) {
      this.disturbed.doubled += 1;
      take();
      void this.#later(take);
    } else if (luck < 0.45) void this.#later(take);
    else take();
  }

  end({ metadata, message }: InboundEventData<"message_response">): void {
    if (metadata === undefined) return;
    const take = () => this.#change(metadata.messageId, (text) => finish(text, message, metadata.truncated));
    take();
    if (this.#random.next() < 0.3) void this.#later(take);
  }

  async #later(take: () => void): Promise<void> {
    this.disturbed.late += 1;
    await sleep(this.#random.between(LATE.least, LATE.most));
    take();
  }

  #change(messageId: string, change: (text: TurnText) => TurnText): void {
    const before = this.#texts.get(messageId) ?? NO_TEXT;
    const after = change(before);
    if (!after.finished && after.shown.length < before.shown.length) this.shrunk.push(messageId);
    this.#texts.set(messageId, after);
  }
}
