import type { Toast } from "@atrium/shared-contracts/contract";
import { TOAST } from "@atrium/shared-contracts/spec";
import { BehaviorSubject, type Observable } from "@atrium/shared-contracts/rx";

export interface ShownToast extends Toast {
  /** Increases with each toast, so that a new one with the same text counts as new. */
  readonly id: number;
  readonly open: boolean;
}

export interface ToastStore {
  /** The current toast; undefined when none was shown yet or the last one is gone. */
  readonly toast$: Observable<ShownToast | undefined>;
  /** Shows a toast, replacing the current one. */
  show(toast: Toast): void;
  /** Closes this toast if it's still the current one. It stays in memory for TOAST.removalDelayMs. */
  close(id: number): void;
}

export function createToastStore(): ToastStore {
  const current = new BehaviorSubject<ShownToast | undefined>(undefined);
  let count = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;
  return {
    toast$: current.asObservable(),
    show(toast) {
      clearTimeout(removal);
      count += 1;
      current.next({ ...toast, id: count, open: true });
    },
    close(id) {
      const shown = current.value;
      if (shown?.id !== id || !shown.open) return;
      current.next({ ...shown, open: false });
      removal = setTimeout(() => current.next(undefined), TOAST.removalDelayMs);
    },
  };
}
