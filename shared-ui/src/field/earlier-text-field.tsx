import type { TextFieldProps } from "@mui/material";
import { lazyCode, useLazyCode } from "../lazy-code/lazy-code.ts";

const field = lazyCode(
  () => import("@mui/material/TextField").then((module) => module.default),
  "A text field doesn't show",
);

/** For features built while the main entry had it. The others take it from `extra`, which is there before they show. */
export function TextField(props: TextFieldProps) {
  const { code: Loaded } = useLazyCode(field);
  return Loaded && <Loaded {...props} />;
}
