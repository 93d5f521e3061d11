import { sep } from "node:path";
import {
  ConcatenatedModule,
  WebpackError,
  type Compilation,
  type Compiler,
  type Module,
  type RspackPluginInstance,
} from "@rspack/core";
import type { InstalledPackage } from "../sharing/installed-packages.ts";

const NAME = "AtriumSingletonGuard";

/** Packages that must exist only once in the page, and where a feature should import them from. */
const REMEDIES: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/^react-router(-dom)?$|^@remix-run\/router$/, "import from @atrium/shared-ui/router"],
  [/^(react-)?i18next$/, "import from @atrium/shared-ui/i18n"],
  [/^@tanstack\/(react-query|query-core)$/, "import from @atrium/shared-ui/query"],
  [/^@mui\//, "import from @atrium/shared-ui, /extra or /styles, or add what is missing there"],
  [/^@emotion\//, "import @emotion/react or @emotion/styled themselves, or @atrium/shared-ui/styles"],
  [/^rxjs$/, "import from @atrium/shared-contracts/rx, or add what is missing there"],
  [
    /^(react|react-dom|scheduler)$/,
    "import react, react/jsx-runtime or react-dom themselves, and no other part of them",
  ],
  [/^@atrium\/shared-(ui|contracts)$/, "import a shared entry of the package, not a file inside it"],
];

/**
 * Fails the build of a feature whose chunks contain a module of a package that the shell provides. A second copy of React, of the
 * theme's context or of a stream's class breaks the page in ways that are hard to track down at run time.
 */
export class SingletonGuard implements RspackPluginInstance {
  readonly #installed: readonly (readonly [packageName: string, directory: string])[];

  /** @param installed the shared packages; workspace packages are outside node_modules, so they're recognized by their directory */
  constructor(installed: Readonly<Record<string, InstalledPackage>>) {
    this.#installed = Object.entries(installed).map(([packageName, { directory }]) => [packageName, directory]);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterSeal.tapPromise(NAME, async () => this.#check(compilation));
    });
  }

  #check(compilation: Compilation): void {
    const reported = new Set<string>();
    for (const module of compilation.modules) {
      if (compilation.chunkGraph.getModuleChunks(module).length === 0) continue;
      for (const part of [module, ...(module instanceof ConcatenatedModule ? module.modules : [])]) {
        const path = resourceOf(part);
        const packageName = path === undefined ? undefined : this.#packageOf(path);
        const remedy = packageName && REMEDIES.find(([pattern]) => pattern.test(packageName))?.[1];
        if (!packageName || !remedy || reported.has(packageName)) continue;
        reported.add(packageName);
        const [entry, issuer] = this.#wayIn(compilation, part, packageName);
        const from = issuer ? ` (imported by ${shortName(issuer)})` : "";
        const error = new WebpackError(
          `${shortName(entry)}${from} would put a second ${packageName} into the page. Remedy: ${remedy}.`,
        );
        error.name = "SingletonError";
        compilation.errors.push(error);
      }
    }
  }

  /** The module of the package that outside code imports, and that code. */
  #wayIn(compilation: Compilation, part: Module, packageName: string): readonly [Module, Module | null] {
    const issuer = compilation.moduleGraph.getIssuer(part);
    const path = issuer ? resourceOf(issuer) : undefined;
    if (!issuer || path === undefined || this.#packageOf(path) !== packageName) return [part, issuer];
    return this.#wayIn(compilation, issuer, packageName);
  }

  #packageOf(path: string): string | undefined {
    const installed = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1];
    if (installed !== undefined) return installed.replaceAll("\\", "/");
    return this.#installed.find(([, directory]) => path.startsWith(`${directory}${sep}`))?.[0];
  }
}

/** A module's name in a readable form, without the path to its package. */
const shortName = (module: Module): string => module.readableIdentifier().replace(/.*node_modules[\\/]/, "");

function resourceOf(module: Module): string | undefined {
  return "resource" in module && typeof module.resource === "string" ? module.resource : undefined;
}
