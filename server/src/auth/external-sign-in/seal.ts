import { EncryptJWT, errors, jwtDecrypt } from "jose";
import type * as z from "zod/mini";

export type Seal<Content> = {
  /** Encrypts the content so that only this installation can read it, and only for the seal's time. */
  seal(content: Content): Promise<string>;
  /** Undefined for text that's from another installation or seal, altered or too old. */
  open(sealed: string): Promise<Content | undefined>;
};

/** Seals what a cookie carries through a sign-in with an identity provider. */
export function createSeal<Content>(deps: {
  readonly key: Uint8Array;
  readonly content: z.ZodMiniType<Content>;
  readonly seconds: number;
}): Seal<Content> {
  const { key, content, seconds } = deps;
  return {
    seal: (sealed) =>
      new EncryptJWT({ sealed })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .encrypt(key),
    async open(text) {
      try {
        const { payload } = await jwtDecrypt(text, key, {
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: ["A256GCM"],
          requiredClaims: ["exp"],
        });
        return content.safeParse(payload["sealed"]).data;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
