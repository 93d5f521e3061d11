import type { ReactNode } from "react";

/** One thing that can be chosen. */
export interface PickerOption {
  /** Unique among all groups. */
  readonly id: string;
  /** Name of an icon of shared-ui. */
  readonly icon?: string | undefined;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** At the end of the row, e.g. keys. */
  readonly aside?: ReactNode;
  /** Option that is chosen once this one was picked, when picking it leaves the list open. */
  readonly movesTo?: string;
}

export interface PickerGroup {
  readonly id: string;
  readonly heading?: string | undefined;
  readonly options: readonly PickerOption[];
  /** Rows that are kept free for what is on its way. */
  readonly pendingRows?: number | undefined;
  /** A quiet line in place of options. */
  readonly note?: string | undefined;
}
