import type { ShellApi } from "@atrium/shared-contracts/contract";
import { ProductResponse } from "@atrium/shared-contracts/wire";
import { queryOptions } from "@atrium/shared-ui/query";

export function productQuery(shell: ShellApi, id: string) {
  return queryOptions({
    queryKey: ["mfe-marketplace", "product", id],
    queryFn: async ({ signal }) => {
      const path = `/marketplace/products/${encodeURIComponent(id)}`;
      const answer = await shell.http.request("GET", path, { schema: ProductResponse, signal });
      return answer.product;
    },
    staleTime: 60_000,
  });
}
