import type { ModelChoice } from "../assistant/model/model-choice.ts";
import type { Assistant } from "../assistant/reply/reply.ts";
import type { AccountService } from "../auth/account-service.ts";
import type { Database, WakeUp } from "../database/database.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { Log } from "../log/log.ts";
import type { PreferencesService } from "../preferences/preferences-service.ts";
import { type ChatService, createChatService } from "./chat-service.ts";
import { expireArrivals } from "./conversations/deletion-store.ts";
import type { MessageMedia } from "./conversations/message-media.ts";
import type { LiveChannel } from "../realtime/live-channel.ts";
import { expireClaims } from "./outbox/outbox-store.ts";
import { createOutboxPublisher } from "./outbox/outbox-publisher.ts";
import { createPersonOf } from "./person.ts";
import { createTemporaryReplies, type TemporaryReplies } from "./temporary/temporary-replies.ts";
import { requestFor } from "./turns/reply-request.ts";
import { createTurnLeases, expireLeases } from "./turns/lease-store.ts";
import { createTurnWaiter } from "./turns/turn-waiter.ts";
import { createTurnWorker } from "./turns/turn-worker.ts";
import { expireTitles } from "./titles/title-store.ts";
import { createTitleWorker } from "./titles/title-worker.ts";

export interface Chat {
  readonly service: ChatService;
  readonly temporary: Pick<TemporaryReplies, "reply">;
  /** Starts answering queued turns. */
  start(): Promise<void>;
  /** Answers waiting calls, gives running turns `graceMs` to finish, and hands the rest to another process. */
  stop(graceMs?: number): Promise<void>;
}

/** Wires the whole chat together: accepting messages, answering them, and sending events to browsers. */
export function createChat(deps: {
  db: Database;
  wakeUp: WakeUp;
  log: Log;
  live: LiveChannel;
  assistant: Assistant;
  media: MessageMedia;
  accounts: Pick<AccountService, "profile">;
  preferences: Pick<PreferencesService, "read">;
  models: Pick<ModelChoice, "answering" | "allows">;
  rateLimits: RateLimits;
  replyMaxCharacters: number;
  /** Identifies this process in leases; different after each start. */
  processId: string;
  /** True when no other process uses this database, so leases held by other processes are free. */
  isOnlyProcess: boolean;
}): Chat {
  const { db, wakeUp, rateLimits } = deps;
  const personOf = createPersonOf(deps);
  const waiter = createTurnWaiter({ db, wakeUp });
  const leases = createTurnLeases({ db, owner: deps.processId });
  const worker = createTurnWorker({ ...deps, leases, requestFor: (turn) => requestFor({ db, personOf }, turn) });
  const publisher = createOutboxPublisher(deps);
  const admit = (userId: string) => rateLimits.take("send", userId);
  const titles = createTitleWorker({ ...deps, personOf, admit });
  const service = createChatService({ ...deps, waiter, admit });
  const temporary = createTemporaryReplies({ ...deps, personOf, admit });
  return {
    service,
    temporary,
    async start() {
      if (deps.isOnlyProcess) {
        await expireLeases(db);
        await expireClaims(db);
        await expireTitles(db);
        await expireArrivals(db);
      }
      publisher.start();
      worker.start();
      titles.start();
    },
    async stop(graceMs) {
      waiter.close();
      await Promise.all([worker.stop(graceMs), temporary.stop(graceMs)]);
      await titles.stop();
      await publisher.stop();
    },
  };
}
