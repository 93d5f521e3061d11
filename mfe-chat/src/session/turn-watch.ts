import { type LiveState } from "../live/live-state.ts";
import { isRunning } from "../live/live-turn.ts";
import { hasGap } from "../turn/turn-assembly.ts";

/** Milliseconds between polls of a running turn without a socket. */
const POLL_HTTP_MS = 1_000;
/** With a socket: after this long without an event, the turn's end may have been missed. Milliseconds. */
const POLL_SILENT_MS = 10_000;
/** How long to wait for a missing chunk before requesting a snapshot. Milliseconds. */
const GAP_GRACE_MS = 400;
const TICK_MS = 200;

export interface TurnWatchPorts {
  state(): LiveState;
  connected(): boolean;
  now(): number;
  /** Fetches the conversation with its running turn. */
  look(conversationId: string): Promise<void>;
}

/** Watches running turns, and asks the server for a turn's state when its events don't arrive. */
export function createTurnWatch(ports: TurnWatchPorts) {
  const looked = new Map<string, number>();
  const signs = new Map<string, { text: string; at: number; gapSince: number | undefined }>();
  const looking = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const isDue = (conversationId: string, messageId: string): boolean => {
    const turn = ports.state().turns.get(messageId);
    const now = ports.now();
    const text = turn?.assembly.shown ?? "";
    const known = signs.get(messageId);
    const gap = turn !== undefined && hasGap(turn.assembly);
    const sign = {
      text,
      at: known?.text === text ? known.at : now,
      gapSince: gap ? (known?.gapSince ?? now) : undefined,
    };
    signs.set(messageId, sign);
    const since = now - Math.max(looked.get(conversationId) ?? 0, sign.at);
    if (!ports.connected()) return now - (looked.get(conversationId) ?? sign.at) >= POLL_HTTP_MS;
    if (sign.gapSince !== undefined && now - Math.max(sign.gapSince, looked.get(conversationId) ?? 0) >= GAP_GRACE_MS)
      return true;
    return since >= POLL_SILENT_MS;
  };

  const tick = () => {
    const running = [...ports.state().turns.values()].filter((turn) => isRunning(turn) && turn.turnId !== null);
    if (running.length === 0) return rest();
    for (const { conversationId, messageId } of running) {
      if (!isDue(conversationId, messageId) || looking.has(conversationId)) continue;
      looking.add(conversationId);
      void ports.look(conversationId).finally(() => {
        looking.delete(conversationId);
        looked.set(conversationId, ports.now());
      });
    }
  };

  const rest = () => {
    clearInterval(timer);
    timer = undefined;
    signs.clear();
    looked.clear();
  };

  return {
    /** Call when a turn may have started. */
    wake() {
      timer ??= setInterval(tick, TICK_MS);
    },
    stop: rest,
  };
}
