import { COLORS, styled } from "@atrium/shared-ui/styles";

/** The bubble of a user message. Shows the text as typed, not as Markdown. */
export const Bubble = styled("div")(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: "min(85%, 640px)",
  padding: "8px 14px",
  borderRadius: 16,
  borderEndEndRadius: 4,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  backgroundColor: "#eeeef3",
  ...theme.applyStyles("dark", { backgroundColor: COLORS.dark.border }),
}));
