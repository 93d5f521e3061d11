import { HttpError, type ShellApi } from "@atrium/shared-contracts/contract";
import type { RealtimeEvent, User } from "@atrium/shared-contracts/wire/chat";
import {
  BehaviorSubject,
  type Observable,
  Subscription,
  distinctUntilChanged,
  filter,
  fromEvent,
  map,
} from "@atrium/shared-contracts/rx";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { QueryClient } from "@atrium/shared-ui/query";
import { useShell } from "@atrium/shared-ui";
import { type ConversationCache, createConversationCache } from "../conversation/conversation-cache.ts";
import { type ThreadObserver, listQuery, threadQuery } from "../conversation/conversation-api.ts";
import { type ThreadData, answeredIn } from "../conversation/thread-data.ts";
import { keepList, keptList } from "../conversation/list-copy.ts";
import { createAttachmentStore } from "../attachment/attachment-store.ts";
import { type Drafts, createDrafts } from "../draft/drafts.ts";
import { actionOf } from "../live/event-actions.ts";
import { type LiveStore, createLiveStore, nextPageFrame } from "../live/live-store.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { type Outbox, createOutbox } from "../outbox/outbox.ts";
import type { OutboxEntry, SentFile } from "../outbox/outbox-entry.ts";
import { openUserStore } from "../outbox/indexeddb-store.ts";
import { notedStore } from "../outbox/noted-store.ts";
import { deferredStore } from "../outbox/open-store.ts";
import { waitingMessages } from "../outbox/waiting-messages.ts";
import { NOTHING_SENT, type SendingAction, type SendingState, sendingReducer } from "../send/sending-state.ts";
import { connections, missedEvents, socketWorks } from "./connection-signals.ts";
import { createConversationUpdates } from "./conversation-updates.ts";
import { deliver } from "./message-delivery.ts";
import { pageWakes } from "./page-wakes.ts";
import type { Receipt } from "./receipt.ts";
import { watchTurns } from "./turn-watch.ts";

