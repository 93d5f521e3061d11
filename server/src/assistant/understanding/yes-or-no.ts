import { looseTable } from "./accents.ts";
import { inBothScripts } from "./time/traditional-characters.ts";

/** Regular expressions, longer words first. */
interface Words {
  readonly yes: string;
  readonly no: string;
  /** Goes with either. */
  readonly polite?: string;
}

const ENGLISH: Words = {
  yes: "(?:yes|yeah|yep|yup|sure|ok(?:ay)?),? (?:please |pls )?(?:cancel|delete|remove|clear|move)(?: (?:it|that|them|those|everything|all))*(?: off| out)?|go on(?: then)?|please do|(?:that|it)(?:'s| is) (?:fine|right|correct|the one|ok(?:ay)?|good)|(?:that )?sounds (?:good|great|fine)|that works|yes+|yess+|yh|y|aye|yes|yeah|yea|yep|yup|ye|yas|sure thing|sure|okay|ok|right|that's right|correct|exactly|absolutely|of course|definitely|go ahead|go for it|do it|do that|confirm|confirmed|(?:delete|remove|cancel|move|drop|clear|scrap|skip|bin|take) (?:it|that|them)(?: off| out)?",
  no: "(?:i(?:'ve)? )?changed my mind|no need|not yet|scrap that|don't (?:worry|bother)(?: about it)?|forget (?:about )?(?:it|that)|leave (?:them|everything|those)(?: alone)?|n|not (?:that|this)(?: one)?|none(?: of (?:them|those|these))?|neither(?: of (?:them|those|these))?|nope|nah|never ?mind|no|forget it|stop|not now|wait|leave it(?: alone)?|keep (?:it|that|them|those|all)(?: all)?|(?:please )?(?:don't|do not|dont)(?: (?:delete|remove|cancel|do)(?: (?:it|that))?)?",
  polite:
    "hmm+|um+|uh+|er+m?|well|sweet(?: as)?|cool|great|perfect|lovely|cheers|ta|mate|lol|haha|sorry|obviously|obvs|thank u|(?:(?:oh )?(?:my )?|good |dear )(?:god|gosh|lord|goodness|heavens)|hell|heck|christ|jesus|oh|ah|ach|och|please|pls|plz|thanks|thank you|thx|then|just|actually|now",
};

