import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import type { Release } from "@atrium/shared-contracts/wire";
import { FRAMES_DIRECTORY, FRAME_POLICY } from "./frames-directory.ts";
import { ReleaseError } from "./release-error.ts";
import { readRelease } from "./release.ts";
import { releaseDirectory } from "./releases-directory.ts";

const MIME_TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".mp3": "audio/mpeg",
  ".wav": "audio/wav",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
};

/** Compressed variants that a release can have, best first. */
const VARIANTS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** A release's file, as an HTTP server should send it. Its ETag is the integrity that the release lists. */
export interface ReleasedFile {
  /** On disk: the compressed variant, if the client accepts one. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ReleasedFiles {
  /**
   * Finds a file that a release lists. Nothing else in the directory can be reached, whatever the path contains.
   * @param file path within the release, decoded
   * @param acceptEncoding the request's header
   */
  find(
    app: string,
    version: string,
    file: string,
    acceptEncoding: string | undefined,
  ): Promise<ReleasedFile | undefined>;
}

/**
 * The files of a directory's releases.
 * @param options.sourceMaps whether source maps can be fetched; default false
 */
export function releasedFiles(directory: string, options: { readonly sourceMaps?: boolean } = {}): ReleasedFiles {
  // A release never changes, so it's read only once.
  const known = new Map<string, Release>();

  async function load(app: string, version: string): Promise<Release | undefined> {
    const key = `${app}/${version}`;
    const cached = known.get(key);
    if (cached) return cached;
    try {
      const release = await readRelease(directory, app, version);
      if (release) known.set(key, release);
      return release;
    } catch (error) {
      // If the name can't be a release, the file doesn't exist.
      if (error instanceof ReleaseError) return undefined;
      throw error;
    }
  }

  return {
    async find(app, version, file, acceptEncoding) {
      const release = await load(app, version);
      const listed = file.endsWith(".map") && options.sourceMaps ? file.slice(0, -".map".length) : file;
      const integrity = release?.files[listed];
      const isFramed = file.startsWith(FRAMES_DIRECTORY) && file.endsWith(".html");
      const type = isFramed ? "text/html; charset=utf-8" : MIME_TYPES[extname(file)];
      if (!release || integrity === undefined || type === undefined) return undefined;
      const path = join(releaseDirectory(directory, app, version), file);
      // An old release may have been removed from disk while its description is still cached here.
      if (!existsSync(path)) return undefined;
      const variant = VARIANTS.find(([name, suffix]) => accepts(acceptEncoding, name) && existsSync(path + suffix));
      return {
        path: variant ? path + variant[1] : path,
        headers: {
          "content-type": type,
          "x-content-type-options": "nosniff",
          vary: "accept-encoding",
          ...(isFramed ? { "content-security-policy": FRAME_POLICY } : {}),
          // What the file should be, not what's on disk. Weak, because it's the same in every encoding.
          ...(file === listed ? { etag: `W/"${integrity}"` } : {}),
          ...(variant ? { "content-encoding": variant[0] } : {}),
        },
      };
    },
  };
}

/** Whether an Accept-Encoding header accepts an encoding: it's listed, with a weight above zero. */
export function accepts(header: string | undefined, coding: string): boolean {
  const offered =
    header?.split(",").map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    ) ?? [];
  return offered.some(([name, weight]) => name === coding && (weight === undefined || Number(weight) > 0));
}

/** Headers of every file under `/releases/`. Files never change, and pages of any origin can fetch modules. */
export const IMMUTABLE_HEADERS: Readonly<Record<string, string>> = {
  "cache-control": "public, max-age=31536000, immutable",
  "access-control-allow-origin": "*",
  // With it, the shell's service worker tells damaged files apart.
  "access-control-expose-headers": "etag",
  "cross-origin-resource-policy": "cross-origin",
};
