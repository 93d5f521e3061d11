import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";

/** Which of the shell's overlays is open; one at a time. */
export type Overlay =
  | { readonly kind: "none" }
  | { readonly kind: "search"; readonly query: string }
  | { readonly kind: "palette" }
  | { readonly kind: "shortcuts" }
  /** Asks before signing out. `unsent` is how many messages that would discard. */
  | { readonly kind: "sign-out"; readonly unsent: number };

export interface OverlayStore {
  readonly overlay$: Observable<Overlay>;
  readonly overlay: Overlay;
  /** Replaces the one that is open. */
  open(overlay: Exclude<Overlay, { kind: "none" }>): void;
  close(): void;
}

const NONE: Overlay = { kind: "none" };

export function createOverlayStore(): OverlayStore {
  const current = new BehaviorSubject<Overlay>(NONE);
  return {
    overlay$: current.asObservable(),
    get overlay() {
      return current.value;
    },
    open: (overlay) => current.next(overlay),
    close() {
      if (current.value.kind !== "none") current.next(NONE);
    },
  };
}
