const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the text is a UUID in lower case, which is how we write them. */
export const isUuid = (text: string): boolean => UUID.test(text);
