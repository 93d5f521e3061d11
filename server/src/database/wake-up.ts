/** Signals between the processes of one database: a hint that something happened, never the only carrier of it. */
export type WakeUp = {
  /**
   * Tells every listener of the channel: those of this process before it returns, those of other processes soon, if the
   * database can be reached. Call it after the commit. Never rejects. `payload` holds at most 7,000 bytes.
   */
  notify(channel: string, payload?: string): Promise<void>;
  /** Calls back for each signal until the returned function is called. */
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
