import type { ShellApi } from "@atrium/shared-contracts/contract";
import { memoryCalls } from "@atrium/shared-contracts/wire";
import { queryOptions } from "@atrium/shared-ui/query";

export const MEMORIES_KEY = ["mfe-settings", "memories"] as const;

/** What the assistant remembers, newest first. */
export function memoriesQuery(shell: ShellApi) {
  return queryOptions({
    queryKey: MEMORIES_KEY,
    queryFn: async ({ signal }) => (await shell.http.call(memoryCalls.list, { signal })).memories,
    // It grows with every conversation, on any device.
    staleTime: 0,
  });
}
