/**
 * A fetch that gives up when nothing has arrived after `firstByteMs`. The SDK's own limits start with the response, so
 * without this a server that accepts the request and never answers would use up the whole reply's time.
 */
export const fetchWithin =
  (firstByteMs: number): typeof fetch =>
  async (input, init) => {
    const late = new AbortController();
    const timer = setTimeout(() => {
      late.abort(new DOMException("The model did not begin to answer in time", "TimeoutError"));
    }, firstByteMs);
    const arrived = () => clearTimeout(timer);
    const given = init?.signal;
    given?.addEventListener("abort", arrived, { once: true });
    try {
      const signal = given ? AbortSignal.any([given, late.signal]) : late.signal;
      const response = await fetch(input, { ...init, signal });
      if (response.body === null) {
        arrived();
        return response;
      }
      const body = response.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(bytes, controller) {
            arrived();
            controller.enqueue(bytes);
          },
          flush: arrived,
        }),
      );
      return new Response(body, response);
    } catch (error) {
      arrived();
      throw error;
    }
  };
