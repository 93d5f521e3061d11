/**
 * Gives pages on plain http a `crypto.randomUUID`, which browsers keep for secure ones. The shell and all features make ids
 * with it, those of earlier releases, too.
 */
export async function ensureRandomIds(): Promise<void> {
  if (typeof crypto.randomUUID === "function") return;
  const { v4 } = await import(/* webpackChunkName: "random-ids" */ "uuid");
  // Options keep it from calling crypto.randomUUID itself.
  crypto.randomUUID = () => v4({}) as ReturnType<Crypto["randomUUID"]>;
}
