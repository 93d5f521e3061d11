import { join } from "node:path";
import { defineShellBuild } from "@atrium/federation-kit/build";

export default defineShellBuild({ directory: import.meta.dirname, entry: join(import.meta.dirname, "main.tsx") });
