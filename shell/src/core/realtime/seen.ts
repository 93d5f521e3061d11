const KEPT = 500;

/** Remembers the latest messages of the channel: a tab that takes over gets those again that it may not have heard. */
export function createSeen() {
  const ids = new Set<string>();
  let serial: string | undefined;
  return {
    /** The latest leader's term. */
    term: 0,
    /** The serial of the latest message. */
    get serial() {
      return serial;
    },
    /** Whether this tab has all up to this serial. */
    reaches: (other: string | undefined) => other !== undefined && (other === serial || ids.has(other)),
    moveTo(next: string | undefined) {
      if (next === undefined) return;
      serial = next;
      note(next);
    },
    /** False if the message was noted before. */
    isNew(id: string | undefined): boolean {
      if (id === undefined) return true;
      if (ids.has(id)) return false;
      note(id);
      return true;
    },
  };

  function note(id: string) {
    ids.add(id);
    for (const oldest of ids) {
      if (ids.size <= KEPT) break;
      ids.delete(oldest);
    }
  }
}

export type Seen = ReturnType<typeof createSeen>;
