import type { ShellApi } from "@atrium/shared-contracts/contract";
import { type ModelOptions, preferencesCalls } from "@atrium/shared-contracts/wire/chat";
import { queryOptions } from "@atrium/shared-ui/query";

/** The choices the installation offers. */
export function modelOptionsQuery(shell: ShellApi) {
  return queryOptions({
    queryKey: ["mfe-chat", "assistant-models"],
    queryFn: ({ signal }) => shell.http.call(preferencesCalls.models, { signal }),
  });
}

/** The models to choose from. Includes the current one even if the installation no longer offers it. */
export function modelsFor(options: ModelOptions | undefined, chosen: string): ModelOptions["models"] {
  const models = options?.models ?? [];
  if (models.length === 0 || models.some(({ value }) => value === chosen)) return models;
  return [...models, { value: chosen, name: chosen }];
}
