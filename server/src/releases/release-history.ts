import { readRegistry, releasedVersions } from "@atrium/federation-kit/releases";
import { ReleaseHistory } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { CurrentReleases } from "./current-releases.ts";

/** GET /api/releases: the release history of every app in this installation, for the changelog. */
export const releaseHistoryRoutes =
  (deps: { readonly directory: string; readonly releases: CurrentReleases }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/releases",
      { config: { public: true }, schema: { response: { 200: ReleaseHistory } } },
      async (): Promise<ReleaseHistory> => {
        const registry = await readRegistry(deps.directory);
        const current = await deps.releases.read();
        const apps = Object.entries(registry.apps).map(([id, { active, history }]) => {
          const title = current?.features.find((feature) => feature.id === id)?.active.feature.title;
          const releases = releasedVersions(registry, id).flatMap((version) => {
            const first = history.find((move) => move.version === version);
            if (!first) return [];
            return [{ version, releasedAt: first.at, ...(first.notes === undefined ? {} : { notes: first.notes }) }];
          });
          return { id, active, releases: releases.toReversed(), ...(title === undefined ? {} : { title }) };
        });
        return { apps: apps.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
      },
    );
  };
