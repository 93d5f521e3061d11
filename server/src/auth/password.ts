import { hash, type Options, verify } from "@node-rs/argon2";
import { randomBytes } from "node:crypto";
import { createHashQueue } from "./hash-queue.ts";

/** The cost of a hash: OWASP's current parameters for argon2id, except in some tests. */
export type PasswordCost = { readonly memoryKiB: number; readonly passes: number };
export const PASSWORD_COST: PasswordCost = { memoryKiB: 19 * 1024, passes: 2 };

/** Both methods reject with `overloaded` while too many others are waiting. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that doesn't exist (`undefined`) or has no password (`null`) as for a wrong password. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>;
};

/** Different encodings of one text (composed, decomposed, full width) are the same password. */
const canonical = (password: string) => password.normalize("NFKC");
export const isSamePassword = (one: string, other: string): boolean => canonical(one) === canonical(other);

export function createPasswords(cost: PasswordCost = PASSWORD_COST): Passwords {
  const options: Options = {
    // The algorithm is the package's default, argon2id.
    memoryCost: cost.memoryKiB,
    timeCost: cost.passes,
    parallelism: 1,
  };
  const queue = createHashQueue();
  const nobody = hash(randomBytes(32), options);
  return {
    hash: (password) => queue.run(() => hash(canonical(password), options)),
    async verify(passwordHash, password) {
      const known = passwordHash ?? (await nobody);
      const matches = await queue.run(() => verify(known, canonical(password)));
      return matches && typeof passwordHash === "string";
    },
  };
}
