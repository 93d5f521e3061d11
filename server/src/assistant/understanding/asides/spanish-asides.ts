import { loose } from "../accents.ts";
import { type AsideTable, clause } from "./aside-table.ts";

const LEAD =
  "(?:(?:y|pero|pues|que|porque|es que|ya que|total|así que|hola|buenas|oye|mira|ay|uy|uf+|jo|jolín|madre mía|dios|vaya|ostras|joe|bueno|vale|ok|perdona|perdón|ah|además|por cierto|gracias) )*";
const ABOUT =
  "(?:estoy|estamos|ando|voy (?:fatal|tarde|liad[oa])|no (?:puedo|podemos|me|nos|voy|llego|sé|quiero|tengo|hay|vaya|se)|me (?:ha|han|he|duele|encuentro|siento|viene|apetece|surgió|da|muero|encanta)|se me|nos (?:ha|han)|tengo (?:fiebre|gripe|la gripe|un lío|lío|sueño|hambre|prisa|ganas|miedo|mucho|muchas|la cabeza|que ver)|qué (?:bien|rabia|pereza|nervios|ganas|ilusión|lata|rollo|horror|guay|estrés|vergüenza|asco)|(?:mi|el|la) (?:\\p{L}+ ){1,3}(?:está|no|se|me|ha|tiene|dice|quiere|siempre)|él|ella|ellos|siempre|nunca|menos mal|a ver si|que si no|si no|que luego|por fin|ojalá|no sea que|ha surgido|ya (?:era hora|ves|sabes|no puedo))";

export const SPANISH: AsideTable = {
  divides: new RegExp(
    loose(
      "(?<=[\\p{L}\\p{N})\"”!'])\\s*(?:[,;!]+|(?<=\\p{L}{2})(?<!(?<!\\p{L})(?:sr|sra|dr|dra|av|núm|tel|prof|gral))\\.+(?=\\s)|\\s[-–—]+|\\s?…)\\s+|(?<=\\?)\\s+|\\s+(?=(?:porque|ya que|es que|que (?:estoy|estamos|tengo fiebre|me|no (?:puedo|me|voy|llego)|se me|siempre|luego|si no|ha surgido))\\s)",
    ),
    "iu",
  ),
  between: ", ",
  comment: clause(
    loose(
      `${LEAD}(?:${ABOUT}(?!\\p{L})|(?:por favor|porfa(?:vor)?|porfi|plis|pls|(?:muchas |mil )?gracias|hola+|buenas(?: tardes| noches)?|buenos días|oye|mira|a ver|venga|ok(?:ey)?|vale|genial|perfecto|estupendo|uy|uf+|ay|jo|ups|jaja(?:ja)*|jeje|sí|tío|tía|guap[oa]|qué tal|cómo estás|perdona|perdón|disculpa|urgente|importante|no te olvides|si puedes|si no te importa|cuando puedas)[.! ]*$)[^?]*$`,
    ),
  ),
  request: clause(
    loose(
      "(?:(?:y|así que|pues|por favor|porfa|me lo|¿?(?:me )?(?:puedes|podrías)) )*(?:(?:apúnt|anót|agénd|guárd|regístr|prográm|agrég|añád)(?:a|e)(?:me)?l[oa]s?|apunta|anota|ponl[oa]s?|pónmel[oa]s?|métel[oa]s?|apuntarl[oa]|apuntármel[oa]|anotarl[oa]|ponerl[oa]|agendarl[oa]|lo (?:apuntas|anotas|pones|agendas))(?: (?:en (?:el|la|mi) (?:calendario|agenda)|por favor|porfa(?:vor)?|porfi|anda|gracias|ya|ahí|que (?:si no )?se me (?:olvida|pasa)))*[.!? ]*$",
    ),
  ),
  undecided: new RegExp(
    loose(
      "(?<!\\p{L})(?:es broma|era broma|es coña|no lo (?:apuntes|pongas|añadas|agendes|borres|canceles)|no (?:apuntes|pongas|añadas|agendes|borres) (?:nada|todavía)|olvídalo|déjalo(?=[\\s.!]*$)|mejor no(?=[\\s.!,]|$)|no sé si|todavía no (?:sé|está|es)|aún no (?:sé|está|es)|por confirmar|sin confirmar|depende|a lo mejor|igual (?:no|se)|puede que|tengo que (?:confirmar|preguntar|consultar)|si (?:puedo|podemos|quiere|quieres|hace|llueve|no llueve|viene|me da tiempo)|se (?:ha cancelado|canceló|cancela)|espera(?=[\\s.!…]*$)|¿?te parece|(?:me )?viene bien|¿?qué (?:opinas|te parece))(?!\\p{L})",
    ),
    "iu",
  ),
  past: new RegExp(
    loose(
      "(?<!\\p{L})(?:ayer|anoche|anteayer|estuve|fui|fue|pasad[oa]|hace (?:una?|dos|tres|\\d+)|desde (?:ayer|el|anoche)|ha sido)(?!\\p{L})",
    ),
    "iu",
  ),
  part: clause(
    loose(
      "(?:con|en|a|al|para|por|de|del|desde|hasta|y|o|también|luego|después|el|la|los|las|un|una|mi|recuérdame|avísame|trae|lleva|compra|llama|invita|lugar|nota)(?!\\p{L})|\\S+$",
    ),
  ),
  order: "añade ",
};
