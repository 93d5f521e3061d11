import { type Environment, group, url } from "./variables.ts";

/** Third-party services that can be connected. A service's name in upper case with `_` is the prefix of its variables. */
export const INTEGRATION_PROVIDERS = [
  "google-drive",
  "dropbox",
  "onedrive",
  "slack",
  "microsoft-teams",
  "discord",
  "notion",
  "jira",
  "linear",
  "zendesk",
  "github",
  "gitlab",
  "trello",
  "asana",
  "monday",
] as const;
export type IntegrationProvider = (typeof INTEGRATION_PROVIDERS)[number];

/** Undefined URLs mean the provider's own. */
export type IntegrationCredentials = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl?: string;
  readonly tokenUrl?: string;
  readonly revokeUrl?: string;
};

export function readIntegrations(env: Environment): Partial<Record<IntegrationProvider, IntegrationCredentials>> {
  const found: Partial<Record<IntegrationProvider, IntegrationCredentials>> = {};
  for (const provider of INTEGRATION_PROVIDERS) {
    const prefix = provider.toUpperCase().replaceAll("-", "_");
    const credentials = group(env, [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`]);
    if (credentials === undefined) continue;
    const [clientId, clientSecret] = Object.values(credentials);
    const authorizeUrl = url(env, `${prefix}_AUTHORIZE_URL`, ["http:", "https:"]);
    const tokenUrl = url(env, `${prefix}_TOKEN_URL`, ["http:", "https:"]);
    const revokeUrl = url(env, `${prefix}_REVOKE_URL`, ["http:", "https:"]);
    found[provider] = {
      clientId: clientId ?? "",
      clientSecret: clientSecret ?? "",
      ...(authorizeUrl === undefined ? {} : { authorizeUrl }),
      ...(tokenUrl === undefined ? {} : { tokenUrl }),
      ...(revokeUrl === undefined ? {} : { revokeUrl }),
    };
  }
  return found;
}
