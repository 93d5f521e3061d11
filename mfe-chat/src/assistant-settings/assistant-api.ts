import type { ShellApi } from "@atrium/shared-contracts/contract";
import { preferencesCalls } from "@atrium/shared-contracts/wire/chat";
import { queryOptions } from "@atrium/shared-ui/query";

/** The choices the installation offers. */
export function modelOptionsQuery(shell: ShellApi) {
  return queryOptions({
    queryKey: ["mfe-chat", "assistant-models"],
    queryFn: ({ signal }) => shell.http.call(preferencesCalls.models, { signal }),
  });
}
