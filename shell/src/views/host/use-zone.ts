import { useObservable, viewerZone } from "@atrium/shared-ui";
import { useHost } from "./host-context.tsx";

/** The time zone for the shell's own times: the profile's, else the browser's, which is also used when nobody is signed in. */
export function useZone(): string {
  const { auth } = useHost();
  return viewerZone(useObservable(auth.state$, auth.snapshot).user?.timezone);
}
