import type { ShellApi } from "@atrium/shared-contracts/contract";
import { integrationCalls } from "@atrium/shared-contracts/wire";
import { queryOptions } from "@atrium/shared-ui/query";

/** The services the product can connect to, with their states. */
export function integrationsQuery(shell: ShellApi) {
  return queryOptions({
    queryKey: ["mfe-settings", "integrations"],
    queryFn: ({ signal }) => shell.http.call(integrationCalls.list, { signal }),
  });
}
