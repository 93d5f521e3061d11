import type { ResolvedReleases } from "@atrium/federation-kit/releases";

/** File of the shell's release that is its service worker. */
export const WORKER_FILE = "sw.js";

/** Whether pages may have a worker: the operator allows one, and the shell that runs has one. */
export const hasWorker = ({ shell }: ResolvedReleases, config: { readonly offline: boolean }): boolean =>
  config.offline && WORKER_FILE in shell.files;

/**
 * Headers of the worker's script. It loads no code. What it may fetch is not restricted here: a policy would be the one of the day on which
 * the worker was installed, and a feature that is served from another origin since then could not load.
 */
export const WORKER_HEADERS = { "content-security-policy": "script-src 'none'; object-src 'none'; base-uri 'none'" };

/**
 * The kill switch. Where no worker is wanted (`ATRIUM_OFFLINE=off`, or a shell that has none after a roll-back) this is what a browser finds
 * at the worker's address when it next looks, which it does with every page: it takes the place of the worker that is there, removes what
 * that one kept, and removes itself. Pages that are open go on undisturbed.
 */
export const RETIRING_WORKER = `addEventListener("install",event=>event.waitUntil(skipWaiting()));
addEventListener("activate",event=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith("atrium-"))await caches.delete(name);
await registration.unregister();
})()));
`;
