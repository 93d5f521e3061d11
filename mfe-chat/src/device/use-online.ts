import { useObservable, useShell } from "@atrium/shared-ui";

/** Whether the device has a network connection. */
export const useOnline = () => useObservable(useShell().connectivity$) !== "offline";
