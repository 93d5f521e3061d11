import type { ResolvedReleases } from "@atrium/federation-kit/releases";

/** The service worker's file in the shell's release. */
export const WORKER_FILE = "sw.js";

/** Whether pages may have a worker: the operator allows it, and the active shell has one. */
export const hasWorker = ({ shell }: ResolvedReleases, config: { readonly offline: boolean }): boolean =>
  config.offline && WORKER_FILE in shell.files;

/**
 * Headers of the worker's script. It may not load code. Its fetches aren't restricted, because the policy would stay the one
 * from when the worker was installed, and a feature later served from another origin couldn't load.
 */
export const WORKER_HEADERS = { "content-security-policy": "script-src 'none'; object-src 'none'; base-uri 'none'" };

/**
 * The kill switch. When there should be no worker (`ATRIUM_OFFLINE=off`, or a shell without one after a rollback), this is
 * served at the worker's address, which browsers check on every page load. It replaces the installed worker, deletes that
 * one's caches, and unregisters itself. Open pages aren't affected.
 */
export const RETIRING_WORKER = `addEventListener("install",event=>event.waitUntil(skipWaiting()));
addEventListener("activate",event=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith("atrium-"))await caches.delete(name);
await registration.unregister();
})()));
`;
