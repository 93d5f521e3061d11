import type { ConnectionState } from "@atrium/shared-contracts/contract";
import { type Observable, distinctUntilChanged, filter, map, pairwise, startWith } from "@atrium/shared-contracts/rx";

/** Whether events arrive over the socket. */
export const socketWorks = (connection$: Observable<ConnectionState>): Observable<boolean> =>
  connection$.pipe(
    map(({ status, httpOnly }) => status === "connected" && !httpOnly),
    distinctUntilChanged(),
  );

/** Emits each time the connection comes up. */
export const connections = (connection$: Observable<ConnectionState>): Observable<unknown> =>
  connection$.pipe(
    map(({ status }) => status === "connected"),
    distinctUntilChanged(),
    filter((connected) => connected),
  );

/** Emits each time events may have been missed. */
export const missedEvents = (connection$: Observable<ConnectionState>): Observable<unknown> =>
  connection$.pipe(
    map(({ continuityLosses }) => continuityLosses),
    startWith(0),
    pairwise(),
    filter(([before, now]) => now > before),
  );
