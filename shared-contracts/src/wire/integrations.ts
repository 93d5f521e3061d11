import * as z from "zod/mini";

/** What an integration is for. */
export const INTEGRATION_KINDS = ["files", "team_chat", "notes", "issues", "support", "code", "boards"] as const;

/** Where an integration stands for the person who asks. */
export const INTEGRATION_STATES = ["not_configured", "not_connected", "connected", "expired"] as const;

export const Integration = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(INTEGRATION_KINDS),
  /** `not_configured`: the administrator has given this installation no client id for it. */
  state: z.enum(INTEGRATION_STATES),
});
export type Integration = z.infer<typeof Integration>;

/** GET /integrations: the whole catalogue. */
export const Integrations = z.object({ integrations: z.array(Integration) });
export type Integrations = z.infer<typeof Integrations>;
