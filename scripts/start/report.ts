const NAME_WIDTH = 16;
const VERSION_WIDTH = 18;

/** One line of progress. @param started `performance.now()` at the beginning of the work; undefined when there was none */
export function report(name: string, version: string, started: number | undefined): void {
  const done = started === undefined ? "up to date" : `built in ${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.log(`  ${name.padEnd(NAME_WIDTH)} ${version.padEnd(VERSION_WIDTH)} ${done}`);
}
