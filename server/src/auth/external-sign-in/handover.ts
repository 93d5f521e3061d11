import type { FastifyReply, FastifyRequest } from "fastify";
import { accountCalls } from "@atrium/shared-contracts/wire";
import * as z from "zod/mini";
import { deriveKey } from "../../config/secret.ts";
import type { IssuedSession } from "../session-service.ts";
import { createSeal } from "./seal.ts";

export const HANDOVER_COOKIE = "atrium_signed_in";
/** How many seconds the landing page has to pick up the session. */
const HANDOVER_SECONDS = 2 * 60;

/**
 * Carries a session from the end of a provider's sign-in to the landing page, in a cookie of its own. It proves that this browser has just
 * completed a sign-in. The refresh cookie doesn't: it may be somebody's who was here before.
 */
export type Handover = {
  give(reply: FastifyReply, session: IssuedSession): Promise<void>;
  /** The session's refresh token; undefined without a cookie, or when it's too old. */
  take(request: FastifyRequest): Promise<string | undefined>;
  clear(reply: FastifyReply): void;
};

export function createHandover({ secret, publicUrl }: { secret: string; publicUrl: string }): Handover {
  const { seal, open } = createSeal({
    key: deriveKey(secret, "external-sign-in-handover"),
    content: z.string(),
    seconds: HANDOVER_SECONDS,
  });
  const attributes = {
    path: `/api${accountCalls.completeGoogle.path}`,
    httpOnly: true,
    sameSite: "strict",
    secure: publicUrl.startsWith("https:"),
  } as const;
  return {
    async give(reply, { refreshToken }) {
      void reply.setCookie(HANDOVER_COOKIE, await seal(refreshToken), { ...attributes, maxAge: HANDOVER_SECONDS });
    },
    async take(request) {
      const sealed = request.cookies[HANDOVER_COOKIE];
      return sealed === undefined ? undefined : open(sealed);
    },
    clear(reply) {
      void reply.clearCookie(HANDOVER_COOKIE, attributes);
    },
  };
}
