import { RealtimeOptions } from "@atrium/shared-contracts/wire";

export interface RealtimeGrant {
  readonly token: string;
  /** The user's channel, if the server names it. */
  readonly channel: string | undefined;
  readonly options: RealtimeOptions;
}

/** Reads the token from every shape a server may send: a string, or an object with `token` or `access_token`, possibly under `data`. */
export function readTokenAnswer(answer: unknown): RealtimeGrant {
  if (typeof answer === "string" && answer !== "") return { token: answer, channel: undefined, options: {} };
  if (!isRecord(answer)) throw new TypeError("The answer holds no realtime token");
  const token = answer["token"] ?? answer["access_token"];
  if (typeof token !== "string" || token === "") {
    if (answer["data"] === undefined) throw new TypeError("The answer holds no realtime token");
    return readTokenAnswer(answer["data"]);
  }
  const options = RealtimeOptions.safeParse(answer["options"]);
  const channel = answer["channel"];
  return {
    token,
    channel: typeof channel === "string" ? channel : undefined,
    options: options.success ? options.data : {},
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
