import { TYPING_INDICATOR_DELAY_MS } from "@atrium/shared-contracts/spec";
import { type LiveAction, type LiveState, NO_TURNS, liveReducer } from "./live-state.ts";

export interface LiveStore {
  /** The newest state, including this frame's chunks. */
  readonly state: LiveState;
  /** What the views show. Follows `state` immediately, except for text, which updates once per frame. */
  readonly visible: LiveState;
  dispatch(action: LiveAction): void;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** @param nextFrame runs its argument before the next paint, or soon in a hidden page, where nothing is painted */
export function createLiveStore(nextFrame: (run: () => void) => void): LiveStore {
  let state = NO_TURNS;
  let visible = NO_TURNS;
  let frameAsked = false;
  const listeners = new Set<() => void>();
  const typingTimers = new Map<string, ReturnType<typeof setTimeout>>();

  const show = () => {
    if (visible === state) return;
    visible = state;
    for (const listener of listeners) listener();
  };

  const showSoon = () => {
    if (frameAsked) return;
    frameAsked = true;
    nextFrame(() => {
      frameAsked = false;
      show();
    });
  };

  const watchTyping = () => {
    for (const [messageId, timer] of typingTimers) {
      if (state.turns.get(messageId)?.mode === "waiting") continue;
      clearTimeout(timer);
      typingTimers.delete(messageId);
    }
    for (const { messageId, mode } of state.turns.values()) {
      if (mode !== "waiting" || typingTimers.has(messageId)) continue;
      const pass = () => store.dispatch({ type: "typing-delay-passed", messageId });
      typingTimers.set(messageId, setTimeout(pass, TYPING_INDICATOR_DELAY_MS));
    }
  };

  const store: LiveStore = {
    get state() {
      return state;
    },
    get visible() {
      return visible;
    },
    dispatch(action) {
      const next = liveReducer(state, action);
      if (next === state) return;
      state = next;
      if (action.type === "chunk") return showSoon();
      watchTyping();
      show();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      for (const timer of typingTimers.values()) clearTimeout(timer);
      typingTimers.clear();
      listeners.clear();
    },
  };
  return store;
}

/** Milliseconds between text updates while the page is hidden. */
const HIDDEN_FRAME_MS = 250;

export function nextPageFrame(run: () => void): void {
  if (document.hidden) setTimeout(run, HIDDEN_FRAME_MS);
  else requestAnimationFrame(run);
}
