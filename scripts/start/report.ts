const NAME_WIDTH = 16;
const VERSION_WIDTH = 18;

/** Prints one line of progress. @param started `performance.now()` when the work began; undefined if nothing had to be done */
export function report(name: string, version: string, started: number | undefined): void {
  const done = started === undefined ? "up to date" : `built in ${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.log(`  ${name.padEnd(NAME_WIDTH)} ${version.padEnd(VERSION_WIDTH)} ${done}`);
}
