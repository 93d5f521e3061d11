import { Box, rem } from "@atrium/shared-ui";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef, useState } from "react";
import type { PreviewedFile } from "../file-content/previewed-file.ts";
import { readTable } from "../file-content/table-text.ts";
import { tableSizes } from "./table-sizes.ts";
import { CutNote, WholeFile, type WholeText } from "./whole-file.tsx";

/** What a table shows of a file. Browsers have a limit for how tall something can be, and draw many columns slowly. */
const LIMITS = { rows: 50_000, columns: 100, characters: 1_000 } as const;
/** Of a row, and of a line in it. Pixels. */
const PADDING_PX = 14;
const LINE_PX = 21;
const BORDER_PX = 1;

/** A file of separated values, as a table. */
export const TableView = ({ file }: { readonly file: PreviewedFile }) => (
  <WholeFile file={file}>{(content) => <Rows name={file.name} {...content} />}</WholeFile>
);

function Rows({ name, text, isWhole }: WholeText & { readonly name: string }) {
  const table = useMemo(() => readTable(text, isWhole, LIMITS), [text, isWhole]);
  const { widths, lines } = useMemo(() => tableSizes(table), [table]);
  const { head, rows, columns, isCut } = table;
  const scroller = useRef<HTMLDivElement>(null);
  const [scale] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize || "16") / 16);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    // It isn't measured: a row that changes its height while it's scrolled into view stops the browser on its way to the end.
    estimateSize: (index) => (PADDING_PX + LINE_PX * (lines[index] ?? 1)) * scale + BORDER_PX,
    overscan: 12,
    initialRect: { width: 800, height: 800 },
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const firstRow = head ? 2 : 1;
  return (
    <>
      {isCut && <CutNote />}
      <Box
        ref={scroller}
        component="section"
        aria-label={name}
        // It scrolls, so keyboard users must be able to focus it.
        tabIndex={0}
        sx={{ flexGrow: 1, minHeight: 0, overflow: "auto", px: 2, pb: 2, "&:focus-visible": { outlineOffset: -2 } }}
      >
        <Box
          component="table"
          aria-label={name}
          aria-rowcount={rows.length + firstRow - 1}
          aria-colcount={columns}
          style={{ width: `${widths.reduce((sum, width) => sum + width, 0)}ch` }}
          sx={{
            mx: "auto",
            // Wider than what's in it, if there's room, so that a small table isn't lost on a large screen.
            minWidth: `min(100%, ${rem(640)})`,
            tableLayout: "fixed",
            borderCollapse: "separate",
            borderSpacing: 0,
            fontSize: rem(14),
            lineHeight: rem(LINE_PX),
            overflowWrap: "anywhere",
            "& th, & td": {
              px: 1.5,
              py: rem(PADDING_PX / 2),
              textAlign: "start",
              verticalAlign: "top",
              borderBottom: 1,
              borderColor: "divider",
            },
            "& th": { position: "sticky", top: 0, zIndex: 1, fontWeight: 600, bgcolor: "background.paper" },
            "& .table-space": { p: 0, border: 0 },
            "& .table-cell": {
              display: "-webkit-box",
              WebkitBoxOrient: "vertical",
              overflow: "hidden",
              whiteSpace: "pre-line",
            },
          }}
        >
          <colgroup>
            {widths.map((width, column) => (
              <col key={column} style={{ width: `${width}ch` }} />
            ))}
          </colgroup>
          {head && (
            <thead>
              <tr aria-rowindex={1}>
                {Array.from({ length: columns }, (_, column) => (
                  <th key={column} scope="col" dir="auto">
                    {head[column]}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {before > 0 && <Space height={before} columns={columns} />}
            {items.map(({ index, key, size }) => (
              <tr key={key} aria-rowindex={index + firstRow} style={{ height: size }}>
                {Array.from({ length: columns }, (_, column) => (
                  <td key={column}>
                    <div className="table-cell" dir="auto" style={{ WebkitLineClamp: lines[index] }}>
                      {rows[index]?.[column]}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
            {after > 0 && <Space height={after} columns={columns} />}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

/** Takes the place of rows that aren't in view. */
const Space = ({ height, columns }: { readonly height: number; readonly columns: number }) => (
  <tr aria-hidden>
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- There's nothing in it. */}
    <td className="table-space" colSpan={columns} style={{ height }} />
  </tr>
);
