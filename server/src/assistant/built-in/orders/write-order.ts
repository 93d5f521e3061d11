import { withDeed } from "../../acts/deeds.ts";
import type { Write } from "../../acts/write.ts";
import { writeOnce } from "../../acts/write-once.ts";
import type { Written } from "../../acts/writes.ts";
import type { Dialogue } from "../../dialogue/dialogue.ts";
import type { Scene } from "./scene.ts";
import { keyOf } from "./spoken-events.ts";

/** Writes once per turn, and notes it in the dialogue. */
export async function writeOrder(
  scene: Pick<Scene, "calendar" | "request" | "dialogue">,
  writes: readonly Write[],
): Promise<Written & { readonly next: Partial<Dialogue> }> {
  const written = await writeOnce(scene, writes);
  const next = {
    question: null,
    events: written.events.map(keyOf),
    done: withDeed(scene.dialogue.done, written.deed),
  };
  return { ...written, next };
}
