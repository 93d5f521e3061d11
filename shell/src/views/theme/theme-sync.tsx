import { useObservable } from "@atrium/shared-ui";
import { useColorScheme } from "@atrium/shared-ui/styles";
import { useEffect } from "react";
import { useHost } from "../host/host-context.tsx";

/** Tells the design system which color scheme the theme store resolved. */
export function ThemeSync() {
  const { theme } = useHost();
  const { resolved } = useObservable(theme.state$, theme.state);
  const { setMode } = useColorScheme();
  useEffect(() => setMode(resolved), [resolved, setMode]);
  return null;
}