const OTHERS: Record<string, Words> = {
  de: {
    yes: "ja+|jawohl|jap|jep|yep|jo|joa|jup|klar|na klar|aber klar|logo|gerne?|genau|richtig|korrekt|stimmt|passt(?: so)?|sicher|natürlich|auf jeden fall|unbedingt|mach(?: das| es| mal| ruhig)*|mach'?s|tu (?:das|es)|in ordnung|einverstanden|(?:kannst|darfst) du|(?:die |das |den |sie |ihn |es )?kann (?:alle |beide )?weg|weg damit|(?:alle |alles |beide )?weg|(?:alle |beide |alles |den |die |das )?(?:löschen|streichen|absagen)|(?:lösche?|streiche?|entferne?|verschiebe?|trag) (?:(?:es|ihn|sie|das|den|die|alle|alles|beide|ein|ruhig) ?)+|sag (?:es|ihn|sie|das|den|die|alle|alles|beide) ab",
    no: "nein|nee+|nö+|ne|auf keinen fall|bloß nicht|besser nicht|doch nicht|lieber (?:doch )?nicht|noch nicht|nicht jetzt|jetzt nicht|lass(?:'s| (?:es|das|ihn|sie|sein|alle|beide|mal)(?: (?:mal|so|lieber|doch|stehen|drin|sein|bleiben|gut sein|da))*)?|belass es dabei|bleibt so|nicht (?:löschen|streichen|absagen|verschieben|nötig)|(?:lösch|streich|sag) (?:(?:es|ihn|sie|das|den|die|nichts) )?(?:bitte )?nicht(?: ab)?|vergiss es|vergiss das|egal|schon gut|abbrechen|abbruch|stopp?|halt|moment|warte(?: mal)?|falsche[rs]?|(?:den|die|das) nicht|keine[nrs]?(?: davon)?",
    polite:
      "(?:oh |mein |ach (?:du )?)*(?:lieber )?gott|um (?:gottes|himmels) willen|himmel|bitte|danke|ach|ok|gut|dann|hm+|äh+m?|oh|ups|sorry|also|doch|mal|eigentlich|mir|so|alles|na|und|aber|schön|schon|einfach|gern|super|du",
  },
  es: looseTable({
    yes: "sí|sip|sep|claro(?: que sí)?|por supuesto|vale|de acuerdo|adelante|correcto|hazlo|dale|exacto|exactamente|eso es|así es|perfecto|confirmo|confirmado|venga|desde luego|por favor sí|está bien|(?:bórr|elimín|cancél|quít|anúl|muév|cámbi|pás|olvíd)[ae]l[oa]s?|bórralos todos",
    no: "no l[oa]s? (?:borres|elimines|canceles|quites|anules|muevas|cambies|toques|olvides)|no (?:borres|canceles|quites|elimines|hagas) nada|mejor no|no hace falta|todavía no|aún no|para nada|qué va|ni hablar|(?:mejor )?déjal[oa]s?(?: (?:estar|así|como está|como están|ahí))?|déjalo correr|deja|no quiero|me lo he pensado mejor|cambié de idea|he cambiado de idea|nop|espera|no+",
    polite:
      "(?:ay,? )?(?:por )?dios(?: mío)?|por favor|porfa(?:vor)?|porfi|(?:muchas )?gracias|uy|ay|uf|pues|bueno|mejor|entonces|ya|tranqui|mira|ok|tío|tía|anda|hombre|perdona|perdón",
  }),
  fr: {
    yes: "oui+|ouais?|ouep|yep|mouais|d'accord|dac|dacc|vas[- ]y|allez[- ]y|bien sûr|bien sur|évidemment|carrément|grave|exactement|exact|c'est (?:ça|bien ça|bon|parfait)|tout à fait|volontiers|je confirme|confirme|fais-le|fais le|parfait|absolument|(?:supprime|enlève|efface|vire|déplace|décale)(?:[- ](?:l[ea]s?|tout|tous|toutes|les deux))*|annule[- ](?:l[ea]s?|tout|tous|toutes|les deux)|tu peux(?: (?:le |la |les |tout )?(?:supprimer|annuler|effacer|enlever|virer|y aller))?|(?:les |le |la |tout )?supprimer|(?:les |le |la |tout )annuler",
    no: "non+|nan|nope|laissez?(?:-l[ea]s?| (?:tomber|le|la|les|comme ça|ça|tel quel|béton))*|laisse|c'est pas la peine|pas la peine|pas besoin|pas encore|pas maintenant|surtout pas|finalement (?:non|pas)|en fait non|plutôt pas|(?:ne )?(?:l[ea]s? )?(?:supprime|annule|efface|touche|fais|enlève)(?: pas| rien| pas ça)+|oublie(?: ça)?|attends?|stop|arrête|garde(?:-l[ea]s?| (?:le|la|les|tout|tous))?|on garde|peu importe|tant pis|aucun|pas (?:celui-là|celle-là|ça)",
    polite:
      "(?:oh )?mon dieu|surtout|s'il te plaît|s'il te plait|s'il vous plaît|stp|svp|merci|ah|oh|ok|bon|ben|bah|alors|euh|hm+|en fait|finalement|oups|pardon|désolée?|du coup|donc|mais|et|super|bien",
  },
  it: looseTable({
    yes: "sì|certo(?: che sì)?|certamente|va bene|procedi(?: pure)?|esatto|esattamente|giusto|fallo(?: pure)?|ovvio|ovviamente|come no|d'accordo|perfetto|confermo|confermato|vai(?: pure)?|dai|volentieri|(?:elimin|cancell|annull|spost|dimentic)al[oaie](?: pure)?|(?:togl|rimuov|disdic)il[oaie](?: pure)?|toglil[oaie]",
    no: "meglio di no|non (?:cancellar|eliminar|toglier|annullar|spostar|dimenticar)(?:l[oaie]|e niente)?|non farlo|non ancora|per niente|assolutamente no|(?:meglio )?lascial[oaie](?: (?:stare|così|lì|perdere))?|lascia(?: (?:stare|perdere|così))?|non (?:serve|importa|voglio)|ci ho ripensato|ho cambiato idea|aspetta|no+",
    polite:
      "(?:o )?(?:mio )?dio(?: mio)?|per carità|per favore|per piacere|grazie(?: mille)?|ops|oddio|ah|beh|allora|pure|ok|scusa(?:mi)?|mannaggia|ma|anzi",
  }),
  pt: {
    yes: "si+m+|s|claro(?: que sim)?|(?:pode|podes)(?: (?:sim|ser|apagar|excluir|cancelar|desmarcar|deletar|remover|tirar|mudar|mover|fazer|ir|seguir|mandar))*(?: (?:ele|ela|eles|elas|isso|tudo))?|isso(?: mesmo| aí)?|certo|certeza|com certeza|confirmo|confirmado|confirma|(?:apaga|apague|exclua|exclui|cancela|cancele|desmarca|desmarque|deleta|delete|remove|remova|tira|tire|elimina|elimine|muda|move|esquece)(?:-[oa]s?)?(?: (?:ele|ela|eles|elas|isso|tudo))?|exato|exatamente|ok|okay|blz|beleza|tá bom|ta bom|tá|uhum|aham|ahã|sem dúvida|lógico|óbvio|manda ver|vai nessa|vai lá|faz isso|faça isso|faz|bora|quero(?: sim)?|por favor sim|positivo|perfeito|fechado|de acordo",
    no: "(?:não|nao) (?:precisa|quero|apaga|apague|exclua|cancela|cancele|mexe|mexa|tira|faz|faça|muda|esquece|esqueça)(?: (?:mais|não|nada|isso|ele|ela|nisso))*|deixa(?: (?:quieto|pra lá|pra la|assim|como está|como tá|ele|ela|isso|aí|lá|estar|eles|elas|tudo))*|deixe(?: (?:como está|quieto|assim|aí))?|mantém|mantenha|mantem|melhor não|melhor nao|agora não|ainda não|esquece(?: isso)?|esqueça(?: isso)?|para|pare|espera|peraí|mudei de ideia|desisti|nenhum[oa]?(?: del[ea]s)?|nada disso|de jeito nenhum|cancela (?:isso não|não)|não é (?:esse|essa|isso)|nã+o+|nao|n|naum|nem|nops|negativo",
    polite:
      "(?:ai )?meu deus|pelo amor de deus|deus me livre|por favor|por gentileza|pf|pfv|pfvr|obrigad[oa]|obg|valeu|vlw|então|entao|ah|oh|opa|ops|mano|cara|viu|né|mesmo|desculpa|foi mal|na verdade|pensando bem|hmm+|aí|já|acho que|eu|melhor",
  },
  ru: {
    yes: "да+|ага|угу|так точно|точно|хорошо|конечно|разумеется|естественно|верно|правильно|именно|давай(?:те)?|валяй|(?:можешь |можно )?(?:удаляй|удали|удалить|отменяй|отмени|отменить|переноси|перенеси|убирай|убери|сноси|стирай|сотри|забудь)(?:те)?(?: (?:его|её|ее|их|это))?|сделай(?: это)?|делай|подтверждаю|ок|окей|океюшки|ладно|согласен|согласна|можно|идёт|идет|йес|всё верно|все верно|так и сделай|без проблем",
    no: "нет|неа|не-а|нее+|не (?:надо|нужно|стоит|хочу|сейчас)(?: (?:удалять|отменять|переносить|этого|ничего|пока))?|оставь(?:те)?(?: (?:его|её|ее|их|это|всё|все|как есть|как было|в покое))*|пусть (?:останется|остаётся|остается|будет|остаются)(?: как есть)?|пускай остаётся|не (?:удаляй|отменяй|трогай|переноси|убирай|делай|забывай)(?:те)?(?: (?:его|её|ее|их|это|ничего))?|стоп|отбой|забей|передумал[аи]?|я передумал[аи]?|погоди|подожди|ни в коем случае|ничего не (?:удаляй|надо|трогай)|лучше не (?:надо|стоит)|потом|не то|ошибся|ошиблась|не",
    polite:
      "(?:о )?(?:боже|господи)(?: мой)?|ради бога|упаси боже|пожалуйста|плиз|плз|пж|пжл|спасибо|спс|а|ну|ой|ай|ох|уже|же|там|всё-таки|все-таки|лучше|тогда|пока|извини|сорри|всё|все|блин|хотя|слушай|наверное",
  },
  vi: {
    yes: "ừ+m?|ừa|uhm?|um|u|vâng|vang|dạ|da|có|co|oke|okie|okela|đúng rồi|đúng r|đúng vậy|đúng|dung roi|dung|chuẩn|chính xác|phải rồi|phải|đồng ý|dong y|được|duoc|triển|làm đi|(?:xóa|xoá|bỏ|hủy|huỷ|dời|chuyển|xoa|huy|doi)(?: (?:nó|hết))?",
    no: "(?:không|ko|hông|đừng|khỏi|chưa)(?: (?:cần|muốn|nên))? (?:xóa|xoá|hủy|huỷ|bỏ|dời|đổi|chuyển|thêm|ghi|làm)(?: (?:nữa|gì|nó|lịch|vội))*|mà thôi|thôi khỏi|chưa chắc|nhầm(?: (?:cái khác|rồi))?|để (?:mai|sau|lát|từ từ)(?: (?:tính|coi|xem|nói|hẵng))?|không phải (?:cái |lịch |việc )?(?:đó|này|ấy|nó)|không phải|không|khong|ko|hông|hong|khỏi|khoi|thôi|thoi|khoan|đợi đã|đừng(?: (?:xóa|xoá|bỏ|hủy|huỷ|có))?|dung (?:xoa|huy|bo)|để đó|để lại|giữ lại|giữ nguyên|để (?:hỏi|xem|coi|nghĩ|suy nghĩ|tính|bàn)(?: \\p{L}+){0,4}|không cần(?: nữa)?|khoan đã",
    polite:
      "(?:ôi )?trời(?: ơi| đất ơi)?|từ từ|mà|nhưng|ờ|đã|chờ (?:chút|tí|xíu)|ấy|ừm|à|ủa|ơ|đi|di|nha|nhé|nhe|nghen|ạ|giùm|giúp|luôn|em|anh|chị|bạn|mình|ơi|rồi|roi|đó|á|vậy|cảm ơn|cho|với",
  },
  ko: {
    yes: "네+|넵+|넹|넴|녜|예+|옙|넵넵|응+|웅+|엉+|ㅇㅇ+|ㅇㅋ+|ㅇ|ㅇㅇㅇ|어+|그래요?|그래라|그러자|그렇게 ?(?:해|하자)(?: ?줘)?|그렇지|맞아요?|맞음|맞습니다|좋아요?|좋지|좋습니다|콜|오케이|오키|오케|오키도키|굿|확인|물론(?:이지|이죠)?|당연(?:하지|하죠)|당근|진행(?:해)?(?: ?줘)?|해 ?줘|(?:다 |전부 |그냥 |둘 ?다 )?(?:삭제|취소|추가|변경|등록)(?:해)?(?: ?(?:줘|주세요))?(?:요)?|(?:다 |전부 |그냥 |둘 ?다 )?(?:지워|빼|옮겨|넣어|없애)(?: ?(?:줘|주세요))?(?:요)?|해요|하자|잊어(?: ?(?:줘|버려))?",
    no: "아니+|아니요|아니오|아녀|아뇨|아냐|아니야|ㄴㄴ+|ㄴ|노+|하지 ?마(?:세요|요)?|그만|놔 ?둬(?:요)?|냅 ?둬(?:요)?|내버려 ?둬(?:요)?|그냥 ?(?:둬|놔 ?둬|냅 ?둬|놔두자|두자)(?:요)?|그대로 ?(?:둬|놔둬|두자)|(?:취소|삭제|변경|추가)하지 ?(?:마|말아)(?: ?줘)?(?:세요|요)?|지우지 ?(?:마|말아)(?: ?줘)?(?:세요|요)?|옮기지 ?마(?:세요)?|잠깐(?:만)?(?:요)?|나중에(?: ?할게)?|안 ?(?:해|할래|지워|지울래|돼|취소해|할게)(?:요)?|싫어|필요 ?없어(?:요)?|됐어 ?그냥 ?놔둬|말자|하지 ?말자|관두자|관둬|취소 ?안 ?(?:해|할래)|아직",
    polite:
      "세상에|맙소사|절대(?:로)?|부탁해요?|부탁드려요|고마워요?|감사합니다|그럼|그러면|일단|아+|음+|그거|그것|그걸|근데|생각해 ?보니까?|미안(?:해)?|됐다|됐어|다",
  },
};

