/** A JSON object this browser stores for one user. Never throws: if storage is blocked, full or corrupt, it reads as undefined. */
export interface OwnCopy {
  /** The value stored for this user. Undefined if it belongs to another user. */
  read(): Readonly<Record<string, unknown>> | undefined;
  /** Replaces the stored value, even another user's. If storage refuses, it keeps what it had. */
  write(value: Readonly<Record<string, unknown>>): void;
  /** Removes it for good; later writes aren't stored. Another user's value stays. */
  forget(): void;
}

export type CopyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** @param storage called each time, because even accessing a blocked `localStorage` throws */
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
