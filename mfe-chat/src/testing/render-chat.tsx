import { type FakeShellApi, createFakeShellApi } from "@atrium/shared-contracts/testing";
import { ShellProvider } from "@atrium/shared-ui";
import "@atrium/shared-ui/testing";
import { I18nextProvider, i18next, initReactI18next } from "@atrium/shared-ui/i18n";
import { type QueryClient, QueryClientProvider } from "@atrium/shared-ui/query";
import { MemoryRouter } from "@atrium/shared-ui/router";
import { ThemeProvider, atriumTheme } from "@atrium/shared-ui/styles";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import en from "../locales/en.json";

const i18n = i18next.createInstance();
void i18n.use(initReactI18next).init({
  lng: "en",
  fallbackLng: "en",
  resources: { en: { "mfe-chat": en } },
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  initAsync: false,
});

// jsdom has no layout, so scrollers and rows get a fixed size to make lists render their rows.
const SIZES = { clientWidth: 800, clientHeight: 600, offsetWidth: 800, offsetHeight: 40 };
for (const [name, size] of Object.entries(SIZES))
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size });
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

export interface ChatFixture {
  readonly shell: FakeShellApi;
  readonly client: QueryClient;
}

/** What the shell provides around this feature's views, with a fake shell. */
export function createFixture(): ChatFixture {
  const shell = createFakeShellApi("mfe-chat");
  return { shell, client: shell.queryClient };
}

export function Around({
  fixture,
  path = "/new",
  children,
}: {
  readonly fixture: ChatFixture;
  readonly path?: string;
  readonly children: ReactNode;
}) {
  return (
    <I18nextProvider i18n={i18n}>
      <ThemeProvider theme={atriumTheme}>
        <QueryClientProvider client={fixture.client}>
          <MemoryRouter initialEntries={[path]}>
            <ShellProvider shell={fixture.shell}>{children}</ShellProvider>
          </MemoryRouter>
        </QueryClientProvider>
      </ThemeProvider>
    </I18nextProvider>
  );
}

export function renderChat(children: ReactNode, fixture: ChatFixture = createFixture(), path?: string) {
  return {
    ...fixture,
    ...render(
      <Around fixture={fixture} {...(path === undefined ? {} : { path })}>
        {children}
      </Around>,
    ),
  };
}
