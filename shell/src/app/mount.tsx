import { BrowserRouter } from "@atrium/shared-ui/router";
import { CacheProvider, ThemeProvider, atriumTheme } from "@atrium/shared-ui/styles";
import { I18nextProvider } from "@atrium/shared-ui/i18n";
import { CssBaseline, OverlayHistoryContext } from "@atrium/shared-ui";
import createCache from "@emotion/cache";
import { type ReactNode, StrictMode } from "react";
import type { Root } from "react-dom/client";
import { errorTags } from "../federation/region/leaving-views.ts";
import { RegionBoundary } from "../federation/region/region-boundary.tsx";
import { PageFailure } from "../views/boundary/page-failure.tsx";
import { HostProvider } from "../views/host/host-context.tsx";
import type { Host } from "../views/host/host.ts";
import { ThemeSync } from "../views/theme/theme-sync.tsx";
import type { Navigation } from "./router/navigation.tsx";
import type { OverlayEntries } from "./router/overlay-history.ts";

/**
 * Prepares the page and returns a function that renders a screen into it. The shell and its features share one style cache with the page's nonce;
 * without the nonce, a strict content security policy would block all styles.
 */
export function mount(
  root: Root,
  host: Host,
  navigation: Navigation,
  overlays: OverlayEntries,
  nonce: string | undefined,
): (screen: ReactNode) => void {
  const cache = createCache({ key: "css", ...(nonce === undefined ? {} : { nonce }) });
  const explain = (again: () => void) => <PageFailure language={host.language} onRetry={again} />;
  return (screen) =>
    root.render(
      <StrictMode>
        <RegionBoundary
          caught={(error, left) => host.telemetry.report(error, errorTags(left, { source: "shell", part: "page" }))}
          fallback={(_error, again) => explain(again)}
        >
          <CacheProvider value={cache}>
            <ThemeProvider theme={atriumTheme} defaultMode={host.theme.state.resolved} storageManager={null} noSsr>
              <CssBaseline enableColorScheme />
              <HostProvider host={host}>
                <ThemeSync />
                <I18nextProvider i18n={host.language.i18n}>
                  <OverlayHistoryContext value={overlays}>
                    <BrowserRouter window={overlays.routerWindow}>
                      <navigation.Bridge />
                      {screen}
                    </BrowserRouter>
                  </OverlayHistoryContext>
                </I18nextProvider>
              </HostProvider>
            </ThemeProvider>
          </CacheProvider>
        </RegionBoundary>
      </StrictMode>,
    );
}
