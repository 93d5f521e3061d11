/** CSS grid columns of equal width: `most` of them, or fewer if they'd be narrower than `width`, as with large text. */
export const columns = (most: number, width: string): string =>
  `repeat(auto-fit, minmax(min(100%, max(${width}, ${100 / (most + 1) + 1}%)), 1fr))`;
