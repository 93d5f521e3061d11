import { Observable } from "@atrium/shared-contracts/rx";

/** A call as a stream: made at each subscription, and aborted when nobody waits for its answer any more. */
export const abortable = <T>(call: (signal: AbortSignal) => Promise<T>): Observable<T> =>
  new Observable((subscriber) => {
    const left = new AbortController();
    call(left.signal).then(
      (answer) => {
        subscriber.next(answer);
        subscriber.complete();
      },
      (error: unknown) => subscriber.error(error),
    );
    return () => left.abort();
  });
