import { type ConnectionState, HttpError, type ShellApi } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { RealtimeEvent, User } from "@atrium/shared-contracts/wire";
import { BehaviorSubject, Subscription } from "@atrium/shared-contracts/rx";
import { type QueryClient, useQueryClient } from "@atrium/shared-ui/query";
import { useShell } from "@atrium/shared-ui";
import { type ConversationCache, createConversationCache } from "../conversation/conversation-cache.ts";
import { type threadQuery, listQuery } from "../conversation/conversation-api.ts";
import { keepList, keptList } from "../conversation/list-copy.ts";
import { createOwnCopy } from "../device/own-copy.ts";
import { type Drafts, createDrafts } from "../draft/drafts.ts";
import { type LiveStore, createLiveStore, nextPageFrame } from "../live/live-store.ts";
import { type Outbox, createOutbox } from "../outbox/outbox.ts";
import type { SentFile } from "../outbox/outbox-entry.ts";
import { deferredStore } from "../outbox/open-store.ts";
import type { SendErrorKey } from "../send/send-error.ts";
import { createDeliveryDesk } from "./delivery-desk.ts";
import { createEventDesk } from "./event-desk.ts";
import { deliver } from "./message-delivery.ts";
import { heldSession } from "./held-session.ts";
import { createThreadDesk } from "./thread-desk.ts";
import { createTurnWatch } from "./turn-watch.ts";
import { watchWake } from "./wake-watch.ts";

/** The feature's state while a user is signed in, shared by its pages and its sidebar panel. */
export interface ChatSession {
  readonly user: User;
  readonly client: QueryClient;
  readonly cache: ConversationCache;
  readonly live: LiveStore;
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  /** Real ids of temporary conversations settled in this session, by temporary id. */
  readonly settled$: BehaviorSubject<ReadonlyMap<string, string>>;
  /** Why messages now going over HTTP gave up on the socket, by message id. */
  readonly fallbacks$: BehaviorSubject<ReadonlyMap<string, SendErrorKey>>;
  readonly list: ReturnType<typeof listQuery>;
  thread(id: string): ReturnType<typeof threadQuery>;
  /** Resolves to the conversation id once the message is stored on this device. Rejects with 'Not authenticated' after sign-out. */
  send(conversationId: string, content: string, attachments: readonly SentFile[]): Promise<string>;
}

const CONNECTING: ConnectionState = { status: "connecting", httpOnly: false, continuityLosses: 0 };

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export function createChatSession(shell: ShellApi, client: QueryClient): ChatSession {
  const { user } = shell.account;
  const cache = createConversationCache(client);
  const ownCopy = (key: string) => createOwnCopy(key, user.id, () => localStorage);
  const listCopy = ownCopy(STORAGE_KEYS.conversationHistory);
  const draftCopy = ownCopy(STORAGE_KEYS.messageDrafts);
  const drafts = createDrafts(draftCopy);
  const live = createLiveStore(nextPageFrame);
  const subscriptions = new Subscription();
  const settled$ = new BehaviorSubject<ReadonlyMap<string, string>>(new Map());
  const fallbacks$ = new BehaviorSubject<ReadonlyMap<string, SendErrorKey>>(new Map());
  let connection = CONNECTING;

  const threads = createThreadDesk(shell, client, live);
  const watch = createTurnWatch({
    state: () => live.state,
    connected: () => connection.status === "connected" && !connection.httpOnly,
    now: () => performance.now(),
    look: (id) => client.prefetchQuery({ ...threads.query(id), staleTime: 0 }),
  });
  const desk = createDeliveryDesk({ cache, live, threads, drafts, settled$, fallbacks$ });
  const outbox = createOutbox({
    userId: user.id,
    store: deferredStore(),
    deliver: (entry) =>
      deliver(shell, entry, {
        connection: () => connection,
        pause,
        onFallback: (reason) => fallbacks$.next(new Map(fallbacks$.value).set(entry.messageId, reason)),
      }),
    onSending: desk.onSending,
    onDelivered: desk.onDelivered,
    onFailed: desk.onFailed,
    pause,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });
  const events = createEventDesk({ cache, live, threads, outbox });

  subscriptions.add(keepList(client, listCopy));
  subscriptions.add(live.subscribe(watch.wake));
  subscriptions.add(shell.realtime.events$.subscribe((event: RealtimeEvent) => events.take(event)));
  subscriptions.add(
    shell.realtime.connection$.subscribe((next) => {
      const previous = connection;
      connection = next;
      if (next.continuityLosses > previous.continuityLosses) cache.refreshAll();
      if (next.status === "connected" && previous.status !== "connected") outbox.wake();
    }),
  );
  subscriptions.add(watchWake({ onWake: cache.refreshAll, onOnline: outbox.wake }));
  let ended = false;
  shell.auth$.subscribe({
    next(auth) {
      if (auth.status !== "unauthenticated" || !auth.signedOut) return;
      // Only on sign-out. If the session just expired, the user's drafts must still be there.
      listCopy.forget();
      draftCopy.forget();
    },
    complete() {
      ended = true;
      subscriptions.unsubscribe();
      outbox.stop();
      watch.stop();
      live.stop();
    },
  });

  return {
    user,
    client,
    cache,
    live,
    outbox,
    drafts,
    settled$,
    fallbacks$,
    list: listQuery(shell.http, () => keptList(listCopy)),
    thread: threads.query,
    async send(conversationId, content, attachments) {
      if (ended) throw new HttpError("Not authenticated", 401);
      const entry = await outbox.add({ conversationId, content, attachments });
      return entry.conversationId;
    },
  };
}

/** The chat session of this shell. All the feature's views use the shell's one query client. */
export function useChatSession(): ChatSession {
  const shell = useShell();
  const client = useQueryClient();
  const holder = heldSession(shell);
  holder.session ??= createChatSession(shell, client);
  return holder.session;
}
