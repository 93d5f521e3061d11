// The part of RxJS that apps share as one instance. Exported by name, so the build keeps only these.
export { BehaviorSubject, Observable, ReplaySubject, Subject, Subscription } from "rxjs";
export { distinctUntilChanged, filter, map, scan, shareReplay, switchMap, take, takeUntil, takeWhile } from "rxjs";
export { firstValueFrom } from "rxjs";
