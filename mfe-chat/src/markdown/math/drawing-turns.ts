import { useEffect, useState } from "react";
import { whenIdle } from "../../device/when-idle.ts";

/** How much is drawn at once, in characters of TeX. Takes about 50 ms on a slow machine, and few replies have more. */
const AT_ONCE = 1_000;
/** What each formula costs, however short it is. In the same measure. */
const EACH = 20;

/** What may still be drawn before the browser gets a turn. */
let left = AT_ONCE;
/** Draws those that wait, in the order of the page. */
const waiting = new Map<() => void, number>();
let whenDrawn: (() => void)[] = [];

/** Whether a formula may be drawn now. Many at once get their turns when the browser has time. */
export function useTurn(tex: string): boolean {
  const cost = tex.length + EACH;
  // Drawing right away needs no second rendering. What rendering twice takes from the others is only time.
  const [isTurn, setTurn] = useState(() => takes(cost));
  useEffect(() => {
    if (isTurn) return;
    const draw = () => setTurn(true);
    waiting.set(draw, cost);
    if (waiting.size === 1) whenIdle(drawNext);
    return () => void waiting.delete(draw);
  }, [isTurn, cost]);
  return isTurn;
}

/** Resolves once no formula waits for its turn. */
export const allDrawn = (): Promise<void> =>
  waiting.size === 0 ? Promise.resolve() : new Promise((resolve) => whenDrawn.push(resolve));

function takes(cost: number): boolean {
  if (left <= 0 || waiting.size > 0) return false;
  if (left === AT_ONCE) setTimeout(() => (left = AT_ONCE));
  left -= cost;
  return true;
}

function drawNext(): void {
  let rest = AT_ONCE;
  for (const [draw, cost] of waiting) {
    if (rest <= 0) break;
    rest -= cost;
    waiting.delete(draw);
    draw();
  }
  if (waiting.size > 0) return void whenIdle(drawNext);
  for (const resolve of whenDrawn) resolve();
  whenDrawn = [];
}
