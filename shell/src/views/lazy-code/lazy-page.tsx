import { Box, EmptyState } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { jitteredPause } from "../../core/retry/back-off.ts";
import { pause } from "../../core/retry/pause.ts";
import { withRetries } from "../../core/retry/retry.ts";
import { RetryButton } from "../../federation/region/retry-button.tsx";
import { useFirstSkeletonOver } from "../first-skeleton/first-skeleton.ts";

const RETRIES = 2;
const BACK_OFF = { firstMs: 300, maxMs: 3_000 } as const;

type Loading = { readonly status: "loading" | "ready" } | { readonly status: "failed" };

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
  let loaded: ComponentType | undefined;

  async function fetchCode(): Promise<void> {
    loaded ??= await withRetries(
      load,
      (_, failures) => (failures > RETRIES ? undefined : jitteredPause(failures - 1, BACK_OFF)),
      wait,
    );
  }

  function Page({ fallback }: { readonly fallback: ReactNode }) {
    const [state, setState] = useState<Loading>({ status: loaded ? "ready" : "loading" });
    const isLoading = state.status === "loading";
    useFirstSkeletonOver(!isLoading);
    useEffect(() => {
      if (!isLoading) return;
      let wanted = true;
      fetchCode().then(
        () => wanted && setState({ status: "ready" }),
        (error: unknown) => {
          console.warn("A page of the shell could not be loaded", error);
          if (wanted) setState({ status: "failed" });
        },
      );
      return () => void (wanted = false);
    }, [isLoading]);
    if (loaded) {
      const Loaded = loaded;
      return <Loaded />;
    }
    return isLoading ? fallback : <PageFailure onRetry={() => setState({ status: "loading" })} />;
  }

  return {
    Page,
    preload: () => void fetchCode().catch((error: unknown) => console.warn("A page was not preloaded", error)),
  };
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
