import type { ShellApi } from "@atrium/shared-contracts/contract";
import { marketplaceCalls } from "@atrium/shared-contracts/wire";
import { queryOptions } from "@atrium/shared-ui/query";

export function productQuery(shell: ShellApi, id: string) {
  return queryOptions({
    queryKey: ["mfe-marketplace", "product", id],
    queryFn: async ({ signal }) => {
      const answer = await shell.http.call(marketplaceCalls.product, { params: { id }, signal });
      return answer.product;
    },
    staleTime: 60_000,
  });
}
