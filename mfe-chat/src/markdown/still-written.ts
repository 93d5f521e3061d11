import { createContext } from "react";

/** Whether the block around is still being written. What depends on all of it, such as sorting a table, waits. */
export const StillWritten = createContext(false);

/** Whether it has been written while it was shown. */
export const GrewHere = createContext(false);

/** The id of the heading of the message's footnotes. */
export const NotesHeading = createContext<string | undefined>(undefined);
