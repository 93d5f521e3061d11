import { rspack, type RspackPluginInstance } from "@rspack/core";

/** An import within a package that the build points to another module, for example to load a part of the package later. */
export interface ImportRedirect {
  /** End of the importing file's path. Default: any file. */
  readonly importer?: string;
  /** What it imports, as written there. */
  readonly request: string;
  /** Absolute path of the module it gets instead. Must export the same. */
  readonly to: string;
}

export const redirectImports = (redirects: readonly ImportRedirect[] = []): RspackPluginInstance[] =>
  redirects.map(
    ({ importer = "", request, to }) =>
      new rspack.NormalModuleReplacementPlugin(exactly(request), (resource) => {
        if (resource.contextInfo.issuer.replaceAll("\\", "/").endsWith(importer)) resource.request = to;
      }),
  );

export const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