/** The feature's state while a user is signed in, shared by its pages and its sidebar panel. */
export interface ChatSession {
  readonly user: User;
  readonly client: QueryClient;
  readonly cache: ConversationCache;
  readonly live: LiveStore;
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  /** Real ids of temporary conversations settled in this session, by temporary id. */
  readonly settled$: Observable<SendingState["settled"]>;
  /** Why messages now going over HTTP gave up on the socket, by message id. */
  readonly fallbacks$: Observable<SendingState["fallbacks"]>;
  readonly list: ReturnType<typeof listQuery>;
  thread(id: string): ReturnType<typeof threadQuery>;
  /** Resolves to the conversation id once the message is stored on this device. Rejects with 'Not authenticated' after sign-out. */
  send(conversationId: string, content: string, attachments: readonly SentFile[]): Promise<string>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function createChatSession(shell: ShellApi): ChatSession {
  const { queryClient: client, storage } = shell;
  const { user } = shell.account;
  const cache = createConversationCache(client);
  const drafts = createDrafts(storage);
  const files = shell.once(createAttachmentStore);
  const live = createLiveStore(nextPageFrame);
  const subscriptions = new Subscription();
  const sending = new BehaviorSubject(NOTHING_SENT);
  const { connection$, events$ } = shell.realtime;

  const noteSending = (action: SendingAction) => sending.next(sendingReducer(sending.value, action));
  const noteAnswered = (thread: ThreadData) => live.dispatch({ type: "answered", messageIds: answeredIn(thread) });
  const observer: ThreadObserver = {
    onThread: (thread, turn, requestedAt) =>
      live.dispatch({
        type: "thread-loaded",
        conversationId: thread.id,
        answered: answeredIn(thread),
        turn,
        requestedAt,
      }),
  };
  const thread = (id: string) => threadQuery(shell.http, client, observer, id);
  const updates = createConversationUpdates(cache);

  const onDelivered = (entry: OutboxEntry, receipt: Receipt) => {
    const at = performance.now();
    const { messageId } = entry;
    const { conversationId, turnId, turn } = receipt;
    const answering = updates.delivered(entry, receipt);
    live.dispatch({ type: "accepted", messageId, conversationId, turnId, at });
    if (turn) live.dispatch({ type: "snapshot", snapshot: turn });
    if (answering) live.dispatch({ type: "answered", messageIds: [messageId] });
    const temporaryId = isUnsettled(entry.conversationId) ? entry.conversationId : undefined;
    if (temporaryId !== undefined) {
      drafts.move(temporaryId, conversationId);
      files.rename(temporaryId, conversationId);
    }
    noteSending({ type: "delivered", messageId, conversationId, temporaryId });
  };

  const outbox = createOutbox({
    userId: user.id,
    store: notedStore(
      deferredStore(() => openUserStore(user.id)),
      storage,
    ),
    deliver: (entry) =>
      deliver(shell, entry, (reason) => noteSending({ type: "fell-back", messageId: entry.messageId, reason })),
    onSending: ({ messageId, conversationId }) => live.dispatch({ type: "sent", messageId, conversationId }),
    onDelivered,
    onFailed({ messageId }) {
      noteSending({ type: "failed", messageId });
      live.dispatch({ type: "send-failed", messageId });
    },
    pause,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });

  const onEvent = (event: RealtimeEvent) => {
    const action = actionOf(event);
    if (action) live.dispatch(action.type === "accepted" ? { ...action, at: performance.now() } : action);
    // The outbox reports this tab's messages as delivered.
    if (event.name === "message_accepted" && outbox.holds(event.data.messageId))
      return void outbox.confirm(event.data.messageId, event.data.conversationId);
    const answering = updates.received(event);
    if (answering) noteAnswered(answering);
    if (event.name === "conversation_changed" && event.data.change === "deleted")
      void outbox.discardConversation(event.data.conversationId);
  };

  subscriptions.add(keepList(client, storage));
  subscriptions.add(outbox.entries$.subscribe(waitingMessages(shell)));
  subscriptions.add(events$.subscribe(onEvent));
  subscriptions.add(missedEvents(connection$).subscribe(cache.refreshAll));
  subscriptions.add(connections(connection$).subscribe(outbox.wake));
  subscriptions.add(
    fromEvent<StorageEvent>(window, "storage")
      .pipe(filter(({ key }) => key?.startsWith(STORAGE_KEYS.messageDrafts) === true))
      .subscribe(drafts.adopt),
  );
  subscriptions.add(pageWakes(document).subscribe(cache.refreshAll));
  subscriptions.add(shell.connectivity$.pipe(filter((state) => state === "online")).subscribe(outbox.wake));
  subscriptions.add(
    watchTurns({
      live$: live.state$,
      connected$: socketWorks(connection$),
      fetchThread: (id) => client.prefetchQuery({ ...thread(id), staleTime: 0 }),
    }).subscribe(),
  );
  subscriptions.add(() => outbox.stop());
  subscriptions.add(() => live.stop());
  shell.auth$.subscribe({
    complete: () => subscriptions.unsubscribe(),
  });

  return {
    user,
    client,
    cache,
    live,
    outbox,
    drafts,
    settled$: sending.pipe(
      map(({ settled }) => settled),
      distinctUntilChanged(),
    ),
    fallbacks$: sending.pipe(
      map(({ fallbacks }) => fallbacks),
      distinctUntilChanged(),
    ),
    list: listQuery(shell.http, () => keptList(storage)),
    thread,
    async send(conversationId, content, attachments) {
      if (subscriptions.closed) throw new HttpError("Not authenticated", 401);
      const entry = await outbox.add({ conversationId, content, attachments });
      return entry.conversationId;
    },
  };
}

/** The chat session of this shell, the same in all the feature's views. */
export function useChatSession(): ChatSession {
  return useShell().once(createChatSession);
}
