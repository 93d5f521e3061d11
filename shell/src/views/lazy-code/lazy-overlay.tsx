import { type ComponentType, useEffect, useState } from "react";

export interface LazyOverlay<Props extends object> {
  /** Shows the overlay as soon as its code has loaded. */
  readonly Overlay: ComponentType<Props & { onUnavailable(error: unknown): void }>;
  /** Preloads the code. A failure is reported when the overlay is opened. */
  preload(): void;
}

/** An overlay whose code isn't in the shell's first bytes. A failed load is retried the next time it's opened. */
export function lazyOverlay<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyOverlay<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    loaded ??= await load();
  };
  function Overlay(props: Props & { onUnavailable(error: unknown): void }) {
    const { onUnavailable } = props;
    const [ready, setReady] = useState(loaded !== undefined);
    useEffect(() => {
      if (ready) return;
      let wanted = true;
      fetchCode().then(
        () => wanted && setReady(true),
        (error: unknown) => wanted && onUnavailable(error),
      );
      return () => void (wanted = false);
    }, [ready, onUnavailable]);
    if (!loaded) return null;
    const Loaded = loaded;
    return <Loaded {...props} />;
  }
  return {
    Overlay,
    preload: () => void fetchCode().catch((error: unknown) => console.warn("An overlay was not preloaded", error)),
  };
}
