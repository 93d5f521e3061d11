import type { ShellApi } from "@atrium/shared-contracts/contract";
import { ModelOptions } from "@atrium/shared-contracts/wire";
import { queryOptions } from "@atrium/shared-ui/query";

/** The choices the installation offers. */
export function modelOptionsQuery(shell: ShellApi) {
  return queryOptions({
    queryKey: ["assistant-models"],
    queryFn: ({ signal }) => shell.http.request("GET", "/assistant/models", { schema: ModelOptions, signal }),
  });
}
