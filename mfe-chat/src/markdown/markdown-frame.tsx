import { COLORS, MONO_FAMILY, styled } from "@atrium/shared-ui/styles";

/** Code colors by token type. Each has a contrast of at least 4.5:1 on the code background. */
const CODE = {
  light: {
    keyword: "#a1267d",
    string: "#1c6b3c",
    number: "#8a4b00",
    title: "#3a4fc4",
    comment: "#5f6570",
    meta: "#6b5200",
  },
  dark: {
    keyword: "#ff9bd2",
    string: "#8fdcab",
    number: "#f5c07a",
    title: "#a9b8ff",
    comment: "#8d93a1",
    meta: "#e0c97f",
  },
} as const;

const codeColors = (scheme: keyof typeof CODE) => {
  const colors = CODE[scheme];
  return {
    "& .hljs-keyword, & .hljs-selector-tag, & .hljs-literal, & .hljs-type, & .hljs-template-tag, & .hljs-doctag": {
      color: colors.keyword,
    },
    "& .hljs-string, & .hljs-regexp, & .hljs-addition, & .hljs-symbol, & .hljs-template-variable, & .hljs-link": {
      color: colors.string,
    },
    "& .hljs-number, & .hljs-attr, & .hljs-attribute, & .hljs-variable, & .hljs-selector-attr, & .hljs-bullet": {
      color: colors.number,
    },
    "& .hljs-title, & .hljs-section, & .hljs-name, & .hljs-built_in, & .hljs-selector-id, & .hljs-selector-class": {
      color: colors.title,
    },
    "& .hljs-comment, & .hljs-quote": { color: colors.comment },
    "& .hljs-meta": { color: colors.meta },
    "& .hljs-deletion": { color: COLORS[scheme].error },
  };
};

/** The typography of assistant text. */
export const MarkdownFrame = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body1,
    lineHeight: 1.65,
    overflowWrap: "anywhere",
    minWidth: 0,
    "& > *": { marginBlock: 0 },
    "& > * + *": { marginTop: "0.85em" },
    "& h1, & h2, & h3, & h4, & h5, & h6": { lineHeight: 1.3, fontWeight: 620, letterSpacing: "-0.01em" },
    "& > * + h1, & > * + h2, & > * + h3": { marginTop: "1.5em" },
    "& h1": { fontSize: "1.35rem" },
    "& h2": { fontSize: "1.2rem" },
    "& h3": { fontSize: "1.05rem" },
    "& h4, & h5, & h6": { fontSize: "1rem" },
    "& ul, & ol": { paddingInlineStart: "1.5em" },
    "& li + li, & li > ul, & li > ol": { marginTop: "0.3em" },
    "& li > p": { marginBlock: "0.4em" },
    "& li::marker": { color: palette.text.secondary },
    "& li:has(> input)": { listStyle: "none", marginInlineStart: "-1.4em" },
    "& blockquote": {
      marginInline: 0,
      borderInlineStart: `3px solid ${palette.divider}`,
      paddingInlineStart: "1em",
      color: palette.text.secondary,
      "& > *": { marginBlock: 0 },
    },
    "& hr": { border: 0, borderTop: `1px solid ${palette.divider}`, marginBlock: "1.5em" },
    "& :not(pre) > code": {
      fontFamily: MONO_FAMILY,
      fontSize: "0.88em",
      padding: "0.15em 0.35em",
      borderRadius: 5,
      backgroundColor: COLORS.light.surface,
      border: `1px solid ${palette.divider}`,
    },
    "& .code-block": {
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.shape.borderRadius,
      backgroundColor: COLORS.light.surface,
      overflow: "hidden",
    },
    "& .code-head": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      paddingInline: "12px 4px",
      minHeight: 32,
      fontSize: "0.75rem",
      color: palette.text.secondary,
      borderBottom: `1px solid ${palette.divider}`,
      "& button": { fontSize: "0.75rem", minHeight: 24, paddingBlock: 2 },
    },
    "& pre": {
      margin: 0,
      padding: "12px 14px",
      overflowX: "auto",
      fontFamily: MONO_FAMILY,
      fontSize: "0.8125rem",
      lineHeight: 1.6,
    },
    "& pre:focus-visible": { outlineOffset: -2 },
    "& pre code": { fontFamily: "inherit", overflowWrap: "normal" },
    "& .table-frame": {
      overflowX: "auto",
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.shape.borderRadius,
    },
    "& table": { borderCollapse: "collapse", width: "100%", fontSize: "0.875rem", overflowWrap: "normal" },
    "& th, & td": { padding: "8px 12px", textAlign: "start", verticalAlign: "top" },
    "& th": { fontWeight: 600, whiteSpace: "nowrap", backgroundColor: COLORS.light.surface },
    "& tr + tr td, & tbody tr td": { borderTop: `1px solid ${palette.divider}` },
    ...codeColors("light"),
    ...theme.applyStyles("dark", {
      "& :not(pre) > code, & .code-block, & th": { backgroundColor: COLORS.dark.surface },
      ...codeColors("dark"),
    }),
  };
});
