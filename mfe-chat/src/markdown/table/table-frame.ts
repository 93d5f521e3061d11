import { COLORS, styled } from "@atrium/shared-ui/styles";

/** The box around a table. */
export const TableFrame = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    overflow: "hidden",
    "& .table-head": {
      display: "flex",
      justifyContent: "end",
      // Holds the place of buttons that come later.
      minHeight: 32,
      paddingInline: 4,
      borderBottom: `1px solid ${palette.divider}`,
      backgroundColor: COLORS.light.surface,
      color: palette.text.secondary,
      "& button": { fontSize: "0.75rem", minHeight: 24, paddingBlock: 2 },
    },
    "& .table-scroll": { overflowX: "auto", "&:focus-visible": { outlineOffset: -2 } },
    "& table": { borderCollapse: "collapse", width: "100%", fontSize: "0.875rem", overflowWrap: "normal" },
    "& th, & td": { padding: "8px 12px", textAlign: "start", verticalAlign: "top" },
    "& th": { fontWeight: 600, whiteSpace: "nowrap", backgroundColor: COLORS.light.surface, paddingInlineEnd: 26 },
    // The arrow's place is on the side that isn't in line with the column.
    "& th[style*=right]": { padding: "8px 12px 8px 26px" },
    "& th[style*=center]": { paddingInlineStart: 26 },
    "& .table-sort, & .table-sort-arrow": {
      all: "unset",
      cursor: "pointer",
      "&:focus-visible": { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2, borderRadius: 2 },
    },
    "& .table-sort:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    "& .table-sort, & .table-sorted": { position: "relative" },
    "& .table-arrow, & .table-sort-arrow": {
      position: "absolute",
      insetInlineStart: "calc(100% + 3px)",
      insetBlockStart: 3,
    },
    "& .table-sort-arrow": { display: "grid", padding: 5, margin: "-3px -1px" },
    // Only the sorted column's arrow says how the table is sorted.
    "& th:not([aria-sort]) .table-sort-arrow": { opacity: 0.4 },
    "& th:not([aria-sort]) .table-sort-arrow:is(:hover, :focus-visible)": { opacity: 1 },
    "& th[style*=right] :is(.table-arrow, .table-sort-arrow)": { insetInline: "auto calc(100% + 3px)" },
    "& tr + tr td, & tbody tr td": { borderTop: `1px solid ${palette.divider}` },
    ...theme.applyStyles("dark", { "& th, & .table-head": { backgroundColor: COLORS.dark.surface } }),
  };
});
