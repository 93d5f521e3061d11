import { useEffect, useState } from "react";
import type { LiveState } from "../live/live-state.ts";
import { useChatSession } from "../session/chat-session.ts";

/** How often a reply that's being written is looked through. Milliseconds. */
const LOOK_MS = 300;

/** Reads the texts of replies that are being written. While `active`, the function changes with them, though not with each chunk. */
export function useLiveTexts(active: boolean): (messageId: string) => string {
  const { live } = useChatSession();
  const [read, setRead] = useState(() => reader(live.visible));
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setRead(() => reader(live.visible));
    };
    const leave = live.subscribe(() => (timer ??= setTimeout(look, LOOK_MS)));
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [active, live]);
  return read;
}

const reader =
  ({ turns }: LiveState) =>
  (messageId: string) =>
    turns.get(messageId)?.text.shown ?? "";
