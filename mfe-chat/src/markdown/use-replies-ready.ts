import { useLazyCode } from "@atrium/shared-ui";
import { useMemo, useState } from "react";
import { markdownRendering } from "./lazy-parts.ts";
import { readSimpleText } from "./simple-text.ts";

/**
 * Whether a conversation's replies can be shown. Only false before the first are shown, while the renderer that one of them needs is loading, so
 * that nobody sees raw Markdown or a thread that jumps. When the renderer can't be fetched, they're shown as written.
 */
export function useRepliesReady(replies: readonly string[]): boolean {
  const [shown, setShown] = useState(false);
  const wanted = useMemo(() => !shown && replies.some((text) => readSimpleText(text) === undefined), [shown, replies]);
  const { code, failure } = useLazyCode(markdownRendering, wanted);
  const ready = !wanted || code !== undefined || failure !== undefined;
  if (ready && !shown && replies.length > 0) setShown(true);
  return ready;
}
