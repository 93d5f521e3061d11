const nothing = () => {};
const NO_RIPPLE = { ref: { current: null }, shouldMount: false, start: nothing, stop: nothing, pulsate: nothing };

/** Takes the place of MUI's `useLazyRipple` in the shell's build: our theme has no ripples. */
export default function useNoRipple() {
  return NO_RIPPLE;
}
