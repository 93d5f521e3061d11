import { join } from "node:path";
import { defineShellBuild } from "@atrium/federation-kit/build";
import { shellPage } from "./src/page/shell-page.ts";

const sharedUi = join(import.meta.dirname, "../shared-ui/src");

export default defineShellBuild({
  directory: import.meta.dirname,
  entry: "./src/app/main.tsx",
  worker: "./src/core/offline/worker/main.ts",
  page: shellPage,
  redirects: [
    {
      importer: "@mui/material/Tooltip/Tooltip.mjs",
      request: "../Popper/index.mjs",
      to: join(sharedUi, "overlay/lazy-popper.tsx"),
    },
    {
      importer: "@mui/material/Tooltip/Tooltip.mjs",
      request: "../Grow/index.mjs",
      to: join(sharedUi, "overlay/lazy-grow.tsx"),
    },
    {
      importer: "@mui/material/ButtonBase/ButtonBase.mjs",
      request: "../useLazyRipple/index.mjs",
      to: join(sharedUi, "theme/no-ripple.ts"),
    },
    {
      importer: "@mui/material/ButtonBase/ButtonBase.mjs",
      request: "./TouchRipple.mjs",
      to: join(sharedUi, "theme/no-touch-ripple.ts"),
    },
  ],
});
