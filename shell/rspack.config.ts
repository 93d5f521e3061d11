import { join } from "node:path";
import { defineShellBuild } from "@atrium/federation-kit/build";
import { shellPage } from "./src/page/shell-page.ts";

export default defineShellBuild({
  directory: import.meta.dirname,
  entry: "./src/app/main.tsx",
  worker: "./src/core/offline/worker/main.ts",
  page: shellPage,
  redirects: [
    {
      importer: "@mui/material/Tooltip/Tooltip.mjs",
      request: "../Popper/index.mjs",
      to: join(import.meta.dirname, "../shared-ui/src/overlay/lazy-popper.tsx"),
    },
  ],
});
