import type { Integration } from "@atrium/shared-contracts/wire";
import { INTEGRATION_PROVIDERS, type IntegrationProvider } from "../config/integrations.ts";

/** The third-party services that the product supports, by kind. */
const PROVIDERS: Record<IntegrationProvider, Pick<Integration, "name" | "kind">> = {
  "google-drive": { name: "Google Drive", kind: "files" },
  dropbox: { name: "Dropbox", kind: "files" },
  onedrive: { name: "OneDrive", kind: "files" },
  slack: { name: "Slack", kind: "team_chat" },
  "microsoft-teams": { name: "Microsoft Teams", kind: "team_chat" },
  discord: { name: "Discord", kind: "team_chat" },
  notion: { name: "Notion", kind: "notes" },
  jira: { name: "Jira", kind: "issues" },
  linear: { name: "Linear", kind: "issues" },
  zendesk: { name: "Zendesk", kind: "support" },
  github: { name: "GitHub", kind: "code" },
  gitlab: { name: "GitLab", kind: "code" },
  trello: { name: "Trello", kind: "boards" },
  asana: { name: "Asana", kind: "boards" },
  monday: { name: "monday.com", kind: "boards" },
};

/** The catalogue of an installation. A provider without a client id isn't configured. */
export function integrationCatalogue(configured: Partial<Record<IntegrationProvider, unknown>>): Integration[] {
  return INTEGRATION_PROVIDERS.map((id) => ({
    id,
    ...PROVIDERS[id],
    state: configured[id] === undefined ? "not_configured" : "not_connected",
  }));
}
