import { HttpError, type ShellApi } from "@atrium/shared-contracts/contract";
import { chatCalls, type RealtimeEvent, type User } from "@atrium/shared-contracts/wire/chat";
import {
  BehaviorSubject,
  type Observable,
  Subject,
  Subscription,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  fromEvent,
  map,
} from "@atrium/shared-contracts/rx";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { QueryClient } from "@atrium/shared-ui/query";
import { useShell } from "@atrium/shared-ui";
import { type ConversationCache, createConversationCache } from "../conversation/conversation-cache.ts";
import { type ThreadObserver, fetchItem, listQuery, threadQuery } from "../conversation/conversation-api.ts";
import { isElsewhere, placeBelow } from "../conversation/shown-messages.ts";
import { type ThreadData, answeredIn } from "../conversation/thread-data.ts";
import { keepList, keptList } from "../conversation/list-copy.ts";
import { whenIdle } from "../device/when-idle.ts";
import { createAttachmentStore } from "../attachment/attachment-store.ts";
import { type Drafts, NEW_CONVERSATION_SETTINGS, createDrafts } from "../draft/drafts.ts";
import { actionOf } from "../live/event-actions.ts";
import { runningTurn } from "../live/live-state.ts";
import { type LiveStore, createLiveStore } from "../live/live-store.ts";
import { textFrames } from "../live/text-frames.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { type LazyOutbox, lazyOutbox } from "../outbox/lazy-outbox.ts";
import type { OutboxEntry, SentFile } from "../outbox/outbox-entry.ts";
import { waitingMessages } from "../outbox/waiting-messages.ts";
import { NOTHING_SENT, type SendingAction, type SendingState, sendingReducer } from "../send/sending-state.ts";
import { connections, missedEvents, socketWorks } from "./connection-signals.ts";
import { createConversationUpdates } from "./conversation-updates.ts";
import { pageWakes } from "./page-wakes.ts";
import { type Receipt, receiptOfEvent } from "./receipt.ts";
import { watchTurns } from "./turn-watch.ts";

/** What a message is another version of, and which of its files it keeps. */
export type MessageEdit = Required<Pick<OutboxEntry, "edits" | "keeps">>;

/** The feature's state while a user is signed in, shared by its pages and its sidebar panel. */
export interface ChatSession {
  readonly user: User;
  readonly client: QueryClient;
  readonly cache: ConversationCache;
  readonly live: LiveStore;
  readonly outbox: LazyOutbox<Receipt>;
  readonly drafts: Drafts;
  /** Real ids of temporary conversations settled in this session, by temporary id. */
  readonly settled$: Observable<SendingState["settled"]>;
  /** Replies that were to be stopped before the server had named them, and couldn't be, by turn. */
  readonly unstopped$: Observable<string>;
  /** Messages of this tab that have gone to another branch than the one that's shown. */
  readonly sentAside$: Observable<Pick<Receipt, "conversationId" | "turnId">>;
  /** Why messages now going over HTTP gave up on the socket, by message id. */
  readonly fallbacks$: Observable<SendingState["fallbacks"]>;
  readonly list: ReturnType<typeof listQuery>;
  thread(id: string): ReturnType<typeof threadQuery>;
  /** Resolves to the conversation id once the message is stored on this device. Rejects with 'Not authenticated' after sign-out. */
  send(
    conversationId: string,
    content: string,
    attachments: readonly SentFile[],
    more?: MessageEdit | Pick<OutboxEntry, "act">,
  ): Promise<string>;
}

