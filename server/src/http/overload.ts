import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors/api-error.ts";

const SAMPLE_MS = 1_000;
/** Mean delay of the event loop over one sample above which the process has more work than it can do. */
const DELAY_MAX_MS = 1_000;
/** One long pause is no overload: so many samples in a row are. */
const SAMPLES = 3;

export type Overload = { sample(meanDelayMs: number): void; readonly shedding: boolean };

export function createOverload(): Overload {
  let busy = 0;
  return {
    sample(meanDelayMs) {
      busy = meanDelayMs > DELAY_MAX_MS ? busy + 1 : 0;
    },
    get shedding() {
      return busy >= SAMPLES;
    },
  };
}

/** Turns calls of this room away while the process is overloaded, so that those it takes are answered in time. */
export function shedOverload(app: FastifyInstance): void {
  const overload = createOverload();
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  const timer = setInterval(() => {
    overload.sample(histogram.mean / 1e6);
    histogram.reset();
  }, SAMPLE_MS);
  timer.unref();
  app.addHook("onRequest", async () => {
    if (overload.shedding) throw new ApiError("overloaded", { headers: { "retry-after": "5" } });
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    histogram.disable();
  });
}
