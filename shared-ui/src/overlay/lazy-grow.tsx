import type { GrowProps } from "@mui/material";
import { useLazyCode } from "../lazy-code/lazy-code.ts";
import { tooltipCode } from "./tooltip-code.ts";

/** MUI's Grow, from the code that the popper around it has already loaded. The shell's build puts it into MUI's Tooltip. */
export default function LazyGrow(props: GrowProps) {
  const { code } = useLazyCode(tooltipCode);
  return code && <code.Grow {...props} />;
}
