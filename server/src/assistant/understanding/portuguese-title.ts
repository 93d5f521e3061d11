import { PLANNING, plannedIn } from "./planning-verbs.ts";
import type { TitleWords } from "./title-table.ts";

/** Said before anything. */
const LEAD =
  "(?:oi+e?|olá|ola|opa|ops|e aí|eai|ei|hey|bom dia|boa tarde|boa noite|ok|okay|blz|beleza|então|entao|ah+|e|aí|tá bom|tá|ta|por favor|por gentileza|pf|pfv|pfvr|cara|mano|gente|também|tambem|depois|ó|olha|escuta|só|valeu|obrigad[oa]|assistente|atrium|tudo bem|tudo bom|amig[oa]|querid[oa]|sim|claro|ótimo|perfeito|aliás)";
/** Verbs at the beginning of what somebody has to do. */
const TO_DO = "(?=\\p{L}+(?:[aei]r|[aei]r-\\p{L}+|pôr)(?!\\p{L}))";
const REMINDER = "(?:lembretes?|alertas?|avisos?|alarmes?|despertador)";
/** Places as people name them, before a name that has a capital letter. */
const PLACE =
  "(?:restaurante|bar|café|cafe|cafeteria|padaria|pizzaria|churrascaria|lanchonete|hotel|pousada|clínica|clinica|hospital|laboratório|consultório|posto|shopping|mercado|loja|salão|barbearia|academia|escola|colégio|faculdade|universidade|igreja|teatro|cinema|museu|parque|praça|estádio|ginásio|clube|sala|auditório|rua|avenida|av|aeroporto|rodoviária|estação|banco|cartório|prédio|bloco|espaço|buffet|sítio|chácara|praia|lagoa|escritório|sede|zoom|meet|teams)";

export const PORTUGUESE: TitleWords = {
  leading: [
    new RegExp(`^(?:${LEAD}(?:[,!.?:]*\\s+|[,!.?:]+|$))+`, "iu"),
    new RegExp(
      `^(?:(?:${PLANNING.pt.polite})[,!.]? +)*(?:(?:não (?:me )?(?:deix[ae])(?: eu)? esquecer|não (?:me )?deixe? esquecer|(?:me )?(?:lembr[ae]r?|avis[ae]r?|record[ae]|notific[ae]|cutuc[ae]|alert[ae])(?:-me|-nos)?|(?:${PLANNING.pt.verbs}|faz|faça|quero) (?:um )?${REMINDER}|${REMINDER}|não (?:posso )?esquec(?:er?|a))(?: aí| por favor)?(?: (?:d[aeo]s?|que|pra|para|pr[ao]))?)(?:[,:]?\\s+|$)(?:(?:eu )?(?:tenho|preciso) (?:que |de )?)?`,
      "iu",
    ),
    new RegExp(`^(?:${plannedIn(PLANNING.pt)})(?:[,:]?\\s+|$)`, "iu"),
    new RegExp(
      `^(?:(?:um |uma |o )?(?:evento|compromisso|lembrete)(?: (?:d[aeo]|pra|para|chamad[oa]))?)(?:[,:]\\s*|\\s+)(?=\\p{L})`,
      "iu",
    ),
    new RegExp(
      `^(?:(?:eu |nós |a gente )?(?:preciso|precisamos|precisa|tenho que|temos que|tem que|tenho de|devo|vou ter que|vou|vamos|vai|quero|queria|queremos|pretendo)(?: de)?\\s+)${TO_DO}`,
      "iu",
    ),
    /^(?:(?:eu |nós |a gente )?(?:tenho|temos|terei|teremos|vou ter|vamos ter|vai ter|tem|marquei|agendei|marcamos|combinei|combinamos)\s+)(?=\p{L})/iu,
    /^(?:pra|para)\s+(?=\p{L}+[aei]r(?!\p{L}))/iu,
    /^(?:um|uma|uns|umas|o|a|os|as|meu|minha|meus|minhas|nosso|nossa)\s+(?=\p{L})/iu,
    /^(?:que|pra|para)(?:\s+|$)/iu,
    /^[-–—]\s+/u,
  ],
  trailing:
    /(?<![\s,.;:!?-])[\s,.;:!?-]+$|(?<!\s)\s+(?:às|as|no|na|de|do|da|em|pra|para|pro|e|à|ao|lá|por favor|por gentileza|pf|pfv|pfvr|obrigad[oa]|obg|valeu|vlw|aí|tá|ok|blz|beleza|né|hein|viu|que é|é|vai ser|será|tá marcad[oa]|está marcad[oa]|marcad[oa]|pra mim|para mim|(?:me )?(?:anota|marca|agenda|coloca|bota|põe|adiciona|salva|registra)(?: (?:isso|aí|pra mim|para mim|por favor|na agenda|no calendário))*|se der|se puder|kk+|haha+|rs+)$/iu,
  place: new RegExp(
    `^(?<title>.*\\S) (?:lá )?(?:n[ao]|em|pel[ao]) (?<place>(?:(?:\\p{Lu})|${PLACE} (?:d[aeo]s? )?(?=\\p{Lu}))[^,]*?)(?<more>)$`,
    "u",
  ),
};
