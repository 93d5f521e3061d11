import { describe, expect, it } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { BehaviorSubject, Subject } from "rxjs";
import { useObservable } from "./use-observable.ts";

describe("useObservable", () => {
  it("shows a replayed value on the first render", () => {
    const { result } = renderHook(() => useObservable(new BehaviorSubject("ready"), "waiting"));
    expect(result.current).toBe("ready");
  });

  it("follows the stream and unsubscribes when the view unmounts", () => {
    const source = new Subject<number>();
    const { result, unmount } = renderHook(() => useObservable(source, 0));
    act(() => source.next(7));
    expect(result.current).toBe(7);
    unmount();
    expect(source.observed).toBe(false);
  });
});
