import { useLazyCode } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Children, type ComponentProps, useContext, useState } from "react";
import type { ExtraProps } from "react-markdown";
import { TEXTS } from "../../locales/translations.ts";
import { tableTools } from "../lazy-parts.ts";
import { StillWritten } from "../still-written.ts";
import type { TableOrder } from "./sorted-rows.ts";
import { TableFrame } from "./table-frame.ts";

/** A table that scrolls by itself. It can be sorted by its columns and copied once it's written and the code for it has loaded. */
export function ReplyTable({ children, node }: ComponentProps<"table"> & ExtraProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const isWritten = !useContext(StillWritten);
  const [order, setOrder] = useState<TableOrder>();
  const tools = useLazyCode(tableTools).code;
  // With the same keys as the ordered parts have.
  const parts = Children.toArray(children);
  return (
    <TableFrame>
      <div className="table-head">
        {tools && node ? <tools.CopyTable table={node} order={order} disabled={!isWritten} /> : null}
      </div>
      {/* Focusable because it scrolls sideways and keyboard users must be able to scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="table-scroll" aria-label={t("message.table")} tabIndex={0}>
        <table>
          {tools && node && isWritten
            ? tools.orderedParts(parts, { table: node, order, setOrder, language: i18n.language })
            : parts}
        </table>
      </section>
    </TableFrame>
  );
}
