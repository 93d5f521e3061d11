import { join } from "node:path";
import { type ImportRedirect, RUNTIME_REDIRECTS } from "@atrium/federation-kit/build";

const sharedUi = join(import.meta.dirname, "../shared-ui/src");
const standIns = join(import.meta.dirname, "src/federation/stand-ins");

const federation = (importer: string, request: string, to: string): ImportRedirect => ({
  importer: `@module-federation/runtime-core/dist/${importer}`,
  request,
  to: join(standIns, to),
});
const mui = (importer: string, request: string, to: string): ImportRedirect => ({
  importer: `@mui/${importer}.mjs`,
  request: `${request}.mjs`,
  to: join(sharedUi, to),
});

/** Parts of the design system that the shell loads later, or has its own in place of. */
export const uiRedirects: readonly ImportRedirect[] = [
  mui("material/Tooltip/Tooltip", "../Popper/index", "overlay/lazy-popper.tsx"),
  mui("material/Tooltip/Tooltip", "../Grow/index", "overlay/lazy-grow.tsx"),
  mui("material/ButtonBase/ButtonBase", "../useLazyRipple/index", "theme/no-ripple.ts"),
  mui("material/ButtonBase/ButtonBase", "./TouchRipple", "theme/no-touch-ripple.ts"),
  mui(
    "system/cssVars/createCssVarsProvider",
    "../InitColorSchemeScript/InitColorSchemeScript",
    "theme/no-color-scheme-script.ts",
  ),
  mui(
    "system/cssVars/useCurrentColorScheme",
    "../InitColorSchemeScript/InitColorSchemeScript",
    "theme/no-color-scheme-script.ts",
  ),
];

/** The same for the federation runtime. */
export const federationRedirects: readonly ImportRedirect[] = [
  ...RUNTIME_REDIRECTS,
  federation("core.js", "./plugins/snapshot/SnapshotHandler.js", "snapshots.ts"),
  federation("remote/index.js", "../plugins/snapshot/SnapshotHandler.js", "snapshots.ts"),
  federation("remote/index.js", "../utils/preload.js", "asset-preload.ts"),
  federation("helpers.js", "./utils/preload.js", "asset-preload.ts"),
];
