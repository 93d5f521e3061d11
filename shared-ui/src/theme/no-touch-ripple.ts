/** Takes the place of MUI's `TouchRipple` in the shell's build: our theme has no ripples. */
export default function NoTouchRipple() {
  return null;
}
