import * as z from "zod/mini";

export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";

/**
 * One call of the API, as client and server both use it: the client makes it with `HttpClient.call`, the server registers its route from it,
 * and the API's description is generated from those routes.
 */
export interface Call {
  readonly method: HttpMethod;
  /** Relative to the API base, with `:name` for each parameter, e.g. `/calendar/:id`. */
  readonly path: `/${string}`;
  /** The parameters in the path. */
  readonly params?: z.ZodMiniType;
  /** The query as the server reads it. Clients give the values, which are sent as text. */
  readonly query?: z.ZodMiniType;
  /** The JSON body. */
  readonly body?: z.ZodMiniType;
  /** The JSON response: of status 200, or one for each status. Without it, the response is an empty 204. */
  readonly answer?: z.ZodMiniType | AnswersByStatus;
  /** Clients only need to know that the call worked, so they accept any successful response and don't read it. */
  readonly answerUnread?: true;
  /** Allows retrying a POST or PUT, because the server recognizes repeats. GET and DELETE can always be retried. */
  readonly repeatable?: true;
  /** Needs no signed-in user. */
  readonly public?: true;
}

type AnswersByStatus = Readonly<Record<number, z.ZodMiniType>>;

/** Defines a call. Keeps the types of its schemas, so that client and server know what's sent and answered. */
export const defineCall = <const Defined extends Call>(call: Defined): Defined => call;

/** The response of a call that has nothing to tell: clients leave it unread. */
export const Done = z.object({ status: z.literal("success") });

/** What the server answers to a call. */
export type Answer<Of extends Call> = Of extends { readonly answer: infer Schemas }
  ? Schemas extends z.ZodMiniType
    ? z.output<Schemas>
    : Schemas extends AnswersByStatus
      ? z.output<Schemas[keyof Schemas]>
      : never
  : void;

/** What a client gets from a call. */
export type ReadAnswer<Of extends Call> = Of extends { readonly answerUnread: true } ? void : Answer<Of>;

/** What the server reads from one part of a request; undefined if the call doesn't have that part. */
export type Received<Of extends Call, Part extends "params" | "query" | "body"> = Of extends {
  readonly [Name in Part]: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

/** What a client makes a call with. */
export type CallInput<Of extends Call> = CallOptions &
  (Of extends { readonly params: infer Schema extends z.ZodMiniType } ? Given<"params", z.input<Schema>> : unknown) &
  (Of extends { readonly query: infer Schema extends z.ZodMiniType } ? Given<"query", z.output<Schema>> : unknown) &
  (Of extends { readonly body: infer Schema extends z.ZodMiniType } ? Given<"body", z.input<Schema>> : unknown);

/** Can be left out if nothing in it is required. */
type Given<Part extends string, Value> =
  Partial<Value> extends Value | Record<string, undefined>
    ? { readonly [Name in Part]?: Value }
    : { readonly [Name in Part]: Value };

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Defaults to API_DEFAULTS.timeoutMs. */
  readonly timeoutMs?: number;
  /** Completes the call even if the page closes, for data known only at that moment. The body can be at most 64 KiB. */
  readonly keepalive?: boolean;
  /** Called with each piece of a successful response's text as it arrives, before the whole is read. */
  readonly onText?: ((piece: string) => void) | undefined;
}
