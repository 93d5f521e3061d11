import {
  activeVersion,
  promotedReleases,
  publishedRelease,
  readRegistry,
  rolloutOf,
  type Registry,
} from "@atrium/federation-kit/releases";
import { releaseCalls } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import { answerCall } from "../http/answer-call.ts";
import type { CurrentReleases } from "./current-releases.ts";
import { visitorCohort } from "./visitor-cohort.ts";

/** The release history of every app in this installation, for the changelog. */
export const releaseHistoryRoutes =
  (deps: { readonly directory: string; readonly releases: CurrentReleases }): FastifyPluginAsync =>
  async (app) => {
    answerCall(app, releaseCalls.history, async (request) => {
      const registry = await readRegistry(deps.directory);
      const current = (await deps.releases.read())?.for(visitorCohort(request.headers));
      const apps = Object.keys(registry.apps).flatMap((id) => {
        const feature = current?.features.find((other) => other.id === id)?.active;
        // What this visitor's next page load runs: the pages compare it to what they run themselves.
        const active = (id === "shell" ? current?.shell : feature)?.version ?? activeVersion(registry, id);
        if (active === undefined) return [];
        const title = feature?.feature.title;
        const shown = releasesUpTo(registry, id, active);
        const releases = shown.map(({ version, publishedAt, notes }) => ({
          version,
          releasedAt: publishedAt,
          ...(notes === undefined ? {} : { notes }),
        }));
        return [{ id, active, releases: releases.toReversed(), ...(title === undefined ? {} : { title }) }];
      });
      return { apps: apps.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
    });
  };

/** What was promoted of an app, and last what the visitor runs, if that's only being rolled out or on a channel. */
function releasesUpTo(registry: Registry, app: string, running: string) {
  const promoted = promotedReleases(registry, app).filter(
    ({ version }) => version !== rolloutOf(registry, app)?.version,
  );
  const own = publishedRelease(registry, app, running);
  return own && !promoted.includes(own) ? [...promoted, own] : promoted;
}
