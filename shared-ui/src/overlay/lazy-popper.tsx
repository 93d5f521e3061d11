import type { PopperProps } from "@mui/material";
import { useLazyCode } from "../lazy-code/lazy-code.ts";
import { tooltipCode } from "./tooltip-code.ts";

/** MUI's Popper, fetched when the first one opens. The shell's build puts it into MUI's Tooltip. */
export default function LazyPopper(props: PopperProps) {
  const { code } = useLazyCode(tooltipCode, props.open);
  return code && <code.Popper {...props} />;
}
