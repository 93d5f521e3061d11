import { createContext } from "react";

/** The place in the header for what helps in the thread below, where it covers nothing. Null until the header is there. */
export const HeaderPlace = createContext<HTMLElement | null>(null);
