/** Signals between the processes of one database. A signal is only a hint that something happened; it may get lost. */
export type WakeUp = {
  /**
   * Calls every listener of the channel: this process's before it returns, those of other processes soon after, if the
   * database is reachable. Call it after the commit. Never rejects. `payload` may have up to 7,000 bytes.
   */
  notify(channel: string, payload?: string): Promise<void>;
  /** Calls the callback for each signal; the returned function stops that. */
  listen(channel: string, callback: (payload: string) => void): () => void;
};

export type LocalWakeUp = WakeUp & { deliver(channel: string, payload: string): void };

/** The listeners of this process. */
export function createWakeUp(onError: (error: unknown, channel: string) => void): LocalWakeUp {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const deliver = (channel: string, payload: string) => {
    for (const listener of listeners.get(channel) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        onError(error, channel);
      }
    }
  };
  return {
    deliver,
    notify(channel, payload = "") {
      deliver(channel, payload);
      return Promise.resolve();
    },
    listen(channel, callback) {
      const own = (payload: string) => callback(payload);
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(own));
      return () => {
        set.delete(own);
      };
    },
  };
}
