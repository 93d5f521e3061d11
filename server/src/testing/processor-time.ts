/** CPU time of this thread in milliseconds. Unlike wall-clock time, it doesn't grow on a busy machine. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
