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

/** The box around a block of code. */
export const CodeFrame = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: COLORS.light.surface,
    overflow: "hidden",
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
    "& .code-body": { display: "flex", position: "relative", "& > pre": { flex: 1, minWidth: 0 } },
    "& .code-body[hidden]": { display: "none" },
    "& .code-drawing": {
      overflowX: "auto",
      padding: "14px",
      textAlign: "center",
      backgroundColor: COLORS.light.background,
      "& > img": { height: "auto", verticalAlign: "middle" },
      "&:focus-visible": { outlineOffset: -2 },
    },
    "& .code-folded": { maxHeight: "38rem", overflow: "hidden", maskImage: "linear-gradient(#000 85%, transparent)" },
    "& .code-numbers": {
      flexShrink: 0,
      padding: "12px 0 12px 14px",
      color: palette.text.secondary,
      fontFamily: MONO_FAMILY,
      fontSize: "0.8125rem",
      lineHeight: 1.6,
      textAlign: "end",
      whiteSpace: "pre",
      userSelect: "none",
    },
    "& .code-numbers-switch[aria-pressed=true]": { backgroundColor: palette.action.selected },
    "& .code-fold": { borderTop: `1px solid ${palette.divider}`, borderRadius: 0, fontSize: "0.75rem" },
    ...codeColors("light"),
    ...theme.applyStyles("dark", {
      backgroundColor: COLORS.dark.surface,
      "& .code-drawing": { backgroundColor: COLORS.dark.background },
      ...codeColors("dark"),
    }),
  };
});
