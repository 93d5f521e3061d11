import { SHARED_MODULES, providedVersion } from "@atrium/federation-kit/sharing";
import * as contract from "@atrium/shared-contracts/contract";
import * as rx from "@atrium/shared-contracts/rx";
import * as spec from "@atrium/shared-contracts/spec";
import * as chatWire from "@atrium/shared-contracts/wire/chat";
import * as ui from "@atrium/shared-ui";
import * as i18n from "@atrium/shared-ui/i18n";
import * as query from "@atrium/shared-ui/query";
import * as router from "@atrium/shared-ui/router";
import * as styles from "@atrium/shared-ui/styles";
import * as emotionReact from "@emotion/react";
import * as emotionStyled from "@emotion/styled";
import type { UserOptions } from "@module-federation/runtime/types";
import * as react from "react";
import * as reactDom from "react-dom";
import * as jsxRuntime from "react/jsx-runtime";
import { jitteredPause } from "../../core/retry/back-off.ts";
import { withRetries } from "../../core/retry/retry.ts";

type Shared = NonNullable<UserOptions["shared"]>;

const EAGER: Readonly<Record<string, object>> = {
  react,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": reactDom,
  "@emotion/react": emotionReact,
  "@emotion/styled": emotionStyled,
  "@atrium/shared-ui": ui,
  "@atrium/shared-ui/router": router,
  "@atrium/shared-ui/i18n": i18n,
  "@atrium/shared-ui/query": query,
  "@atrium/shared-ui/styles": styles,
  "@atrium/shared-contracts/contract": contract,
  "@atrium/shared-contracts/spec": spec,
  "@atrium/shared-contracts/rx": rx,
  "@atrium/shared-contracts/wire/chat": chatWire,
};

const LAZY: Readonly<Record<string, () => Promise<object>>> = {
  // Selects need what menus consist of.
  "@atrium/shared-ui/extra": () =>
    Promise.all([import("@atrium/shared-ui/extra"), ui.preloadOverlays()]).then(([extra]) => extra),
  "@atrium/shared-contracts/wire": () => import("@atrium/shared-contracts/wire"),
};

/** What features built against contract 1 import. The sharing policy no longer has it, so no new feature can. */
const CONTRACT_1 = "@atrium/shared-contracts";

/** The shell's own copies of every module in the sharing policy, and of what contract 1 shared. Throws when the shell lacks one. */
export function shareScope(): Shared {
  const modules = SHARED_MODULES.map(({ request }) => {
    const library = EAGER[request];
    if (library) return [request, { ...configOf(providedVersion(request)), lib: () => library }] as const;
    const load = LAZY[request];
    if (!load) throw new Error(`The shell does not provide ${request}`);
    return [request, { ...configOf(providedVersion(request)), get: fetched(load) }] as const;
  });
  const contract1 = {
    ...configOf(providedVersion("@atrium/shared-contracts/contract")),
    get: fetched(() => import("../contract-1/contract-1.ts")),
  };
  return Object.fromEntries([...modules, [CONTRACT_1, contract1]]);
}

const configOf = (version: string) => ({
  version,
  scope: ["default"],
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

const BACK_OFF = { firstMs: 300, maxMs: 5_000 } as const;

/**
 * Never rejects: both the runtime and the feature would keep the failure for good. It's tried again until it's there; meanwhile, the feature's region
 * says that it's taking long, and then offers to try again.
 */
const fetched = (load: () => Promise<object>) => () =>
  withRetries(load, (_, failures) => jitteredPause(failures - 1, BACK_OFF)).then((module) => () => module);
