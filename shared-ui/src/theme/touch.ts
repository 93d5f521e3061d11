import { rem } from "./rem.ts";

/** Smallest size of a button or field for fingers, which miss anything smaller. */
export const TOUCH = rem(44);
/** Media query: phones, and every screen whose main pointer is a finger. */
export const BY_TOUCH = "@media (pointer: coarse), (max-width: 599.95px)";