/** Languages that don't put spaces between words. */
const UNSPACED: Record<string, Words> = {
  zh: inBothScripts({
    yes: "(?:就|那就)?(?:[这這]样|[这這][么麼][办辦定])|没问题|沒問題|[当當]然|好[嘞滴]|ok|嗯哼|是[啊呀]|是的?|[对對]的?|好的?|[嗯恩]+|行|可以|[确確][认認定]|没错|沒錯|同意|(?:[删刪]|取消|挪|移|改)(?:掉|除)?了?",
    no: "还是(?:去|上|考|开|参加|做|照常|照旧|按原计划|留着)[^,，改换挪]{0,4}|(?:不是|不要|别|別)(?:这|那|這)(?:个|個)?|等下|等一等|先[不别](?:取消|删|动|改|挪)?(?:了|掉)?|不(?:取消|删|改|挪)了?|保留|[还還]是[别別不]了?|[别別]了|等等|等一下|慢着|取消不了|[别別](?:[动動]|弄|改|挪)(?:了|它)?|不用了?|不要了?|不了|不是?|[别別](?:[删刪]|取消)?(?:掉|了)?|算了|先不|留着|留著",
    polite: "天[哪啊呐]|我的天(?:[哪啊])?|老天|千万|吧|啊|呀|啦|哦|喔|哈|嘛|麻[烦煩]了?|[谢謝]+|[请請]",
  }),
  ja: {
    yes: "ええ(?:よ|で|わ|です)|かまへん|(?:構|かま)(?:わない|いません)(?:です)?|(?:消し|削除し|キャンセルし|移動し|変更し|進め)て(?:も)?(?:いい|ok|大丈夫)(?:です)?|オッケー|おっけー|おけ|オーケー|okです|了解(?:です|しました)?|承知(?:しました|です)|もちろん|いいよ|いいですよ|問題(?:ない|ありません)(?:です)?|お願い(?:いたします|致します)|よろしく(?:お願い(?:します|いたします)?)?|頼んだ|そうして(?:ください|おいて)?|そう(?:だね|です)|は[ーい]+|うん|ええ|そう(?:して|です)?|お願い(?:します)?|(?:消し|削除し|キャンセルし|ずらし|移動し|変更し)(?:て|ちゃって)(?:ください)?|それで|頼む|頼みます",
    no: "(?:やっぱり?|もう)いい(?:です|や)?|やめとこ|(?:それ|これ|そっち|その予定)(?:じゃない|ではない|じゃなくて|ではありません)(?:です)?|違(?:う|います)|(?:やっぱり?)?(?:やめ(?:とく|ておく|とこう|ておきます|る|よう)|なし)|(?:ちょっと)?待って(?:ください)?|まだ(?:いい|待って)|今はいい|しないで(?:ください)?|残し(?:て|といて|ておいて)(?:ください)?|いいえ|いや|ううん|やめて(?:ください)?|やめます|やっぱり?|だめ|(?:消さ|削除し|キャンセルし)ないで(?:ください)?|そのままで?|(?:やっぱり?|もう)いい(?:です|や)?|いいや",
    polite:
      "うわ[ぁあー]*|まさか|とんでもない|絶対(?:に)?|でも|あっ?|ごめん(?:なさい)?|すみません|じゃあ?|ね|よ|で|ありがとう(?:ございます)?",
  },
};

