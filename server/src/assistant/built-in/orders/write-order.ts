import { ApiError } from "../../../errors/api-error.ts";
import { withDeed } from "../../acts/deeds.ts";
import type { Write } from "../../acts/write.ts";
import { writeOnce } from "../../acts/write-once.ts";
import type { Written } from "../../acts/writes.ts";
import type { Dialogue } from "../../dialogue/dialogue.ts";
import { inZone } from "../../understanding/zone.ts";
import type { Scene } from "./scene.ts";
import { keyOf } from "../../dialogue/event-key.ts";

/** Thrown when only some of several writes were made. */
export class PartlyWritten extends Error {
  /** Those that were made. */
  readonly writes: readonly Write[];
  readonly events: Written["events"];
  readonly next: Partial<Dialogue>;

  constructor(writes: readonly Write[], { events, next, failure }: Written & { readonly next: Partial<Dialogue> }) {
    super("Only some of the writes were made", {
      cause: failure && new ApiError(failure.code, failure.issues === undefined ? {} : { issues: failure.issues }),
    });
    this.writes = writes.slice(0, failure?.from);
    this.events = events;
    this.next = next;
  }
}

/** The day that all of some events begin on. Null if there's no such day. */
function dayOf(events: Written["events"], zone: string): string | null {
  const [day, ...others] = new Set(events.map(({ start }) => inZone(new Date(start), zone).toPlainDate().toString()));
  return day === undefined || others.length > 0 ? null : day;
}

/** Writes once per turn, and notes it in the dialogue. @throws PartlyWritten, ToBeProposed, or ApiError if nothing was written */
export async function writeOrder(
  scene: Pick<Scene, "calendar" | "request" | "dialogue">,
  writes: readonly Write[],
): Promise<Written & { readonly next: Partial<Dialogue> }> {
  const written = await writeOnce(scene, writes);
  const next = {
    question: null,
    events: written.events.map(keyOf),
    doneOn: dayOf(written.events, scene.request.person.timezone),
    done: withDeed(scene.dialogue.done, written.deed),
  };
  if (written.failure !== undefined) throw new PartlyWritten(writes, { ...written, next });
  return { ...written, next };
}
