import { QuoteSelection } from "../quote/quote-selection.tsx";
import { useSilenceOnLeaving } from "../read-aloud/use-read-aloud.ts";

/** What a thread has once, for all its messages. */
export function MessageAids({ conversationId }: { readonly conversationId: string }) {
  useSilenceOnLeaving();
  return <QuoteSelection conversationId={conversationId} />;
}