function createChatSession(shell: ShellApi): ChatSession {
  const { queryClient: client, storage } = shell;
  const { user } = shell.account;
  const cache = createConversationCache(
    client,
    (id) => fetchItem(shell.http, id),
    () => keptList(storage),
  );
  const drafts = createDrafts(storage);
  const files = shell.once(createAttachmentStore);
  const live = createLiveStore(textFrames());
  const subscriptions = new Subscription();
  const sending = new BehaviorSubject(NOTHING_SENT);
  const unstopped$ = new Subject<string>();
  const sentAside$ = new Subject<Receipt>();
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
    const { messageId, stopped } = entry;
    const { conversationId, turnId, turn } = receipt;
    if (stopped) {
      shell.http.call(chatCalls.stop, { params: { id: turnId } }).catch(() => unstopped$.next(turnId));
    }
    const answering = updates.delivered(entry, receipt);
    if (entry.aside && isElsewhere(cache.thread(conversationId), entry)) sentAside$.next(receipt);
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

  const isReplying = (id: string) => runningTurn(live.state, id) !== undefined;
  const outbox = lazyOutbox(async () => {
    const { openOutbox } = await import(/* webpackChunkName: "outbox" */ "./session-outbox.ts");
    return openOutbox(shell, {
      onDelivered,
      onSending: ({ messageId, conversationId }) => live.dispatch({ type: "sent", messageId, conversationId }),
      onFailed({ messageId }) {
        noteSending({ type: "failed", messageId });
        live.dispatch({ type: "send-failed", messageId });
      },
      onFallback: (messageId, reason) => noteSending({ type: "fell-back", messageId, reason }),
      isReplying,
      isElsewhere: (entry) => isElsewhere(cache.thread(entry.conversationId), entry),
      async replied(id) {
        // After a reload, only the server knows.
        if (!isUnsettled(id) && !isReplying(id)) await client.fetchQuery({ ...thread(id), staleTime: 0 });
        await firstValueFrom(live.state$.pipe(filter(() => !isReplying(id))));
      },
    });
  }, shell.connectivity$);

  const onEvent = (event: RealtimeEvent) => {
    // Refused, not failed: the outbox tries another way, and shows it if that's refused, too.
    if (event.name === "error") {
      const { messageId = "", turnId } = event.data.metadata ?? {};
      if (turnId === undefined && outbox.holds(messageId)) return;
    }
    const action = actionOf(event);
    if (action) live.dispatch(action.type === "accepted" ? { ...action, at: performance.now() } : action);
    // The outbox reports this tab's messages as delivered.
    if (event.name === "message_accepted" && outbox.holds(event.data.messageId))
      return outbox.run(({ confirm }) => confirm(event.data.messageId, receiptOfEvent(event.data)));
    const answering = updates.received(event);
    if (answering) noteAnswered(answering);
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
  subscriptions.add(
    fromEvent<StorageEvent>(window, "storage")
      .pipe(filter(({ key, newValue }) => key?.startsWith(STORAGE_KEYS.draftFiles) === true && newValue !== null))
      .subscribe(files.noted),
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
  subscriptions.add(whenIdle(() => outbox.run(() => {})));
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
    unstopped$,
    sentAside$,
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
    async send(conversationId, content, attachments, more) {
      const refuse = () => {
        if (subscriptions.closed) throw new HttpError("Not authenticated", 401);
      };
      refuse();
      const { add, entries$ } = await outbox.openOnceOnline();
      refuse();
      const others = (await firstValueFrom(entries$)).filter((other) => other.conversationId === conversationId);
      const begins = isUnsettled(conversationId) && !sending.value.settled.has(conversationId) && others.length === 0;
      const isEdit = more !== undefined && "edits" in more;
      const place = isEdit ? more : { ...placeBelow(cache.thread(conversationId), others), ...more };
      const chosen = begins ? drafts.read(NEW_CONVERSATION_SETTINGS) : "";
      // If the first message is refused or discarded, the next one begins the conversation.
      const settings = chosen || others.find((other) => isUnsettled(conversationId) && other.settings)?.settings;
      const entry = await add({
        conversationId,
        content,
        attachments,
        ...place,
        ...(settings && { settings }),
      });
      if (chosen) drafts.removeSent(NEW_CONVERSATION_SETTINGS, chosen);
      return entry.conversationId;
    },
  };
}

/** The chat session of this shell, the same in all the feature's modules. */
export const chatSessionOf = (shell: ShellApi): ChatSession => shell.once(createChatSession);

export const useChatSession = (): ChatSession => chatSessionOf(useShell());
