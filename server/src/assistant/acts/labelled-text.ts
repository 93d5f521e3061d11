/** What texts are called before a colon, and where they're from or whom they're for if that's not oneself, in each language. */
const LABELS: readonly string[] = [
  "(?:(?:fun |random |little[- ]known )?facts?|news(?:flash)?|headline|breaking(?: news)?|quotes?|jokes?|story|lyrics|poem|song|tweet|post|comment|caption|translation|summary|example|trivia|rumou?r|gossip|spoiler|plot|script|dialogue)",
  "(?:todos?|to[- ]dos?|tasks?|notes?|text|lines?|messages?|mails?|e-?mails?|letters?|items?|events?|reminders?|excerpt|quotes?) (?:from|in|by|of) (?!me|us|today|tomorrow|now)[^:]{1,40}",
  "reminders? (?:for|to) (?!me|us|today|tonight|tomorrow|the |my |our |every|mon|tue|wed|thu|fri|sat|sun)[^:]{1,30}",
  "(?:witz|fun ?fact|zitat|schlagzeile|nachricht(?:en)?|neuigkeit|gedicht|songtext|beispiel|übersetzung|zusammenfassung|gerücht|wusstest du)",
  "(?:aufgabe|notiz|text|mail|e-?mail|nachricht|erinnerung|auszug)\\p{L}* (?:aus|von|in|für) (?!mich|uns|heute|morgen)[^:]{1,40}",
  "(?:dato curioso|curiosidad|noticias?|titular|cita textual|chiste|poema|ejemplo|traducción|resumen|rumor)",
  "(?:tarea|nota|texto|correo|mensaje|recordatorio)s? (?:de|del|para) (?!mí|mi|nosotros|hoy|mañana)[^:]{1,40}",
  "(?:anecdote|le saviez-vous|info|actu(?:alité)?s?|titre|citation|blague|poème|exemple|traduction|résumé|rumeur)",
  "(?:tâche|note|texte|mail|message|rappel)s? (?:de|du|des|pour) (?!moi|nous|mon|ma|demain|aujourd)[^:]{1,40}",
  "(?:curiosità|lo sapevi|notizi[ae]|titolo|citazione|barzelletta|poesia|esempio|traduzione|riassunto|voce)",
  "(?:nota|testo|mail|messaggio|promemoria|compito) (?:da|dal|dalla|di|del|per) (?!me|noi|oggi|domani)[^:]{1,40}",
  "(?:curiosidade|você sabia|notícias?|manchete|citação|piada|poema|exemplo|tradução|resumo|boato|fofoca)",
  "(?:tarefa|nota|texto|e-?mail|mensagem|lembrete)s? (?:de|do|da|para|pra) (?!mim|nós|hoje|amanhã)[^:]{1,40}",
  "(?:интересный факт|факт|новост[ьи]|заголовок|цитата|анекдот|шутка|стих|пример|перевод|слух)",
  "(?:задача|заметка|текст|письмо|сообщение|напоминание) (?:из|от|для) (?!меня|нас|себя)[^:]{1,40}",
  "(?:sự thật thú vị|bạn có biết|tin tức|tin nóng|tiêu đề|trích dẫn|chuyện cười|bài thơ|ví dụ|bản dịch|tóm tắt|tin đồn)",
  "(?:ghi chú|văn bản|thư|tin nhắn|lời nhắc|việc) (?:từ|của|trong|cho) (?!tôi|mình|tui|em|hôm|mai|ngày)[^:]{1,40}",
  "(?:재미있는 사실|상식|뉴스|속보|제목|인용|농담|예시|예문|번역문|요약문|소문)",
  "(?:파일|메일|메시지)(?:의|에서|에 있는) ?[^:]{0,8}|(?!나|저)[^:]{1,8}(?:에게|한테) 보내는 (?:알림|메모)",
  "(?:冷知[识識]|趣[闻聞]|小知[识識]|新[闻聞]|[标標][题題]|引用|笑[话話]|例子|例如|[译譯]文|摘要|[传傳][闻聞])",
  "(?:文件|[邮郵]件|短信|消息|文章)(?:里|中|裡)?的[^:：]{0,8}|[给給](?!我)[^:：]{1,6}的提醒",
  "(?:豆知識|雑学|ニュース|見出し|引用|ジョーク|例|例文|訳文|要約|噂)",
  "(?:ファイル|メール|メッセージ)(?:の|から)[^:：]{0,8}|(?!私|僕|自分)[^:：]{1,8}への(?:リマインダー?|連絡|伝言)",
];

const LABELLED = new RegExp(`^(?:${LABELS.join("|")})\\s*[:：](?!\\d)`, "iu");

/** Whether a text begins with what it is, or from where: "Fun fact: …", "TODO from the file: …", "Reminder for Bob: …". */
export const isLabelled = (text: string): boolean => LABELLED.test(text.trim());
