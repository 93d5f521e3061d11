import { useLazyCode } from "@atrium/shared-ui";
import { useEffect, useMemo, useState } from "react";
import { markdownRendering, richParts } from "./lazy-parts.ts";
import { holdsRich } from "./holds-rich.ts";
import { readSimpleText } from "./simple-text.ts";

/** How long the thread waits for the renderer: on a slow line it takes about a second. Milliseconds. */
const RENDERER_WAIT_MS = 5_000;

/**
 * Whether a conversation's replies can be shown. Only false before the first are shown, while the renderer that one of them needs is loading, so
 * that nobody sees raw Markdown or a thread that jumps. When the renderer can't be fetched or takes long, they're shown as written.
 */
export function useRepliesReady(replies: readonly string[]): boolean {
  const [shown, setShown] = useState(false);
  const wanted = useMemo(() => !shown && replies.some((text) => readSimpleText(text) === undefined), [shown, replies]);
  const rendering = useLazyCode(markdownRendering, wanted);
  const isRich = useMemo(() => wanted && replies.some(holdsRich), [wanted, replies]);
  const rich = useLazyCode(richParts, isRich);
  const [late, setLate] = useState(false);
  const ready = late || ((!wanted || hasEnded(rendering)) && (!isRich || hasEnded(rich)));
  useEffect(() => {
    if (ready) return;
    const timer = setTimeout(() => setLate(true), RENDERER_WAIT_MS);
    return () => clearTimeout(timer);
  }, [ready]);
  if (ready && !shown && replies.length > 0) setShown(true);
  return ready;
}

const hasEnded = ({ code, failure }: ReturnType<typeof useLazyCode>) => code !== undefined || failure !== undefined;
