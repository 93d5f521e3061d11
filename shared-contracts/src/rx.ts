// The part of RxJS that apps share as one instance. Exported by name, so the build keeps only these, and the sign-in page only those it uses.
export { BehaviorSubject, NEVER, Observable, ReplaySubject, Subject, Subscription } from "rxjs";
export { defer, forkJoin, from, fromEvent, merge, of, race, timer } from "rxjs";
export {
  catchError,
  debounceTime,
  distinctUntilChanged,
  exhaustMap,
  filter,
  map,
  mergeMap,
  pairwise,
  retry,
  scan,
  share,
  shareReplay,
  startWith,
  switchMap,
  take,
  takeUntil,
  takeWhile,
  tap,
  timestamp,
} from "rxjs";
export { firstValueFrom } from "rxjs";
export type { MonoTypeOperatorFunction, ObservableInput, OperatorFunction } from "rxjs";
