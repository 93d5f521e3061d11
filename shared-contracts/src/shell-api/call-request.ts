import type { Call, CallInput, CallOptions, ReadAnswer } from "../wire/call.ts";
import type { HttpRequestOptions, ResponseSchema } from "./http.ts";

/** The arguments of `HttpClient.request` that make a call. */
export function callRequest<Made extends Call>(
  call: Made,
  input: CallInput<Made>,
): [method: Call["method"], path: string, options: HttpRequestOptions<ReadAnswer<Made>>] {
  const { params, query, body, signal, timeoutMs, keepalive, onText } = input as Parts;
  const schema = answerSchema(call) as ResponseSchema<ReadAnswer<Made>> | undefined;
  return [
    call.method,
    call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? "")),
    {
      ...(query === undefined ? {} : { query }),
      ...(body === undefined ? {} : { body }),
      ...(schema === undefined ? {} : { schema }),
      ...(signal === undefined ? {} : { signal }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(keepalive === undefined ? {} : { keepalive }),
      ...(onText === undefined ? {} : { onText }),
      ...(call.repeatable === undefined ? {} : { repeatable: call.repeatable }),
    },
  ];
}

interface Parts extends CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: NonNullable<HttpRequestOptions<unknown>["query"]>;
  readonly body?: unknown;
}

const UNREAD: ResponseSchema<undefined> = { parse: () => undefined };

function answerSchema({ answer, answerUnread }: Call): ResponseSchema<unknown> | undefined {
  if (answerUnread) return UNREAD;
  if (answer === undefined || "_zod" in answer) return answer;
  const [first, ...others] = Object.values(answer);
  return {
    parse(data) {
      const other = others.find((schema) => schema.safeParse(data).success);
      return (other ?? first)?.parse(data);
    },
  };
}
