import { styled } from "@atrium/shared-ui/styles";

/** Above the button, where the text fades. Pixels. */
const FADE_PX = 28;
/** Below the button. Pixels. */
const GAP_PX = 12;
/** How tall it is with a button for fingers. Pixels. */
export const JUMP_PLACE_PX = FADE_PX + 44 + GAP_PX;
/** The scrollbar stays in sight. Pixels. */
const SCROLLBAR_PX = 16;

/** The end of the thread's view, for the button that jumps to the latest message. What's behind it fades, so nothing is read through it. */
export const JumpPlace = styled("div")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: "absolute",
    insetInline: `0 ${SCROLLBAR_PX}px`,
    bottom: 0,
    padding: `${FADE_PX}px 0 ${GAP_PX}px ${SCROLLBAR_PX}px`,
    display: "flex",
    justifyContent: "center",
    backgroundImage: `linear-gradient(transparent, ${palette.background.default} ${FADE_PX}px)`,
    pointerEvents: "none",
    "& > button": { pointerEvents: "auto" },
  };
});
