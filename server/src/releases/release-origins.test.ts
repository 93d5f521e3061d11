import { describe, expect, it } from "@jest/globals";
import { makeRelease, temporaryDirectory } from "@atrium/federation-kit/testing";
import { resolveReleases, type ResolvedReleases } from "@atrium/federation-kit/releases";
import { createReleaseOrigins } from "./release-origins.ts";

async function releasesAt(...origins: (string | undefined)[]): Promise<ResolvedReleases> {
  await using directory = await temporaryDirectory();
  await makeRelease(directory.path, "shell", "1.0.0");
  for (const [index, origin] of origins.entries()) {
    await makeRelease(directory.path, "mfe-a", `1.${index}.0`, origin === undefined ? {} : { origin });
  }
  const releases = await resolveReleases(directory.path);
  if (!releases) throw new Error("Nothing is released");
  return releases;
}

describe("the origins that a page loads code from", () => {
  it("are those of releases that it may run, each once", async () => {
    const releases = await releasesAt("https://gone.example", "https://a.example", undefined, "https://a.example");
    expect(createReleaseOrigins("https://atrium.example")(releases, () => {})).toEqual(["https://a.example"]);
  });

  it("are all https on an https page, except on this machine, and what's left out is told once", async () => {
    const releases = await releasesAt("http://a.example", "http://localhost:3001", "https://b.example");
    const problems: string[] = [];
    const originsOf = createReleaseOrigins("https://atrium.example");
    for (let visit = 0; visit < 2; visit += 1) {
      expect(originsOf(releases, (problem) => problems.push(problem))).toEqual([
        "https://b.example",
        "http://localhost:3001",
      ]);
    }
    expect(problems).toEqual([
      "mfe-a 1.0.0 is at http://a.example, which pages of https://atrium.example can't load: publish it with an https origin",
    ]);
  });

  it("may be http on an http page", async () => {
    const releases = await releasesAt("http://a.example");
    expect(createReleaseOrigins("http://atrium.example")(releases, () => {})).toEqual(["http://a.example"]);
  });
});
