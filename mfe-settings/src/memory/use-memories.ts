import { type Memory, memoryCalls } from "@atrium/shared-contracts/wire";
import { useShell } from "@atrium/shared-ui";
import { useQuery, useQueryClient, useSubmission } from "@atrium/shared-ui/query";
import { MEMORIES_KEY, memoriesQuery } from "./memories-api.ts";

/** What to forget: one memory, or all of them. */
export type ForgetTarget = { readonly kind: "one"; readonly memory: Memory } | { readonly kind: "all" };

/** What the assistant remembers, and how to change and delete it. */
export function useMemories() {
  const { http } = useShell();
  const list = useQuery(memoriesQuery(useShell()));
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: MEMORIES_KEY });
  const change = useSubmission({
    mutationFn: ({ id, version, text }: Omit<Memory, "createdAt">) =>
      http.call(memoryCalls.update, { params: { id }, body: { text, version } }),
    onSettled,
  });
  const forget = useSubmission({
    mutationFn: (target: ForgetTarget) =>
      target.kind === "all"
        ? http.call(memoryCalls.removeAll, {})
        : http.call(memoryCalls.remove, { params: { id: target.memory.id } }),
    onSettled,
  });
  return { list, change, forget };
}
