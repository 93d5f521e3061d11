/** All tables, for the migration generator. Each domain adds a line. */
export * from "../auth/tables.ts";
export * from "../limits/tables.ts";
export * from "../feedback/tables.ts";
export * from "../preferences/tables.ts";
export * from "../memory/tables.ts";
export * from "../calendar/tables.ts";
export * from "../media/tables.ts";
export * from "../chat/storage/tables.ts";
export * from "../usage/tables.ts";
export * from "../sharing/tables.ts";
export * from "../realtime/tables.ts";
export * from "../processes/tables.ts";
export * from "../marketplace/tables.ts";
export * from "../housekeeping/tables.ts";
