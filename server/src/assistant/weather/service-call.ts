import { limitedJson } from "../../network/limited-json.ts";

const ANSWER_MAX_BYTES = 256 * 1_024;

/** What a service answers, as JSON. @throws when it doesn't, answers too much, or redirects. */
export async function callService(
  url: URL,
  parameters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<unknown> {
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const response = await fetch(url, { signal, redirect: "error", headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`The weather service answered ${response.status}`);
  return limitedJson(response, ANSWER_MAX_BYTES);
}

/** A path of a service, whether or not its address ends with a slash. */
export const serviceUrl = (base: string, path: string) => new URL(`${base.replace(/\/$/, "")}${path}`);
