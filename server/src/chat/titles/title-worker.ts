import type { Assistant } from "../../assistant/reply/reply.ts";
import type { Database, WakeUp } from "../../database/database.ts";
import type { Log } from "../../log/log.ts";
import { createPoller } from "../../polling/poller.ts";
import { generatesTitles, type PreferencesService } from "../../preferences/preferences-service.ts";
import { OUTBOX_SIGNAL } from "../outbox/outbox-publisher.ts";
import type { PersonOf } from "../turns/reply-request.ts";
import { TURN_ENDED } from "../turns/turn-signals.ts";
import { beginningOf, claimTitle, dropTitle, releaseTitle, storeTitle, type TitleWish } from "./title-store.ts";
import { cleanTitle } from "./title-text.ts";

const POLL_MS = 1_000;
/** How many titles a process writes at the same time. */
const AT_ONCE = 4;
/** Interrupted tries, usually because the process died, after which the title stays as it is. */
const MAX_TRIES = 3;
/** Well before other processes may claim the title. */
const LIMIT_MS = 60_000;

export interface TitleWorkerDeps {
  readonly db: Database;
  readonly wakeUp: WakeUp;
  readonly log: Log;
  readonly assistant: Pick<Assistant, "title">;
  readonly preferences: Pick<PreferencesService, "read">;
  readonly personOf: PersonOf;
  /** Counts the call of the model like a message. @throws ApiError `too_many_requests` */
  readonly admit: (userId: string) => Promise<void>;
  /** Identifies this process in leases; different after each start. */
  readonly processId: string;
}

export interface TitleWorker {
  start(): void;
  /** Leaves the titles that aren't finished to another process. */
  stop(): Promise<void>;
}

/** Has the assistant write the titles of new conversations, of users who want that. A title that can't be written stays as it is. */
export function createTitleWorker(deps: TitleWorkerDeps): TitleWorker {
  const { db, wakeUp, log } = deps;
  const running = new Set<Promise<void>>();
  const shutdown = new AbortController();

  const write = async (wish: TitleWish): Promise<void> => {
    const { userId, conversationId, tries } = wish;
    const beginning = tries > MAX_TRIES ? null : await beginningOf(db, wish);
    if (beginning === null || !(await generatesTitles(deps.preferences, userId))) return dropTitle(db, wish);
    const to = await titleOf(wish, beginning);
    if (shutdown.signal.aborted) return releaseTitle(db, wish);
    if (to === null) return dropTitle(db, wish);
    if (await storeTitle(db, wish, { from: beginning.title, to })) await wakeUp.notify(OUTBOX_SIGNAL);
    else log.info({ conversationId }, "A title wasn't needed any more");
  };

  const titleOf = async (
    { userId, conversationId }: TitleWish,
    { message, reply, settings }: NonNullable<Awaited<ReturnType<typeof beginningOf>>>,
  ): Promise<string | null> => {
    try {
      await deps.admit(userId);
      const known = await deps.personOf(userId, settings);
      const signal = AbortSignal.any([shutdown.signal, AbortSignal.timeout(LIMIT_MS)]);
      const text = await deps.assistant.title({ conversationId, userId, ...message, reply, ...known }, signal);
      return text === null ? null : cleanTitle(text);
    } catch (error) {
      log.warn({ err: error, conversationId }, "The assistant wrote no title");
      return null;
    }
  };

  const poller = createPoller({
    pollMs: POLL_MS,
    onError: (error) => log.error({ err: error }, "Taking up titles failed"),
    async work() {
      if (running.size >= AT_ONCE) return false;
      const wish = await claimTitle(db, deps.processId);
      if (wish === null) return false;
      const done = write(wish)
        // Its lease runs out.
        .catch((error: unknown) => log.error({ err: error, conversationId: wish.conversationId }, "A title broke off"))
        .finally(() => {
          running.delete(done);
          poller.wake();
        });
      running.add(done);
      return true;
    },
  });

  let unlisten = () => {};
  return {
    start() {
      unlisten = wakeUp.listen(TURN_ENDED, poller.wake);
      poller.start();
    },
    async stop() {
      unlisten();
      await poller.stop();
      shutdown.abort();
      await Promise.all(running);
    },
  };
}
