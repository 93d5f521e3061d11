/** The browser's speech recognition, which hears what a test says. */
export function installFakeSpeech() {
  const made: FakeRecognition[] = [];
  class FakeRecognition extends EventTarget {
    lang = "";
    continuous = false;
    interimResults = false;
    state: "new" | "listening" | "over" = "new";
    results: { readonly transcript: string }[][] = [];

    constructor() {
      super();
      made.push(this);
    }

    start() {
      this.state = "listening";
    }

    stop() {
      this.end();
    }

    abort() {
      this.fail("aborted");
    }

    /** Replaces the phrase that's still being heard. */
    hear(transcript: string) {
      this.results = [...this.results.slice(0, -1), [{ transcript }]];
      this.tell();
    }

    /** Begins another phrase. */
    hearNext(transcript: string) {
      this.results = [...this.results, [{ transcript }]];
      this.tell();
    }

    fail(error: string) {
      if (this.state !== "listening") return;
      this.dispatchEvent(Object.assign(new Event("error"), { error }));
      this.end();
    }

    private tell() {
      this.dispatchEvent(Object.assign(new Event("result"), { results: this.results }));
    }

    private end() {
      if (this.state !== "listening") return;
      this.state = "over";
      this.dispatchEvent(new Event("end"));
    }
  }
  Object.assign(globalThis, { webkitSpeechRecognition: FakeRecognition });
  return {
    /** The one that was made last. */
    current() {
      const last = made.at(-1);
      if (!last) throw new Error("Nobody listens");
      return last;
    },
    remove: () => Reflect.deleteProperty(globalThis, "webkitSpeechRecognition"),
  };
}
