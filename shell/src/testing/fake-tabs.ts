type Grant = Parameters<LockManager["request"]>[2];

interface Wish {
  readonly options: LockOptions;
  readonly granted: Grant;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const aborted = () => new DOMException("The lock is another's", "AbortError");

/** The browser's locks, with one for all names. */
export function createFakeLocks() {
  let holder: Wish | undefined;
  const waiting: Wish[] = [];
  const give = (wish: Wish) => {
    holder = wish;
    const release = () => {
      if (holder !== wish) return;
      holder = undefined;
      const next = waiting.shift();
      if (next) give(next);
    };
    void Promise.resolve(wish.granted({ name: "", mode: "exclusive" })).then((value) => {
      wish.resolve(value);
      release();
    });
  };
  const request = (_name: string, options: LockOptions, granted: Grant) =>
    new Promise<unknown>((resolve, reject) => {
      const wish: Wish = { options, granted, resolve, reject };
      options.signal?.addEventListener("abort", () => {
        const place = waiting.indexOf(wish);
        if (place === -1) return;
        waiting.splice(place, 1);
        reject(aborted());
      });
      // The browser answers later.
      void Promise.resolve().then(() => {
        if (options.signal?.aborted) return reject(aborted());
        if (options.steal) {
          holder?.reject(aborted());
          return give(wish);
        }
        if (!holder) return give(wish);
        if (options.ifAvailable) return void Promise.resolve(granted(null)).then(resolve);
        waiting.push(wish);
      });
    });
  return { request, query: async () => ({}) } as unknown as LockManager;
}

/** The browser's channels. Each tab has its own, which it can be frozen with. */
export function createFakeChannels() {
  const open = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    readonly name: string;
    /** A frozen tab runs nothing, so what it's sent waits. */
    frozen = false;
    readonly #waiting: unknown[] = [];
    constructor(name: string) {
      super();
      this.name = name;
      open.add(this);
    }
    postMessage(data: unknown) {
      if (!open.has(this)) throw new DOMException("The channel is closed", "InvalidStateError");
      if (this.frozen) return;
      for (const other of open)
        if (other !== this && other.name === this.name) {
          const copy = structuredClone(data);
          void Promise.resolve().then(() => other.receive(copy));
        }
    }
    receive(data: unknown) {
      if (this.frozen) this.#waiting.push(data);
      else if (open.has(this)) this.dispatchEvent(new MessageEvent("message", { data }));
    }
    thaw() {
      this.frozen = false;
      for (const data of this.#waiting.splice(0)) this.receive(data);
    }
    close() {
      open.delete(this);
    }
  }
  return FakeChannel;
}

export type FakeChannel = InstanceType<ReturnType<typeof createFakeChannels>>;
