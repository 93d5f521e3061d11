/** What a person sees while a list scrolls. */
export interface Scrolling {
  /** Milliseconds between two frames. */
  readonly gaps: readonly number[];
  /** Frames in which a place of the list's window had no row. */
  readonly blanks: number;
  /** By how many pixels a row moved against the scrolling, or too far along with it, for each frame in which it did. */
  readonly jumps: readonly number[];
  /** Pixels that the list scrolled. */
  readonly way: number;
}

export interface Watch {
  /** What fits the list's rows. */
  readonly rows: string;
  /** 1 if the rows move down, -1 if they move up. */
  readonly direction: 1 | -1;
  /** Pixels a second. */
  readonly speed: number;
  readonly milliseconds: number;
}

/** Watches the page's list while it's scrolled from outside. Runs in the page. */
export async function watchScrolling({ rows, direction, speed, milliseconds }: Watch): Promise<Scrolling> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const scrolls = (element: Element) =>
    element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
  let list = document.querySelector(`main ${rows}`);
  while (list && !scrolls(list)) list = list.parentElement;
  if (!list) throw new Error("There's no list that scrolls");
  const { left, top, width, height } = list.getBoundingClientRect();
  const rowAt = (share: number) =>
    document
      .elementsFromPoint(left + width / 2, top + height * share)
      .map((element) => element.closest(rows))
      .find((row) => row !== null && list.contains(row));
  const gaps: number[] = [];
  const jumps: number[] = [];
  let [blanks, way] = [0, 0];
  const begun = await frame();
  for (let before = begun; before - begun < milliseconds;) {
    const held = rowAt(0.5);
    const from = held?.getBoundingClientRect().top ?? 0;
    const now = await frame();
    gaps.push(now - before);
    // Between two rows there's a space, but not a high one.
    if ([0.2, 0.5, 0.8].some((share) => !rowAt(share) && !rowAt(share + 0.06))) blanks += 1;
    if (held?.isConnected) {
      const moved = (held.getBoundingClientRect().top - from) * direction;
      // A frame shows what was scrolled since the one before, and sometimes what that one hadn't shown.
      const far = ((now - before + 34) / 1000) * speed;
      if (moved < -2) jumps.push(-moved);
      else if (moved > far) jumps.push(moved - far);
      way += moved;
    }
    before = now;
  }
  return { gaps, blanks, jumps, way };
}
