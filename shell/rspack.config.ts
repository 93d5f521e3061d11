import { join } from "node:path";
import { defineShellBuild } from "@atrium/federation-kit/build";
import { shellPage } from "./src/page/shell-page.ts";

const sharedUi = join(import.meta.dirname, "../shared-ui/src");
const federation = join(import.meta.dirname, "src/federation/stand-ins");

export default defineShellBuild({
  directory: import.meta.dirname,
  entry: "./src/app/main.tsx",
  worker: "./src/core/offline/worker/main.ts",
  page: shellPage,
  redirects: [
    ...["core.js", "remote/index.js"].map((importer) => ({
      importer: `@module-federation/runtime-core/dist/${importer}`,
      request:
        importer === "core.js" ? "./plugins/snapshot/SnapshotHandler.js" : "../plugins/snapshot/SnapshotHandler.js",
      to: join(federation, "snapshots.ts"),
    })),
    ...["remote/index.js", "helpers.js"].map((importer) => ({
      importer: `@module-federation/runtime-core/dist/${importer}`,
      request: importer === "helpers.js" ? "./utils/preload.js" : "../utils/preload.js",
      to: join(federation, "asset-preload.ts"),
    })),
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
    ...["createCssVarsProvider.mjs", "useCurrentColorScheme.mjs"].map((importer) => ({
      importer: `@mui/system/cssVars/${importer}`,
      request: "../InitColorSchemeScript/InitColorSchemeScript.mjs",
      to: join(sharedUi, "theme/no-color-scheme-script.ts"),
    })),
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
