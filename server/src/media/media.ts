import type { SessionService } from "../auth/session-service.ts";
import { deriveKey } from "../config/secret.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { createDiskContentStore } from "./disk-content-store.ts";
import { createMediaService } from "./media-service.ts";
import { createMediaSweeper } from "./media-sweeper.ts";
import { createSignedLinks } from "./signed-link.ts";

/** The media domain, storing files on this machine's disk. @param deps.directory absolute path, created when needed */
export function openMedia(deps: {
  db: Database;
  log: Log;
  secret: string;
  directory: string;
  sessions: Pick<SessionService, "isLive">;
}) {
  const store = createDiskContentStore(deps.directory);
  const links = createSignedLinks(deriveKey(deps.secret, "media-links"));
  return {
    service: createMediaService({ db: deps.db, store, links, sessions: deps.sessions }),
    sweeper: createMediaSweeper({ db: deps.db, store, log: deps.log }),
  };
}
