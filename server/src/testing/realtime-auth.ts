import type { ClientOptions } from "ably";

type AuthCallback = NonNullable<ClientOptions["authCallback"]>;

/** Makes an `authCallback` for the SDK from a function that gets a token. */
export function realtimeAuth(getToken: () => Promise<string>): AuthCallback {
  const answer = async (tell: Parameters<AuthCallback>[1]): Promise<void> => {
    try {
      tell(null, await getToken());
    } catch (error) {
      tell(String(error), null);
    }
  };
  return (_, tell) => void answer(tell);
}
