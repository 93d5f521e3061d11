/** The same items. Gives up once whoever gets them has kept them waiting for `ms` in all, so reading slowly doesn't help. */
export async function* readWithin<Item>(
  items: AsyncIterable<Item>,
  ms: number,
  giveUp: () => void,
): AsyncGenerator<Item> {
  let room = ms;
  for await (const item of items) {
    const since = performance.now();
    const timer = setTimeout(giveUp, room);
    try {
      yield item;
    } finally {
      clearTimeout(timer);
    }
    room -= performance.now() - since;
  }
}
