import type { PopperProps } from "@mui/material";
import { lazyCode, useLazyCode } from "../lazy-code/lazy-code.ts";

const popper = lazyCode(() => import("@mui/material/Popper").then((module) => module.default), "Tooltips don't show");

/** MUI's Popper, fetched when the first one opens. The shell's build puts it into MUI's Tooltip. */
export default function LazyPopper(props: PopperProps) {
  const { code: Popper } = useLazyCode(popper, props.open);
  return Popper && <Popper {...props} />;
}
