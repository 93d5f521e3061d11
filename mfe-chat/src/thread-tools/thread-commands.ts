import { Subject } from "@atrium/shared-contracts/rx";

/** What can be done in the open conversation, by the id of its command. */
export type ThreadCommand = "previous-own" | "next-own" | "find";

/** Takes the keys and menu items of the open conversation, and the palette's commands, to it. One for each session. */
export const createThreadCommands = () => new Subject<ThreadCommand>();
