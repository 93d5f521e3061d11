import { useEffect, useRef } from "react";

/** Calls `done` after `durationMs` during which `paused` was false. Restarts for a new `id`. */
export function useToastTimer(id: number, durationMs: number, paused: boolean, done: () => void): void {
  const left = useRef({ id, ms: durationMs });
  const finish = useRef(done);
  useEffect(() => {
    finish.current = done;
  });
  useEffect(() => {
    if (left.current.id !== id) left.current = { id, ms: durationMs };
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => finish.current(), left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current = { id, ms: Math.max(0, left.current.ms - (performance.now() - startedAt)) };
    };
  }, [id, durationMs, paused]);
}
