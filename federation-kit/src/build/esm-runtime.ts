import { rspack, type RspackPluginInstance } from "@rspack/core";

/**
 * Replaces the CommonJS files of the federation runtime, which rspack resolves with `require.resolve`, by their ES modules:
 * the CommonJS ones cannot be tree-shaken and stand beside the ES copies, which triples the size of every remote entry.
 * It depends on the file names of @module-federation 2.9; the size test of the kit tells when they change.
 */
export const esmRuntime = (): RspackPluginInstance =>
  new rspack.NormalModuleReplacementPlugin(
    /(webpack-bundler-runtime|runtime-tools|runtime)[\\/]dist[\\/](index|bundler)\.cjs$/,
    (resource) => {
      resource.request = resource.request.replace(/(index|bundler)\.cjs$/, "bundler.js");
    },
  );
