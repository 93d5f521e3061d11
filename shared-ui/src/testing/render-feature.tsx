import type { FeatureViewProps } from "@atrium/shared-contracts/contract";
import { type FakeShellApi, createFakeShellApi } from "@atrium/shared-contracts/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RenderResult, render } from "@testing-library/react";
import { createInstance } from "i18next";
import type { ComponentType } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { MemoryRouter } from "react-router-dom";

export interface RenderFeatureOptions<Props extends FeatureViewProps> {
  /** The feature's id, which is the namespace of its texts. */
  readonly id: string;
  /** The feature's English texts. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** Defaults to "/". */
  readonly path?: string;
  /** Defaults to a new fake. */
  readonly shell?: FakeShellApi;
  readonly props?: Omit<Props, "shell">;
}

/** For tests. Mounts a feature's view as the shell would: in a router, with a query client and its English texts. */
export function renderFeature<Props extends FeatureViewProps>(
  View: ComponentType<Props>,
  options: RenderFeatureOptions<Props>,
): RenderResult & { readonly shell: FakeShellApi } {
  const shell = options.shell ?? createFakeShellApi(options.id);
  const i18n = createInstance();
  void i18n
    .use(initReactI18next)
    .init({ lng: "en", resources: { en: { [options.id]: options.texts } }, interpolation: { escapeValue: false } });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const result = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[options.path ?? "/"]}>
          <View {...({ ...options.props, shell } as unknown as Props)} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { ...result, shell };
}
