/** A JSON object that this browser keeps for one user. Storage that is blocked, full or corrupt never throws: it reads as undefined. */
export interface OwnCopy {
  /** What was kept for this user; another user's is not read. */
  read(): Readonly<Record<string, unknown>> | undefined;
  /** Takes the place of what was kept, another user's included. Storage that refuses keeps what it had. */
  write(value: Readonly<Record<string, unknown>>): void;
  /** Removes it for good: what is written afterwards is not kept. Another user's stays. */
  forget(): void;
}

export type CopyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** @param storage is asked each time: only looking at a blocked `localStorage` throws. */
export function createOwnCopy(key: string, userId: string, storage: () => CopyStorage): OwnCopy {
  let forgotten = false;
  let complained = false;
  const complain = (error: unknown) => {
    if (!complained) console.warn(`Nothing, or nothing usable, can be kept under ${key}:`, error);
    complained = true;
  };

  const load = (): Readonly<Record<string, unknown>> | undefined => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? "null");
      return isRecord(stored) ? stored : undefined;
    } catch (error) {
      complain(error);
      return undefined;
    }
  };

  return {
    read() {
      const stored = load();
      return stored?.["userId"] === userId ? stored : undefined;
    },
    write(value) {
      if (forgotten) return;
      try {
        storage().setItem(key, JSON.stringify({ ...value, userId }));
      } catch (error) {
        complain(error);
      }
    },
    forget() {
      forgotten = true;
      const owner = load()?.["userId"];
      if (typeof owner === "string" && owner !== userId) return;
      try {
        storage().removeItem(key);
      } catch (error) {
        complain(error);
      }
    },
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
