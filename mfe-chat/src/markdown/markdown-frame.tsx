import { COLORS, MONO_FAMILY, styled } from "@atrium/shared-ui/styles";

/**
 * Emotion warns that a server's markup has styles for its first child. We render none there, and "* + *" would have the styles of the whole reply worked
 * out again for each block that's added.
 */
const UNSAFE_ON_SERVERS =
  "/* emotion-disable-server-rendering-unsafe-selector-warning-please-do-not-use-this-the-warning-exists-for-a-reason */";

/** The typography of assistant text. Code and tables bring their own, as simple replies have none. */
export const MarkdownFrame = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body1,
    lineHeight: 1.65,
    overflowWrap: "anywhere",
    minWidth: 0,
    // Browsers paint blocks that are isolated one by one, and the others all again as the last one grows.
    "& > *": { marginBlock: "0.85em 0", isolation: "isolate" },
    "& h1, & h2, & h3, & h4, & h5, & h6": { lineHeight: 1.3, fontWeight: 620, letterSpacing: "-0.01em" },
    "& > h1, & > h2, & > h3": { marginTop: "1.5em" },
    "& h1": { fontSize: "1.35rem" },
    "& h2": { fontSize: "1.2rem" },
    "& h3": { fontSize: "1.05rem" },
    "& h4, & h5, & h6": { fontSize: "1rem" },
    "& ul, & ol": { paddingInlineStart: "1.5em" },
    "& li + li, & li > ul, & li > ol": { marginTop: "0.3em" },
    "& li > p": { marginBlock: "0.4em" },
    "& li::marker": { color: palette.text.secondary },
    "& li:has(> input)": { listStyle: "none", marginInlineStart: "-1.4em" },
    // From the text beside the box, as in any other item.
    "& li:has(> input) > :is(ul, ol)": { paddingInlineStart: "2.9em" },
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
    "& pre": { overflowX: "auto", fontFamily: MONO_FAMILY },
    "& .reply-link": {
      color: palette.primary.main,
      textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
      "&:hover": { textDecorationColor: "inherit" },
    },
    "& .footnotes": { fontSize: "0.875rem", color: palette.text.secondary },
    "& .footnotes h2": { fontSize: "inherit" },
    "& .footnotes a, & sup a": { color: palette.primary.main },
    "& .footnotes li:focus": { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2, borderRadius: 2 },
    [`${UNSAFE_ON_SERVERS}& > :first-child`]: { marginTop: 0 },
    ...theme.applyStyles("dark", { "& :not(pre) > code": { backgroundColor: COLORS.dark.surface } }),
  };
});
