import type { ReactNode } from "react";

/** An option in the list. */
export interface PickerOption {
  /** Unique across all groups. */
  readonly id: string;
  /** Name of an icon of shared-ui. */
  readonly icon?: string | undefined;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** At the end of the row, e.g. keys. */
  readonly aside?: ReactNode;
  /** The option to make active after this one was picked, when picking it leaves the list open. */
  readonly movesTo?: string;
}

export interface PickerGroup {
  readonly id: string;
  readonly heading?: string | undefined;
  readonly options: readonly PickerOption[];
  /** Number of placeholder rows for results that are still loading. */
  readonly pendingRows?: number | undefined;
  /** A quiet line in place of options. */
  readonly note?: string | undefined;
}
