import type { ShellApi } from "@atrium/shared-contracts/contract";
import { Integrations } from "@atrium/shared-contracts/wire";
import { queryOptions } from "@atrium/shared-ui/query";

/** The services the product can connect to, with their states. */
export function integrationsQuery(shell: ShellApi) {
  return queryOptions({
    queryKey: ["mfe-settings", "integrations"],
    queryFn: ({ signal }) => shell.http.request("GET", "/integrations", { schema: Integrations, signal }),
  });
}
