import { CHOICE_CARD } from "@atrium/shared-contracts/wire/chat";
import { lazyCode, useLazyCode } from "@atrium/shared-ui";
import type { Offering } from "./offering.ts";

/** Lazy because most replies offer none. */
const choices = lazyCode(() => import("./choices.tsx"), "What a reply offers can't be chosen:");

/** The choices that a reply offers, if it does. */
export function LazyChoices({ message }: { readonly message: Offering }) {
  const offers = message.cards?.some(({ kind }) => kind === CHOICE_CARD) ?? false;
  const { code } = useLazyCode(choices, offers);
  return offers && code ? <code.Choices message={message} /> : null;
}
