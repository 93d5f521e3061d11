import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors/api-error.ts";

const SAMPLE_MS = 1_000;
/** Above this mean event loop delay in a sample, the process has more work than it can handle. */
const DELAY_MAX_MS = 1_000;
/** How many samples in a row count as overload; a single long pause doesn't. */
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

/** Rejects calls in this scope while the process is overloaded, so that accepted calls are answered in time. */
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
    if (overload.shedding) throw new ApiError("overloaded");
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    histogram.disable();
  });
}
