import type { FeatureViewProps } from "@atrium/shared-contracts/contract";
import { type FakeShellApi, createFakeShellApi } from "@atrium/shared-contracts/testing";
import { ShellProvider } from "@atrium/shared-ui";
import type { QueryClient } from "@atrium/shared-ui/query";
import { ThemeProvider, atriumTheme } from "@atrium/shared-ui/styles";
import { FeatureSurroundings, renderFeature } from "@atrium/shared-ui/testing";
import type { ReactNode } from "react";
import { allEnglish } from "./all-english.ts";

const FEATURE = { id: "mfe-chat", texts: allEnglish() } as const;

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

interface AroundProps {
  readonly fixture: ChatFixture;
  readonly children: ReactNode;
}

/** For tests that render the same view again. */
export function Around({ fixture, children }: AroundProps) {
  return (
    <FeatureSurroundings {...FEATURE} path="/new" client={fixture.client}>
      <InChat shell={fixture.shell}>{children}</InChat>
    </FeatureSurroundings>
  );
}

function InChat({ shell, children }: FeatureViewProps & { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={atriumTheme}>
      <ShellProvider shell={shell}>{children}</ShellProvider>
    </ThemeProvider>
  );
}

/** Mounts one of the chat's components as the shell would mount its views. */
export function renderChat(children: ReactNode, fixture: ChatFixture = createFixture(), path = "/new") {
  const { shell } = fixture;
  return { ...fixture, ...renderFeature(InChat, { ...FEATURE, path, shell, props: { children } }) };
}
