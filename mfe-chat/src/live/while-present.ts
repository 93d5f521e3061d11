import {
  type Observable,
  type OperatorFunction,
  filter,
  from,
  mergeMap,
  pairwise,
  share,
  startWith,
  takeUntil,
} from "@atrium/shared-contracts/rx";

/** Runs one stream for each key, from when the key joins the latest set until it leaves it. */
export const whilePresent =
  <T>(run: (key: string) => Observable<T>): OperatorFunction<ReadonlySet<string>, T> =>
  (keys$) => {
    const shared$ = keys$.pipe(share());
    return shared$.pipe(
      startWith(new Set<string>()),
      pairwise(),
      mergeMap(([before, now]) => from([...now].filter((key) => !before.has(key)))),
      mergeMap((key) => run(key).pipe(takeUntil(shared$.pipe(filter((now) => !now.has(key)))))),
    );
  };
