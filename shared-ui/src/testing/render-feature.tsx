import type { FeatureViewProps } from "@atrium/shared-contracts/contract";
import { type FakeShellApi, createFakeShellApi } from "@atrium/shared-contracts/testing";
import { type RenderResult, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { FeatureSurroundings, type FeatureSurroundingsProps } from "./feature-surroundings.tsx";

export interface RenderFeatureOptions<Props extends FeatureViewProps> extends Omit<
  FeatureSurroundingsProps,
  "children" | "client"
> {
  /** Defaults to a new fake. */
  readonly shell?: FakeShellApi;
  readonly props?: Omit<Props, "shell">;
}

/** For tests. Mounts a feature's view as the shell would: in a router, with a query client and its English texts. */
export function renderFeature<Props extends FeatureViewProps>(
  View: ComponentType<Props>,
  { shell: given, props, ...surroundings }: RenderFeatureOptions<Props>,
): RenderResult & { readonly shell: FakeShellApi } {
  const shell = given ?? createFakeShellApi(surroundings.id);
  const result = render(
    <FeatureSurroundings {...surroundings} client={shell.queryClient}>
      <View {...({ ...props, shell } as unknown as Props)} />
    </FeatureSurroundings>,
  );
  return { ...result, shell };
}
