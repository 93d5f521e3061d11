import { lazyCode, preloadOverlays, useOverlayCode } from "@atrium/shared-ui";
import type { ComponentType } from "react";

interface OverlayProps {
  /** Defaults to true. */
  readonly open?: boolean;
  onClose(): void;
}

export interface LazyOverlay<Props extends OverlayProps> {
  /** Shows the overlay as soon as its code has loaded. If it can't be loaded, it's closed and the user is told. */
  readonly Overlay: ComponentType<Props>;
  /** Preloads the code. Never rejects: a failure is reported when the overlay is opened. */
  preload(): Promise<void>;
}

/** An overlay whose code isn't in the shell's first bytes. A failed load is retried the next time it's opened. */
export function lazyOverlay<Props extends OverlayProps>(load: () => Promise<ComponentType<Props>>): LazyOverlay<Props> {
  // Also what all overlays need, so that it doesn't load after their own code.
  const loadAll = () => Promise.all([load(), preloadOverlays()]).then(([overlay]) => overlay);
  const lazy = lazyCode(loadAll, "An overlay could not be loaded");
  function Overlay(props: Props) {
    const { open = true, onClose } = props;
    const Loaded = useOverlayCode(lazy, open, onClose);
    return Loaded && <Loaded {...props} />;
  }
  return { Overlay, preload: async () => void (await lazy.load()) };
}
