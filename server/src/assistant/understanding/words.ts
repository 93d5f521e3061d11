export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Escapes text by others in a reply, so its Markdown shows up literally. */
export const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&");
