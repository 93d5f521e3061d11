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
