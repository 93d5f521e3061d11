import type { Configuration, RspackPluginInstance } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import type { ResolvedTarget } from "./build-target.ts";

/** Hot replacement for a feature running in a shell on another origin. Loopback only. */
export function devServer(target: ResolvedTarget): Pick<Configuration, "devServer"> {
  if (!target.devServer) return {};
  const { port, path } = target.devServer;
  return {
    devServer: {
      host: "127.0.0.1",
      port,
      hot: true,
      liveReload: false,
      headers: { "Access-Control-Allow-Origin": "*" },
      allowedHosts: "all",
      devMiddleware: { publicPath: path },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
    },
  };
}

export const refreshPlugins = (target: ResolvedTarget): RspackPluginInstance[] =>
  target.devServer ? [new ReactRefreshRspackPlugin()] : [];
