import "@testing-library/jest-dom/jest-globals";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SHARED_PACKAGES } from "@atrium/federation-kit/sharing";
import type * as contract2 from "@atrium/shared-contracts/contract";
import { BehaviorSubject } from "@atrium/shared-contracts/rx";
import type { FeatureManifest, ResolvedRelease } from "@atrium/shared-contracts/wire";
import { useObservable } from "@atrium/shared-ui";
import { beforeAll, describe, expect, it, jest } from "@jest/globals";
import { type ModuleFederation, createInstance } from "@module-federation/runtime";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "../../app/app.tsx";
import { sampleBoot, sampleRelease } from "../../testing/sample-features.ts";
import { Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { createFederatedSource } from "../loading/federated-source.ts";
import { shareScope } from "../loading/share-scope.ts";
import type * as contract1 from "./contract-1.ts";

/** What features built against contract 1 share, and the versions that their builds require. Their code is released, so this never changes. */
const SHARED_BY_CONTRACT_1 = {
  react: "^19.3.1",
  "react/jsx-runtime": "^19.3.1",
  "react-dom": "^19.3.1",
  "@emotion/react": "^11.14.0",
  "@emotion/styled": "^11.14.1",
  "@atrium/shared-ui": "^1.0.0",
  "@atrium/shared-ui/router": "^1.0.0",
  "@atrium/shared-ui/i18n": "^1.0.0",
  "@atrium/shared-ui/query": "^1.0.0",
  "@atrium/shared-ui/styles": "^1.0.0",
  "@atrium/shared-ui/extra": "^1.0.0",
  "@atrium/shared-contracts": "^1.0.0",
  "@atrium/shared-contracts/rx": "^1.0.0",
  "@atrium/shared-contracts/wire": "^1.0.0",
};

/** The version of a package that the shell is built with. */
function installed(name: string): string {
  const manifest = readFileSync(join(__dirname, "../../../node_modules", name, "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

let runtime: ModuleFederation;
beforeAll(() => {
  const versions = Object.fromEntries(SHARED_PACKAGES.map((name) => [name, installed(name)]));
  Object.assign(globalThis, { __ATRIUM_SHARED_VERSIONS__: versions });
  runtime = createInstance({ name: "shell", remotes: [], shareStrategy: "loaded-first", shared: shareScope() });
});

/** What a feature's import resolves to, by the rules of the federation runtime for what the builds of both contracts say about it. */
async function imported(request: string, requiredVersion = "^1.0.0"): Promise<object> {
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion };
  const factory = await runtime.loadShare<object>(request, { customShareInfo: { shareConfig } });
  const module = factory ? factory() : undefined;
  if (!module) throw new Error(`${request} is not shared`);
  return module;
}

type Modules = Readonly<Record<string, unknown>>;

/** Built against contract 1: imports the package without an entry, and shares a value by perShell. */
async function oldFeature(): Promise<Modules> {
  const contract = (await imported("@atrium/shared-contracts")) as typeof contract1;
  const runs = contract.perShell(() => new BehaviorSubject(0));
  return {
    "./card": {
      default: contract.defineView(({ shell }) => {
        const count = useObservable(runs(shell), 0);
        return (
          <p>{`Old card, contract ${shell.contractVersion}, ${count} runs, at most ${contract.TOAST.limit} toast`}</p>
        );
      }),
    },
    "./command": {
      default: contract.defineService((shell) => ({ run: () => runs(shell).next(runs(shell).value + 1) })),
    },
  };
}

/** Built against contract 2: imports its entry, and shares a value by `once`. */
async function newFeature(): Promise<Modules> {
  const contract = (await imported("@atrium/shared-contracts/contract")) as typeof contract2;
  const createRuns = () => new BehaviorSubject(0);
  return {
    "./card": {
      default: contract.defineView(({ shell }) => {
        const count = useObservable(shell.once(createRuns), 0);
        return <p>{`New card, contract ${shell.contractVersion}, ${count} runs, ${shell.connectivity$.value}`}</p>;
      }),
    },
    "./command": {
      default: contract.defineService((shell) => {
        const runs = shell.once(createRuns);
        return { run: () => runs.next(runs.value + 1) };
      }),
    },
  };
}

const release = (id: string, requires: FeatureManifest["requires"]): ResolvedRelease =>
  sampleRelease(id, "1.0.0", {
    requires,
    slots: [
      { slot: "home.card", id: "card", expose: "./card", label: { en: id } },
      { slot: "command", id: "run", expose: "./command", label: { en: `Run ${id}` } },
    ],
  });

function sourceOf(releases: readonly ResolvedRelease[], modules: Readonly<Record<string, Modules>> = {}) {
  const entry = jest.fn(async () => {});
  const boot = sampleBoot(releases.map((active) => ({ id: active.feature.id, active, fallbacks: [] })));
  const source = createFederatedSource(boot, {
    transport: { entry, expose: async ({ feature }, expose) => modules[feature.id]?.[expose], forget() {} },
    page: document,
    nonce: undefined,
    diagnose: async () => ({ kind: "unreachable" }),
  });
  return { source, entry };
}

describe("features built against contract 1 and against contract 2", () => {
  it("run side by side, each with the ShellApi of its contract", async () => {
    const { source } = sourceOf(
      [
        release("mfe-old", { contract: "^1.2.0", shell: "^1.0.0" }),
        release("mfe-new", { contract: "^2.0.0", wire: "^1.0.0", spec: "^1.0.0", shell: "^1.0.0" }),
      ],
      { "mfe-old": await oldFeature(), "mfe-new": await newFeature() },
    );
    const { host } = createTestHost({ source, signedIn: true });
    await host.auth.start();
    render(
      <Surroundings host={host}>
        <App />
      </Surroundings>,
    );
    expect(await screen.findByText("Old card, contract 1.2.0, 0 runs, at most 1 toast")).toBeInTheDocument();
    expect(await screen.findByText("New card, contract 2.1.0, 0 runs, online")).toBeInTheDocument();
    const user = userEvent.setup();
    for (const feature of ["mfe-old", "mfe-new"]) {
      await user.keyboard("{Control>}k{/Control}");
      await user.type(await screen.findByRole("combobox", { name: "Command palette" }), `Run ${feature}{Enter}`);
    }
    expect(await screen.findByText("Old card, contract 1.2.0, 1 runs, at most 1 toast")).toBeInTheDocument();
    expect(await screen.findByText("New card, contract 2.1.0, 1 runs, online")).toBeInTheDocument();
  });

  it.each(["^3.0.0", "^1.3.0", "^0.9.0"])("are refused before any download when they require %s", async (contract) => {
    const { source, entry } = sourceOf([release("mfe-other", { contract, shell: "^1.0.0" })]);
    await expect(source.load("mfe-other", "./card")).rejects.toMatchObject({ phase: "gate" });
    expect(entry).not.toHaveBeenCalled();
  });

  it.each([{ wire: "^9.0.0" }, { spec: "^9.0.0" }, { ui: "^9.0.0" }])(
    "are refused when they require %j",
    async (part) => {
      const { source } = sourceOf([release("mfe-other", { contract: "^2.0.0", shell: "^1.0.0", ...part })]);
      await expect(source.load("mfe-other", "./card")).rejects.toMatchObject({ phase: "gate" });
    },
  );
});

it("a feature built with a later shared-ui gets none rather than one that lacks what it imports", async () => {
  await expect(imported("@atrium/shared-ui", `^${installed("@atrium/shared-ui")}`)).resolves.toBeTruthy();
  await expect(imported("@atrium/shared-ui", "^1.999.0")).rejects.toThrow(/does not satisfy/);
});

describe("a feature built against contract 1", () => {
  it.each(Object.entries(SHARED_BY_CONTRACT_1))("finds %s %s in the page", async (request, requiredVersion) => {
    await expect(imported(request, requiredVersion)).resolves.toBeTruthy();
  });

  const report = readFileSync(join(__dirname, "../../../../shared-contracts/api/contract/1.2.0.d.ts"), "utf8");
  const modules = report.split(/^\/\/ (?=.+\.d\.ts$)/m);
  /** Names of the values that the modules export. */
  const exportedBy = (path: RegExp) =>
    modules
      .filter((module) => path.test(module))
      .flatMap((module) => [
        ...[...module.matchAll(/^export declare (?:const|function|class) (\w+)/gm)].map(([, name]) => name),
        ...[...module.matchAll(/^export \{(.+?)\} from "rxjs"/gm)].flatMap(([, names = ""]) =>
          names.trim().split(", "),
        ),
      ]);

  it.each([
    [
      "@atrium/shared-contracts",
      /^(specification\/(?!visible-text)|shell-api\/)/,
      ["HttpError", "perShell", "WEB_APP"],
    ],
    [
      "@atrium/shared-contracts/wire",
      /^(wire\/|specification\/visible-text)/,
      ["User", "Settings", "visibleCharacters"],
    ],
    ["@atrium/shared-contracts/rx", /^rx\./, ["BehaviorSubject", "switchMap", "firstValueFrom"]],
  ])("finds everything that %s exported", async (request, path, some) => {
    const names = exportedBy(path);
    expect(names).toEqual(expect.arrayContaining(some));
    expect(Object.keys(await imported(request))).toEqual(expect.arrayContaining(names));
  });
});
