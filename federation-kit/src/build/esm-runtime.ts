import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { rspack, type Compiler, type RspackPluginInstance } from "@rspack/core";

const NAME = "AtriumEsmRuntime";

/**
 * Replaces the CommonJS files of the federation runtime, which rspack resolves with `require.resolve`, by their ES modules:
 * the CommonJS ones cannot be tree-shaken and stand beside the ES copies, which triples the size of every remote entry.
 * It depends on the file names of @module-federation 2.9; the size test of the kit tells when they change. It must stand
 * after the federation plugin, whose alias it corrects.
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
