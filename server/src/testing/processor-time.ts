/** Milliseconds that this thread has computed so far: unlike a clock's, they stay the same on a busy machine. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
