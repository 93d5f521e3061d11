import * as z from "zod/mini";
import { defineCall } from "./call.ts";

/** What an integration is for. */
export const INTEGRATION_KINDS = ["files", "team_chat", "notes", "issues", "support", "code", "boards"] as const;

/** An integration's state for the calling user. */
export const INTEGRATION_STATES = ["not_configured", "not_connected", "connected", "expired"] as const;

export const Integration = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(INTEGRATION_KINDS),
  /** `not_configured` means the administrator hasn't set a client id for it on this installation. */
  state: z.enum(INTEGRATION_STATES),
});
export type Integration = z.infer<typeof Integration>;

/** The whole catalog. */
export const Integrations = z.object({ integrations: z.array(Integration) });
export type Integrations = z.infer<typeof Integrations>;

export const integrationCalls = {
  list: defineCall({ method: "GET", path: "/integrations", answer: Integrations }),
};
