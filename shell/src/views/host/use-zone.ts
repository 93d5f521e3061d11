import { useObservable, viewerZone } from "@atrium/shared-ui";
import { useHost } from "./host-context.tsx";

/** The zone that the shell's own times are shown in: the profile's, else the browser's, also for who is signed out. */
export function useZone(): string {
  const { auth } = useHost();
  return viewerZone(useObservable(auth.state$, auth.snapshot).user?.timezone);
}
