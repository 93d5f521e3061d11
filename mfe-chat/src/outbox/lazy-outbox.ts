import type { ConnectivityState, StateStream } from "@atrium/shared-contracts/contract";
import { BehaviorSubject, filter, firstValueFrom } from "@atrium/shared-contracts/rx";
import type { Outbox } from "./outbox.ts";
import type { OutboxEntry } from "./outbox-entry.ts";

export interface LazyOutbox<Receipt> extends Pick<Outbox, "entries$" | "durable$" | "holds" | "wake" | "stop"> {
  /** Fetches the outbox's code, and begins to send what earlier pages left. If it can't be fetched, this rejects, and the next call tries again. */
  open(): Promise<Outbox<Receipt>>;
  /** Like `open`, but while there's no network, it waits until there is one. */
  openOnceOnline(): Promise<Outbox<Receipt>>;
  /** Like `open`, for what's tried again later anyway. */
  run(work: (outbox: Outbox<Receipt>) => unknown): void;
}

/** An outbox whose code is fetched when it's needed: a conversation is read before anything is sent. */
export function lazyOutbox<Receipt>(
  create: () => Promise<Outbox<Receipt>>,
  connectivity$: StateStream<ConnectivityState>,
): LazyOutbox<Receipt> {
  const entries$ = new BehaviorSubject<readonly OutboxEntry[]>([]);
  const durable$ = new BehaviorSubject(true);
  let opening: Promise<Outbox<Receipt>> | undefined;
  let opened: Outbox<Receipt> | undefined;
  let isWanted = false;
  let stopped = false;

  const open = () => {
    isWanted = true;
    return (opening ??= create().then(
      (outbox) => {
        opened = outbox;
        outbox.entries$.subscribe(entries$);
        outbox.durable$.subscribe(durable$);
        if (stopped) outbox.stop();
        return outbox;
      },
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    ));
  };
  const openOnceOnline = async (): Promise<Outbox<Receipt>> => {
    try {
      return await open();
    } catch (error) {
      if (connectivity$.value === "online") throw error;
      // Rejects when the session ends.
      await firstValueFrom(connectivity$.pipe(filter((state) => state === "online")));
      return openOnceOnline();
    }
  };
  const run: LazyOutbox<Receipt>["run"] = (work) => {
    open().then(work, (error: unknown) => console.warn("Messages can't be sent yet:", error));
  };
  return {
    entries$,
    durable$,
    open,
    openOnceOnline,
    run,
    holds: (messageId) => opened?.holds(messageId) === true,
    wake() {
      if (isWanted) run((outbox) => outbox.wake());
    },
    stop() {
      stopped = true;
      opened?.stop();
      entries$.complete();
      durable$.complete();
    },
  };
}
