import { COLORS, styled } from "@atrium/shared-ui/styles";

/** The rounded box around a message field and its buttons. */
export const ComposerFrame = styled("form")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: "flex",
    alignItems: "flex-end",
    gap: 8,
    padding: "6px",
    borderRadius: 22,
    border: `1px solid ${COLORS.light.control}`,
    backgroundColor: palette.background.paper,
    transition: "border-color 150ms, box-shadow 150ms",
    "&:focus-within": { borderColor: palette.primary.main, boxShadow: `0 0 0 1px ${palette.primary.main}` },
    ...theme.applyStyles("dark", { borderColor: COLORS.dark.control }),
  };
});

/** The text of a message field. */
export const FIELD_TEXT = {
  py: { xs: 1.25, md: 0.75 },
  fontSize: { xs: "1rem", md: "0.9375rem" },
  lineHeight: 1.55,
  // Beside more buttons, it would take another line, and the field with it.
  "& textarea::placeholder": { whiteSpace: "nowrap", overflow: "hidden", textOverflow: "ellipsis" },
  // A long text leaves Send in the window, above a phone's keyboard too. The field hides what's beyond its rows by itself.
  "@media (max-height: 820px)": { "& textarea": { maxHeight: "30dvh", overflowY: "auto !important" } },
};
