import { parseArgs } from "node:util";
import { isNativeError } from "node:util/types";
import type { KeyOptions } from "../auth/key.ts";
import type { ListenOptions } from "../endpoint/listen.ts";
import { isLoopback } from "../endpoint/loopback.ts";

export const USAGE = `ably-local: a server that speaks Ably's protocol

  npm run ably-local -- --port 9000 --key app.id:secret

  --port <number>           port to listen on; 0 for any that is free
  --key <app.id:secret>     API key; may be given more than once
  --host <address>          address to listen on, 127.0.0.1 by default
  --origin <origin>         origin whose pages may call REST with credentials; may be given more than once
  --limits                  enforce the rates and counts of Ably's plans
  --revocable               let tokens of the keys be revoked; they then live one hour at most
  --mutable <namespace>     let messages of the namespace be updated, deleted and appended to; may be given more than once
  --sandbox                 add the test-only calls POST /apps, DELETE /apps/{id} and POST /stats; loopback only`;

/** What the command line asks for. */
export type Outcome =
  | { readonly kind: "run"; readonly options: ListenOptions }
  | { readonly kind: "help" }
  | { readonly kind: "mistake"; readonly message: string };

const mistake = (message: string): Outcome => ({ kind: "mistake", message });

function parsed(args: string[]) {
  return parseArgs({
    args,
    options: {
      port: { type: "string" },
      key: { type: "string", multiple: true, default: [] },
      host: { type: "string", default: "127.0.0.1" },
      origin: { type: "string", multiple: true, default: [] },
      limits: { type: "boolean", default: false },
      revocable: { type: "boolean", default: false },
      mutable: { type: "string", multiple: true, default: [] },
      sandbox: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  }).values;
}

/** The key from a text `app.id:secret`; undefined if it has another form. The text is a secret and is never shown. */
function keyOf(text: string, revocableTokens: boolean): KeyOptions | undefined {
  const [, name, secret] = /^([\w-]+\.[\w-]+):(.+)$/.exec(text) ?? [];
  return name === undefined || secret === undefined ? undefined : { name, secret, revocableTokens };
}

/** Parses the command line. */
export function parseArguments(args: string[]): Outcome {
  let values: ReturnType<typeof parsed>;
  try {
    values = parsed(args);
  } catch (error) {
    return mistake(isNativeError(error) ? (error.message.split(". ", 1)[0] ?? "") : String(error));
  }
  if (values.help) return { kind: "help" };
  if (values.port === undefined) return mistake("--port is required");
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
    return mistake(`--port must be a number from 0 to 65535, not ${values.port}`);
  const keys = values.key.map((text) => keyOf(text, values.revocable));
  if (!keys.every((key) => key !== undefined)) return mistake("--key must have the form app.id:secret");
  if (new Set(keys.map(({ name }) => name)).size < keys.length) return mistake("--key names the same key twice");
  if (keys.length === 0 && !values.sandbox) return mistake("--key is required");
  if (values.sandbox && !isLoopback(values.host))
    return mistake(`--sandbox lets everyone in, so --host must be a loopback address, not ${values.host}`);
  const { host, limits, sandbox, mutable, origin: origins } = values;
  return {
    kind: "run",
    options: { port: Number(values.port), host, limits, sandbox, keys, origins, mutableNamespaces: mutable },
  };
}
