declare global {
  /** Milliseconds that each click took until it was on screen, since they began. */
  var clickTimes: number[] | undefined;
}

/** Clicks a control of the frame four times a second, and notes how long the page takes to show what it does. Runs in the page. */
export function clickAround(): void {
  const times: number[] = [];
  globalThis.clickTimes = times;
  // The page may draw another one for each state.
  const control = () => document.querySelector<HTMLElement>("button[aria-expanded]:not([aria-haspopup])");
  const state = () => control()?.getAttribute("aria-expanded");
  setInterval(() => {
    const before = state();
    const at = performance.now();
    control()?.click();
    const look = () => {
      if (state() === before) requestAnimationFrame(look);
      else times.push(performance.now() - at);
    };
    requestAnimationFrame(look);
  }, 250);
}
