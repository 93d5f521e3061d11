import type { ShellApi } from "@atrium/shared-contracts/contract";
import { Subject } from "@atrium/shared-contracts/rx";

/** Emits when this tab has tried to change the calendar, whether or not it worked. */
export const calendarChanges = (shell: ShellApi) => shell.once(createChanges);

const createChanges = () => new Subject<void>();
