/** Tests of Ably's suite that this server doesn't have to pass, each with a reason. */
export interface Exclusion {
  readonly title: RegExp;
  readonly reason: string;
}

export const EXCLUSIONS: readonly Exclusion[] = [
  { title: /^realtime\/init node_transports$/, reason: "asserts the comet transport, which is not offered" },
  { title: /^realtime\/message subscribes to filtered channel$/, reason: "filtered channels are not offered" },
  {
    title: /^realtime\/connection connectionPingWithCallback$/,
    reason: "asserts a round trip of at least 1 ms; on loopback it is often less",
  },
];
