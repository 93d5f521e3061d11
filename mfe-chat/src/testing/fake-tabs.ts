type Grant = Parameters<LockManager["request"]>[2];

interface Wish {
  readonly granted: Grant;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const aborted = () => new DOMException("The lock is another's", "AbortError");

/** The browser's locks, as its tabs see them. */
export function createFakeLocks(): LockManager {
  const holders = new Map<string, Wish>();
  const waiting = new Map<string, Wish[]>();
  const give = (name: string, wish: Wish) => {
    holders.set(name, wish);
    const release = () => {
      if (holders.get(name) !== wish) return;
      holders.delete(name);
      const next = waiting.get(name)?.shift();
      if (next) give(name, next);
    };
    void Promise.resolve(wish.granted({ name, mode: "exclusive" }))
      .then(wish.resolve, wish.reject)
      .then(release);
  };
  const request = (name: string, options: LockOptions, granted: Grant) =>
    new Promise<unknown>((resolve, reject) => {
      const wish: Wish = { granted, resolve, reject };
      const line = waiting.get(name) ?? [];
      waiting.set(name, line);
      options.signal?.addEventListener("abort", () => {
        const place = line.indexOf(wish);
        if (place === -1) return;
        line.splice(place, 1);
        reject(aborted());
      });
      // The browser answers later.
      void Promise.resolve().then(() => {
        if (options.signal?.aborted) return reject(aborted());
        const holder = holders.get(name);
        if (options.steal) {
          holder?.reject(aborted());
          return give(name, wish);
        }
        if (holder) line.push(wish);
        else give(name, wish);
      });
    });
  return { request, query: async () => ({}) } as unknown as LockManager;
}

/** The browser's channels. A frozen tab says and hears nothing; what it's sent waits. */
export function createFakeChannels() {
  class FakeChannel extends EventTarget {
    static readonly open = new Set<FakeChannel>();
    /** Whether its tab is frozen. */
    frozen = false;
    readonly #name: string;
    readonly #waiting: unknown[] = [];
    constructor(name: string) {
      super();
      this.#name = name;
      FakeChannel.open.add(this);
    }
    postMessage(data: unknown) {
      if (this.frozen) return;
      for (const other of FakeChannel.open) {
        if (other === this || other.#name !== this.#name) continue;
        const copy: unknown = structuredClone(data);
        void Promise.resolve().then(() => other.#hear(copy));
      }
    }
    #hear(data: unknown) {
      if (this.frozen) this.#waiting.push(data);
      else if (FakeChannel.open.has(this)) this.dispatchEvent(new MessageEvent("message", { data }));
    }
    thaw() {
      this.frozen = false;
      for (const data of this.#waiting.splice(0)) this.#hear(data);
    }
    close() {
      FakeChannel.open.delete(this);
    }
  }
  return FakeChannel;
}
