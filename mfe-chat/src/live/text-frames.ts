/** Milliseconds between text updates while nothing is painted. */
const UNPAINTED_FRAME_MS = 250;
/**
 * With 60 frames a second, text is drawn with every second one: nobody reads faster, and drawing costs most of a reply's time. Milliseconds, a bit more than
 * one of those frames takes.
 */
const TEXT_REST_MS = 20;
/** From then on, drawing and painting together would hold up clicks and keys for too long. Milliseconds, half of one of those frames. */
const SLOW_RUN_MS = 8;
/** How long a device counts as slow: what takes long, like the beginning of a table, comes now and then. */
const SLOW_DEVICE_MS = 5_000;

/**
 * Gives a function that runs its argument before a paint: the next one, or one soon after if there was such a run right before. On a slow device, the paint
 * is a task of its own, so that clicks and keys come in between.
 */
export function textFrames(): (run: () => void) => void {
  let ranAt = -Infinity;
  let slowAt = -Infinity;
  return (run) => {
    let frame = 0;
    let betweenFrames: ReturnType<typeof setTimeout> | undefined;
    const rest = ranAt + TEXT_REST_MS - performance.now();
    const end = () => {
      cancelAnimationFrame(frame);
      clearTimeout(betweenFrames);
      clearTimeout(resting);
      clearTimeout(unpainted);
      ranAt = performance.now();
      run();
      // React draws what the run changed in a microtask that's already queued.
      queueMicrotask(() => {
        const now = performance.now();
        if (now - ranAt > SLOW_RUN_MS) slowAt = now;
      });
    };
    const isSlow = performance.now() - slowAt < SLOW_DEVICE_MS;
    const beforePaint = isSlow ? () => void (betweenFrames = setTimeout(end)) : end;
    const paint = () => void (frame = requestAnimationFrame(beforePaint));
    const resting = rest > 0 ? setTimeout(paint, rest) : undefined;
    // A page that's hidden, also one that gets hidden before the frame, paints none until it's visible again.
    const unpainted = setTimeout(end, UNPAINTED_FRAME_MS);
    if (resting === undefined) paint();
  };
}
