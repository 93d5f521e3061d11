/** Milliseconds between text updates while nothing is painted. */
const UNPAINTED_FRAME_MS = 250;
/**
 * With 60 frames a second, text is drawn with every second one: nobody reads faster, and drawing costs most of a reply's time. Milliseconds, a bit more than
 * one of those frames takes.
 */
const TEXT_REST_MS = 20;

/** Gives a function that runs its argument before a paint: the next one, or one soon after if there was such a run right before. */
export function textFrames(): (run: () => void) => void {
  let ranAt = -Infinity;
  return (run) => {
    let frame = 0;
    const rest = ranAt + TEXT_REST_MS - performance.now();
    const end = () => {
      cancelAnimationFrame(frame);
      clearTimeout(resting);
      clearTimeout(unpainted);
      ranAt = performance.now();
      run();
    };
    const paint = () => void (frame = requestAnimationFrame(end));
    const resting = rest > 0 ? setTimeout(paint, rest) : undefined;
    // A page that's hidden, also one that gets hidden before the frame, paints none until it's visible again.
    const unpainted = setTimeout(end, UNPAINTED_FRAME_MS);
    if (resting === undefined) paint();
  };
}
