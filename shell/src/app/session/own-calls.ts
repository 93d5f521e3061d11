import { type HttpClient, HttpError } from "@atrium/shared-contracts/contract";

/** One user's calls. They reject once the session is over: the page's client would make them for whoever is signed in by then. */
export function ownCalls(http: HttpClient, isOver: () => boolean): HttpClient {
  const refuseLate = () => {
    if (isOver()) throw new HttpError("Not authenticated", 401);
  };
  return Object.freeze<HttpClient>({
    async call(call, input) {
      refuseLate();
      return http.call(call, input);
    },
    async request(method, path, options) {
      refuseLate();
      return http.request(method, path, options);
    },
  });
}
