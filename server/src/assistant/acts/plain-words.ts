import { isLabelled } from "./labelled-text.ts";
import { quotedIn } from "../understanding/time/readable-text.ts";

/** What's longer is no plain order: it may have somebody else's words in it. */
const LONGEST = 300;
const MOST_NAME_WORDS = 10;

const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** What's quoted is a name, unless it has more than one sentence or more words than names have. Then somebody says something. */
const isSpeech = (quote: string): boolean =>
  /[.!?;…]\s+\S|[。！？；]\S/u.test(quote) ||
  [...words.segment(quote)].filter(({ isWordLike = false }) => isWordLike).length > MOST_NAME_WORDS;

/** How people pass on what somebody else says, what only holds under a condition, and what's done with a text that follows. */
const REPORTED: readonly RegExp[] = [
  // Markup, code, and calendar files.
  /^\s*(?:<\/?\p{L}[^<>]*>|[{[]\s*["{[]|```|~~~|BEGIN:V|&lt;|#{1,6} )|<\/\p{L}+>|&(?:#\d+|#x[\da-f]+|lt|gt|quot|apos|nbsp);/iu,
  /^(?:>|(?:fwd?|fw|re|subject|forwarded(?: message)?|from|quote)\s*:|(?:if|unless|in case)\b)/i,
  /^(?:\S+ ){0,3}(?:wrote|writes|said|says|texted|texts|emailed|messaged|reads)\b(?! (?:so|ok)\b)/i,
  /^(?:\S+ ){1,3}(?:asked|told|wants|wanted|begged) (?:me|us) to\b/i,
  /^(?:please |can you |could you )*(?:ignore|translate|summari[sz]e|proofread|rewrite) (?:this|that)\b/i,
  /^(?:please |can you |could you )*(?:ignore|translate|summari[sz]e|proofread|rewrite|explain|answer|reply|respond|check|correct|read|analy[sz]e|review|paraphrase|shorten|fix)\b(?: \S+){0,5}?:(?!\d)/i,
  /^(?:làm ơn |giúp (?:mình|tôi) |hãy )*(?:tóm tắt|dịch|trả lời|viết lại|giải thích|kiểm tra|sửa)(?: \S+){0,5}?:(?!\d)/iu,
  /^(?:bitte )?(?:fasse?|übersetze?|antworte?|erkläre?|korrigiere?|prüfe?|lies)(?!\p{L})(?: \S+){0,6}?:(?!\d)/iu,
  /^(?:por favor,? )?(?:resum[ea]|traduce|traduza|responde|responda|expli(?:ca|que)|corri(?:ge|ja)|lee|leia)(?!\p{L})(?: \S+){0,5}?:(?!\d)/iu,
  /^(?:résume|traduis|réponds|explique|corrige|lis)(?!\p{L})(?: \S+){0,5}? ?:(?!\d)/iu,
  /^(?:riassumi|traduci|rispondi|spiega|correggi|leggi)(?!\p{L})(?: \S+){0,5}?:(?!\d)/iu,
  /^(?:перескажи|переведи|ответь|объясни|исправь|прочитай|проверь)(?!\p{L})(?: \S+){0,5}?:(?!\d)/iu,
  /^(?:[请請]|麻[烦煩]|[帮幫]我)*(?:[总總][结結]|概括|翻[译譯]|回[复覆]|回答|改[写寫]|解[释釋]|[润潤]色|[检檢]查|校[对對]|[读讀]一?下|看一?下)[^:：]{0,12}[:：](?!\d)/u,
  /^[^:：]{0,16}(?:要約|翻訳|返信|添削|説明|校正|訳|読)(?:し|ん)?(?:て|で)?(?:ください|くれる|ほしい)?[:：](?!\d)/u,
  /^[^:：]{0,16}(?:요약|번역|답장|설명|교정)(?:해|해 ?줘|해주세요)?[:：](?!\d)/u,
];

/** Whether a message has nobody else's words in it, as far as its form tells: a mail that's pasted has several lines. */
export const isPlain = (text: string): boolean =>
  text.length <= LONGEST &&
  !text.trim().includes("\n") &&
  !REPORTED.some((pattern) => pattern.test(text.trim())) &&
  !isLabelled(text) &&
  !quotedIn(text).some(isSpeech);
