import { inBothScripts } from "./time/traditional-characters.ts";

/** How each language forbids that something is put into the calendar. What isn't to be forgotten is to be put there. */
const NEGATED: readonly RegExp[] = [
  /^(?:(?:please|pls|no|hey|ok(?:ay)?)[, ]+)*(?:d[o0]n['´`]?t|d[o0]nt|dnt|do not|never)\s+(?:please\s+)?(?:add|put|create|schedule|book|make|set|plan|enter|write)\b/i,
  /^(?:(?:no|hey|wait|um+|well)[, ]+)*i (?:didn'?t|did not|never|wasn'?t|am not|'?m not) (?:ask|asking|tell|telling|want) (?:you|u|for)\b/i,
  /^(?:làm ơn |xin )?(?:đừng|không cần|ko cần|khỏi)\s+(?:thêm|tạo|đặt|lên|ghi|cho)(?!\p{L})/iu,
  inBothScripts(
    /^(?:请|麻烦)?(?:别|不要|不用|无需)(?:再)?(?:把.{1,20})?(?:加|添加|创建|新建|安排|建|放|记)|(?:别|不要|不用)(?:再)?(?:给我|帮我)(?:安排|加|排)|没(?:让|叫|要|说要?)(?:你|您).{0,8}(?:加|建|记|安排|写|改|删)/u,
  ),
  /(?:追加|作成|登録|予約|予定を入れ|入れ)(?:し)?ないで(?:ください|ね|くれ)?[。！!]*$/u,
  /\b(?:nicht|keine?n?)\b[^.!?]*(?:eintragen|anlegen|hinzufügen|erstellen|planen)[.!]*$|^(?:bitte )?(?:trag|füge?|erstelle?|leg|plane?)\b[^.!?]*\b(?:nichts?|keine?n?)\b|^ich (?:will|möchte|brauche?|hab|habe)\b[^.!?]*\bkeine?n? (?:termin|eintrag)/i,
  /^(?:por favor,? )?no (?:añadas|agregues|pongas|crees|programes|apuntes)\b/i,
  /^(?:je|on) (?:ne )?(?:veux|veut|voudrais) (?:pas|plus|aucun)(?! (?:oublier|rater|manquer))|^n(?:e |['’])(?:\p{L}+) (?:pas|rien)\b|^(?:s'il (?:te|vous) plaît,? )?n(?:e |['’])(?:ajoute|mets|crée|planifie)\p{L}* pas\b/iu,
  /^(?:per favore,? )?non (?:aggiung|metter|crear|fissar|inserir)\p{L}*/iu,
  /^(?:por favor,? )?não (?:adicion[ae]|coloqu?e|coloca|cri[ae]|marque|marca|agend[ae]|ponha|põe|bota|anota|precisa (?:marcar|anotar|colocar|agendar))(?!\p{L})/iu,
  /^(?:пожалуйста,? )?не (?:добавля|создава|став|запис|планир|внос|занос|надо (?:добав|запис|став)|нужно (?:добав|запис|став))\p{L}*/iu,
  /(?:추가|등록|생성|예약|저장)(?:은|는)? ?하지 ?(?:마|말)|(?:넣|잡|적|만들)지 ?(?:마|말)(?=\S*[.!]*$)|(?:추가|등록|저장) ?안 ?해도 ?(?:돼|됩니다)/u,
];

/** Whether a text forbids to put something into the calendar. */
export const isNegated = (text: string): boolean => NEGATED.some((pattern) => pattern.test(text));
