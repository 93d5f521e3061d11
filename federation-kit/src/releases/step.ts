/** Who changes the registry, when and why. */
export interface Act {
  readonly at: string;
  readonly by: string;
  readonly why?: string;
}

/** One step of a change. */
export type Step =
  | {
      /** Records a release. A version that's known already keeps its notes and place in the order, and gets this origin and integrity. */
      readonly action: "publish";
      readonly app: string;
      readonly version: string;
      /** Where its files are served from; undefined means the product's own origin. */
      readonly origin: string | undefined;
      /** Of its release.json. */
      readonly integrity: string | undefined;
      readonly notes?: string;
    }
  | {
      /** Makes a published version the active one, and brings it back if it was withdrawn. That ends a rollout. */
      readonly action: "promote";
      readonly app: string;
      readonly version: string;
      /** Puts it on this channel instead, for installations that follow that one. */
      readonly channel?: string;
      /** Has only so many of a hundred visitors run it. The others go on running the active version. */
      readonly percent?: number;
    }
  | {
      /**
       * Makes a version the active one that was promoted before, and withdraws those promoted after it and what's being rolled out. Back to the
       * active version itself, it only ends a rollout.
       */
      readonly action: "rollback";
      readonly app: string;
      readonly version: string;
      /** Takes back what's on this channel instead: who follows it runs the active version again, which `version` must be. */
      readonly channel?: string;
    }
  | {
      /** Takes back a version that no pointer is at. */
      readonly action: "withdraw";
      readonly app: string;
      readonly version: string;
    };
