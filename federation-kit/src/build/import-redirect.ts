import { join } from "node:path";
import { rspack, type Compiler, type RspackPluginInstance } from "@rspack/core";

/** An import within a package that the build points to another module, for example to load a part of the package later. */
export interface ImportRedirect {
  /** End of the importing file's path. Default: any file. */
  readonly importer?: string;
  /** What it imports, as written there. */
  readonly request: string;
  /** Absolute path of the module it gets instead. Must export the same. */
  readonly to: string;
}

/** Fails the build if a module of ours isn't in it: then the package has changed, and the redirect would have no effect. */
export const redirectImports = (redirects: readonly ImportRedirect[] = []): RspackPluginInstance[] => [
  ...redirects.map(
    ({ importer = "", request, to }) =>
      new rspack.NormalModuleReplacementPlugin(exactly(request), (resource) => {
        if (resource.contextInfo.issuer.replaceAll("\\", "/").endsWith(importer)) resource.request = to;
      }),
  ),
  new RedirectCheck(redirects),
];

/** What every build with the federation runtime leaves out. */
export const RUNTIME_REDIRECTS: readonly ImportRedirect[] = [
  {
    importer: "@module-federation/error-codes/dist/index.mjs",
    request: "./desc.mjs",
    to: join(import.meta.dirname, "error-descriptions.ts"),
  },
];

const NAME = "AtriumRedirectCheck";

class RedirectCheck implements RspackPluginInstance {
  private readonly redirects: readonly ImportRedirect[];

  constructor(redirects: readonly ImportRedirect[]) {
    this.redirects = redirects;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const built = new Set([...modules].map((module) => ("resource" in module ? module.resource : undefined)));
        for (const { importer = "any file", request, to } of this.redirects) {
          if (!built.has(to))
            compilation.errors.push(
              new rspack.WebpackError(`The redirect of ${request} in ${importer} matches no import`),
            );
        }
      });
    });
  }
}

export const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