function wordsOf(language: string): { readonly words: readonly Words[]; readonly spaced: boolean } {
  const base = language.split("-")[0] ?? "en";
  const unspaced = UNSPACED[base];
  const own = unspaced ?? OTHERS[base];
  return { words: own === undefined ? [ENGLISH] : [own, ENGLISH], spaced: unspaced === undefined };
}

const GAP = "[\\s,.!¡，。！、~]*";
const LONGEST = 80;

/** What a text answers to the question whether to do something. Null if it's no answer, or says anything besides. */
export function yesOrNo(text: string, language: string): "yes" | "no" | null {
  const said = text.normalize("NFC").toLowerCase().replaceAll("’", "'").trim();
  if (said.length > LONGEST) return null;
  const { words, spaced } = wordsOf(language);
  const any = (of: keyof Words) => words.flatMap((each) => each[of] ?? []).join("|");
  const ends = spaced ? "(?![\\p{L}\\p{M}\\p{N}])" : "(?![a-z0-9])";
  const next = new RegExp(
    `${GAP}(?:(?<no>${any("no")})|(?<yes>${any("yes")})|(?:${any("polite")}))${ends}${GAP}`,
    "uy",
  );
  let answer: "yes" | "no" | null = null;
  while (next.lastIndex < said.length) {
    const found = next.exec(said)?.groups;
    if (found === undefined) return null;
    if (found["no"] !== undefined) answer = "no";
    else if (found["yes"] !== undefined) answer ??= "yes";
  }
  return answer;
}
