import { activeVersion, promotedReleases, readRegistry } from "@atrium/federation-kit/releases";
import { releaseCalls } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import { answerCall } from "../http/answer-call.ts";
import type { CurrentReleases } from "./current-releases.ts";

/** The release history of every app in this installation, for the changelog. */
export const releaseHistoryRoutes =
  (deps: { readonly directory: string; readonly releases: CurrentReleases }): FastifyPluginAsync =>
  async (app) => {
    answerCall(app, releaseCalls.history, async () => {
      const registry = await readRegistry(deps.directory);
      const current = await deps.releases.read();
      const apps = Object.keys(registry.apps).flatMap((id) => {
        const active = activeVersion(registry, id);
        if (active === undefined) return [];
        const title = current?.features.find((feature) => feature.id === id)?.active.feature.title;
        const releases = promotedReleases(registry, id).map(({ version, publishedAt, notes }) => ({
          version,
          releasedAt: publishedAt,
          ...(notes === undefined ? {} : { notes }),
        }));
        return [{ id, active, releases: releases.toReversed(), ...(title === undefined ? {} : { title }) }];
      });
      return { apps: apps.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
    });
  };
