import * as z from "zod/mini";

/** URLs allow more in a host, `;`, `,` and `*` among it, which mean something else in a content security policy. */
const PLAIN = /^https?:\/\/(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** Whether a text is the origin of an http or https URL and nothing else, as browsers write it: no path, user, query or trailing slash. */
export const isOrigin = (text: string): boolean => PLAIN.test(text) && URL.parse(text)?.origin === text;

/** Where files are served from, as it may get into a content security policy. */
export const Origin = () => z.string().check(z.refine(isOrigin, { error: "Must look like https://host:port" }));
