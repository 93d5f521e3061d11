import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { rspack, type Compiler, type RspackPluginInstance } from "@rspack/core";

const NAME = "AtriumEsmRuntime";

/**
 * Replaces the federation runtime's CommonJS files, which rspack resolves with `require.resolve`, with its ES modules. The
 * CommonJS files can't be tree-shaken and would come on top of the ES copies, which triples the size of every remote entry.
 * This depends on the file names of @module-federation 2.9; the kit's size test fails when they change. It must come after
 * the federation plugin, because it fixes that plugin's alias.
 */
export class EsmRuntime implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, (resource) => {
      resource.request = resource.request.replace(/index\.cjs$/, "bundler.js");
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap(NAME, () => {
      compiler.options.resolve.alias = {
        ...compiler.options.resolve.alias,
        "@module-federation/runtime$": esmEntry(),
        "@module-federation/runtime": esmEntry(),
      };
    });
  }
}

function esmEntry(): string {
  const fromKit = createRequire(import.meta.url);
  const fromEnhanced = createRequire(fromKit.resolve("@module-federation/enhanced/rspack"));
  return join(dirname(fromEnhanced.resolve("@module-federation/runtime")), "bundler.js");
}
