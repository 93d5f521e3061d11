import { Button, Icon } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Children, type ReactElement, type ReactNode, cloneElement, isValidElement } from "react";
import { useCopy } from "../../copy/use-copy.ts";
import { TEXTS, texts } from "../../locales/translations.ts";
import { type TableElement, columnHeads, tableTexts } from "./cell-values.ts";
import { SortableHead } from "./sortable-head.tsx";
import { type TableOrder, nextOrder, sortedRows } from "./sorted-rows.ts";
import { toCsv } from "./table-csv.ts";
import richTexts from "../../locales/en/rich-parts.json" with { type: "json" };

texts.addEnglish(richTexts);

export interface CopyTableProps {
  readonly table: TableElement;
  readonly order: TableOrder | undefined;
  readonly disabled: boolean;
}

/** Copies a table in the order that's shown. */
export function CopyTable({ table, order, disabled }: CopyTableProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const { copied, copy } = useCopy();
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Icon name={copied ? "check" : "copy"} size={14} />}
      disabled={disabled}
      onClick={() => {
        const { head, body } = tableTexts(table);
        copy(toCsv([head, ...sortedRows(body, order, i18n.language).map((index) => body[index] ?? [])]));
      }}
    >
      {t(copied ? "code.copied" : "table.copy")}
    </Button>
  );
}

type Part = ReactElement<{ children?: ReactNode; "aria-sort"?: string }>;

export interface TableOrdering {
  readonly table: TableElement;
  readonly order: TableOrder | undefined;
  readonly language: string;
  setOrder(order: TableOrder | undefined): void;
}

/** Head and body of a table, with headers that sort it, and rows in the order that they have set. */
export function orderedParts(parts: readonly ReactNode[], { table, order, language, setOrder }: TableOrdering) {
  return parts.map((part) => {
    if (isPart(part, "thead")) return withSorting(part, table, order, (column) => setOrder(nextOrder(order, column)));
    return order && isPart(part, "tbody") ? inOrder(part, sortedRows(tableTexts(table).body, order, language)) : part;
  });
}

function withSorting(
  head: Part,
  table: TableElement,
  order: TableOrder | undefined,
  sort: (column: number) => void,
): Part {
  const [row] = partsIn(head, "tr");
  if (!row) return head;
  const columns = columnHeads(table);
  const cells = partsIn(row, "th").map((cell, index) => {
    const column = columns[index];
    if (!column) return cell;
    const direction = order?.column === index ? order.direction : undefined;
    return cloneElement(
      cell,
      direction ? { "aria-sort": direction } : {},
      <SortableHead column={column} direction={direction} onSort={() => sort(index)}>
        {cell.props.children}
      </SortableHead>,
    );
  });
  return cloneElement(head, {}, cloneElement(row, {}, cells));
}

function inOrder(body: Part, rows: readonly number[]): Part {
  const parts = partsIn(body, "tr");
  return cloneElement(
    body,
    {},
    rows.map((index) => parts[index]),
  );
}

const isPart = (child: ReactNode, type: string): child is Part => isValidElement(child) && child.type === type;
const partsIn = (parent: Part, type: string) =>
  Children.toArray(parent.props.children).filter((child) => isPart(child, type));
