import { COLORS, styled } from "@atrium/shared-ui/styles";
import { JUMP_PLACE_PX } from "./jump-place.ts";

/** The thread's scroller. Its scrollbar shows while scrolling and fades afterward. */
export const ThreadScroll = styled("div")(({ theme }) => ({
  position: "absolute",
  inset: 0,
  overflowY: "auto",
  overflowX: "hidden",
  overflowAnchor: "none",
  overscrollBehavior: "contain",
  scrollbarWidth: "thin",
  scrollbarColor: "transparent transparent",
  transition: "scrollbar-color 200ms",
  "&[data-scrolling=true], &:hover, &:focus-visible": { scrollbarColor: `${COLORS.light.control} transparent` },
  "&:focus-visible": { outlineOffset: -2 },
  // What gets the focus isn't behind the button there.
  "&[data-jump=true]": { scrollPaddingBottom: JUMP_PLACE_PX },
  ...theme.applyStyles("dark", {
    "&[data-scrolling=true], &:hover, &:focus-visible": { scrollbarColor: `${COLORS.dark.control} transparent` },
  }),
}));
