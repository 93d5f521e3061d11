import { Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ReactNode } from "react";
import { TEXTS } from "../../locales/translations.ts";
import type { ColumnHead } from "./cell-values.ts";
import type { TableOrder } from "./sorted-rows.ts";

export interface SortableHeadProps {
  readonly column: ColumnHead;
  readonly direction: TableOrder["direction"] | undefined;
  readonly onSort: () => void;
  readonly children?: ReactNode;
}

/**
 * A column's header that sorts by it. A link in it stays outside the button, as nothing to press may be inside another. An empty header sorts nothing, because
 * the button would have no name.
 */
export function SortableHead({ column, direction, onSort, children }: SortableHeadProps) {
  const { t } = useTranslation(TEXTS);
  if (column.name === "") return children;
  if (!column.isInteractive)
    return (
      <button type="button" className="table-sort" onClick={onSort}>
        {children}
        <span className="table-arrow" aria-hidden>
          {direction ? <Arrow direction={direction} /> : null}
        </span>
      </button>
    );
  return (
    <span className="table-sorted">
      {children}
      <button
        type="button"
        className="table-sort-arrow"
        aria-label={t("table.sort", { column: column.name })}
        onClick={onSort}
      >
        <Arrow direction={direction ?? "ascending"} />
      </button>
    </span>
  );
}

const Arrow = ({ direction }: Required<Pick<TableOrder, "direction">>) => (
  <Icon name={direction === "ascending" ? "arrow-up" : "arrow-down"} size={14} />
);
