// Safe in a browser: the shell's loader reads the sharing policy from here.
export { providedVersion } from "./provided-versions.ts";
export { SHARED_MODULES, SHARED_PACKAGES, type SharedModule } from "./shared-modules.ts";
export { FILE_IMPORT, type FileImport } from "./file-import.ts";
export { CHUNK_HANDOVER, type ChunkHandovers } from "./chunk-handover.ts";
export { MODULE_CHECK, type ModuleCheck } from "./module-check.ts";
