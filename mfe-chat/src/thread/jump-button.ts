/** Pixels from the end. The button shows above the first and hides below the second, so it doesn't flicker in between. */
const SHOW_PX = 200;
const HIDE_PX = 60;

export function showsJump(shown: boolean, distanceFromEnd: number): boolean {
  return shown ? distanceFromEnd > HIDE_PX : distanceFromEnd > SHOW_PX;
}
