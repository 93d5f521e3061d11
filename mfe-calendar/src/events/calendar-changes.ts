import { perShell } from "@atrium/shared-contracts";
import { Subject } from "@atrium/shared-contracts/rx";

/** Speaks when this tab has changed the calendar, whatever came of it. */
export const calendarChanges = perShell(() => new Subject<void>());
