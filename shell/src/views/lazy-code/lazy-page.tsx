import { Box, EmptyState, lazyCode, useLazyCode } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ComponentType, ReactNode } from "react";
import { jitteredPause } from "../../core/retry/back-off.ts";
import { pause } from "../../core/retry/pause.ts";
import { withRetries } from "../../core/retry/retry.ts";
import { TimeLimitError, withTimeLimit } from "../../core/retry/time-limit.ts";
import { RetryButton } from "../../federation/region/retry-button.tsx";
import { useFirstSkeletonOver } from "../first-skeleton/first-skeleton.ts";

const RETRIES = 2;
/** A request that hangs longer isn't coming back: the page then says so. Milliseconds. */
const LIMIT_MS = 30_000;
const BACK_OFF = { firstMs: 300, maxMs: 3_000 } as const;

export interface LazyPage {
  /** Renders the page once its code has loaded; `fallback` until then, and an explanation with a way out if it can't be loaded. */
  readonly Page: ComponentType<{ readonly fallback: ReactNode }>;
  /** Preloads the code. A failure shows when the page is opened. */
  preload(): void;
}

/**
 * One of the shell's own pages that isn't in its first bytes. React's `lazy` would cache a failed load for good and throw it at the whole
 * application; here it only affects the page, and can be retried.
 */
export function lazyPage(load: () => Promise<ComponentType>, wait: (ms: number) => Promise<void> = pause): LazyPage {
  const retryAfter = (error: unknown, failures: number) =>
    failures > RETRIES || error instanceof TimeLimitError ? undefined : jitteredPause(failures - 1, BACK_OFF);
  const lazy = lazyCode(
    () => withRetries(() => withTimeLimit(load(), LIMIT_MS), retryAfter, wait),
    "A page of the shell could not be loaded",
  );

  function Page({ fallback }: { readonly fallback: ReactNode }) {
    const { code: Loaded, failure, retry } = useLazyCode(lazy);
    useFirstSkeletonOver(Loaded !== undefined || failure !== undefined);
    if (Loaded) return <Loaded />;
    return failure ? <PageFailure onRetry={retry} /> : fallback;
  }

  return { Page, preload: () => void lazy.load() };
}

function PageFailure({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation("shell");
  return (
    <Box role="alert">
      <EmptyState
        icon="warning"
        title={t("page.failed")}
        titleComponent="h1"
        action={<RetryButton large onRetry={onRetry} />}
      >
        {t("page.failedHint")}
      </EmptyState>
    </Box>
  );
}
