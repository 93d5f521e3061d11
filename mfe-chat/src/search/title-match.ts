/** Case-insensitive match on titles. Composed and decomposed letters are the same. */
export function matchTitles<T extends { readonly title: string }>(conversations: readonly T[], query: string): T[] {
  const wanted = fold(query.trim());
  return wanted === "" ? [] : conversations.filter((conversation) => fold(conversation.title).includes(wanted));
}

const fold = (text: string) => text.normalize("NFC").toLowerCase();
