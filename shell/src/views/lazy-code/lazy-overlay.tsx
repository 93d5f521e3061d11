import { lazyCode, useLazyCode } from "@atrium/shared-ui";
import { type ComponentType, useEffect } from "react";

export interface LazyOverlay<Props extends object> {
  /** Shows the overlay as soon as its code has loaded. */
  readonly Overlay: ComponentType<Props & { onUnavailable(error: unknown): void }>;
  /** Preloads the code. A failure is reported when the overlay is opened. */
  preload(): void;
}

/** An overlay whose code isn't in the shell's first bytes. A failed load is retried the next time it's opened. */
export function lazyOverlay<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyOverlay<Props> {
  const lazy = lazyCode(load, "An overlay could not be loaded");
  function Overlay(props: Props & { onUnavailable(error: unknown): void }) {
    const { onUnavailable } = props;
    const { code: Loaded, failure } = useLazyCode(lazy);
    useEffect(() => {
      if (failure) onUnavailable(failure.error);
    }, [failure, onUnavailable]);
    return Loaded ? <Loaded {...props} /> : null;
  }
  return { Overlay, preload: () => void lazy.load() };
}
