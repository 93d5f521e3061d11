/** A place in a tree of messages. */
export interface Place {
  readonly key: string;
  readonly parentKey: string | null;
}

/** The messages in their order, except that each comes after its parent. Those that hang on no first message are left out. */
export function parentsFirst<Each extends Place>(messages: readonly Each[]): Each[] {
  const ordered: Each[] = [];
  const there = new Set<string>();
  const waiting = new Map<string, Each[]>();
  for (const message of messages) {
    const { parentKey } = message;
    if (parentKey !== null && !there.has(parentKey)) {
      const others = waiting.get(parentKey);
      if (others) others.push(message);
      else waiting.set(parentKey, [message]);
      continue;
    }
    for (const next = [message]; next.length > 0;) {
      const one = next.pop();
      if (one === undefined) break;
      ordered.push(one);
      there.add(one.key);
      for (const child of (waiting.get(one.key) ?? []).toReversed()) next.push(child);
      waiting.delete(one.key);
    }
  }
  return ordered;
}
