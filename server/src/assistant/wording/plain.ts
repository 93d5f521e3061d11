/** Escapes text by others in a reply, so its Markdown shows up literally. */
export const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&");
