import { loose } from "./accents.ts";
import { inBothScripts } from "./time/traditional-characters.ts";
/** What tells that something of what was said is left in a title, and wasn't understood. */
export interface TitleDoubts {
  /** Weekdays, which are names only before another word that begins with a capital letter: "Sunday Smith". */
  readonly weekdays?: RegExp;
  /** Words that no title has, or not without others around them. */
  readonly words: RegExp;
  /** More words than people give an event. Characters where nothing divides words. */
  readonly longest: number;
}

const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?!\d)|(?<![\p{L}\d])\d{1,2} ?(?:am|pm|h|uhr)(?!\p{L})|\d{1,2}\/\d{1,2}(?!\d)`;
/** Where one sentence ends and another begins. */
export const SENTENCES = /[;?!…]|(?<=\p{L}{4})\.(?=\s)|\s[-–—]\s/u;

/** @param inside words that no title has; @param ends those that no title ends with; @param begins those that none begins with */
const spaced = (inside: string, ends: string, begins = ends): RegExp =>
  new RegExp(
    `${CLOCK}|${COMMA}|(?<![\\p{L}\\p{M}'’])(?:${inside})(?![\\p{L}\\p{M}'’])|(?<![\\p{L}\\p{M}])(?:${ends})$|^(?:${begins})(?![\\p{L}\\p{M}'’])`,
    "iu",
  );

const LONGEST = 9;

/** A comma where a time was, or between more than the items of a list: "milk, eggs and bread". */
const COMMA = "\\s,|,(?=(?: \\p{L}+){4})|^(?:\\S+ ){3,}\\S+,";

const weekdays = (names: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})(?![\\p{L}\\p{M}])`, "giu");

/** What's typed without accents is many other words, so fewer of them tell. */
const VIETNAMESE = new RegExp(
  [
    spaced(
      "vì|tại vì|bởi vì|nên|mà|nhưng|thì|nếu|khi|chứ|chớ|kẻo|hoặc|hay là|hôm (?:nay|qua|trước|sau|kia)|bữa (?:nay|trước|sau)|ngày mai|ngày mốt|tối nay|trưa nay|sáng nay|chiều nay|(?:sáng|trưa|chiều|tối|đêm) mai|mai mốt|(?:tuần|tháng|năm|lần) (?:này|sau|tới|trước|rồi)|(?<!(?:tiệc|họp|báo cáo|giao ban|tổng kết|review|meeting|sync) )(?:cuối|đầu|giữa) (?:tuần|tháng)|(?:chuyển|đổi|sửa) thành|buổi (?:sáng|trưa|chiều|tối)|" +
        "lúc|giờ|phút|rưỡi|nửa tiếng|\\d tiếng|(?:lát|chút|tí|xíu) nữa|(?:hàng|hằng) (?:tuần|ngày|tháng|năm)|mỗi|" +
        "nhắc|nhớ|quên|giúp|giùm|dùm|hộ mình|làm ơn|(?:vào|vô|lên|đặt|ghi|xếp) lịch|ghi (?!âm|hình|danh|bàn|sổ)|note|đánh dấu|cho (?:mình|tôi|tui|tao|tớ)|(?:mình|tôi|tui|em|anh|chị|ông|bà) (?:có|phải|cần|muốn|nhờ|định|bận|kẹt)|có thể|cảm ơn|cám ơn|xin lỗi|" +
        "nha(?! (?:sĩ|khoa|trang|đam|si|dam|tho|hang|thuoc|nuoc|xuong|may|kho|van hoa|ga|nghi|moi|ban|ngoai|noi|ong|ba|bac|chong|vo|bo|me|co|chu)(?!\\p{L}))|nhé|nhỉ|nghen|nhen|ạ|luôn|hả|hén|rồi|lắm|ghê|quá|đang|sắp(?! xếp)|(?<!(?:chuẩn|thiết|trang) )bị|chưa|cái lịch|muốn (?:chết|xỉu|khóc)|đâu|như thường|mệt|sướng|hihi|haha|hehe|hic|giả sử|trời ơi|ước gì|giá mà|phải chi|lẽ ra|đáng lẽ|hình như|nghe (?:nói|đồn)|tưởng(?! niệm)|này|kia|ấy|là|(?:sếp|mẹ|má|ba|bố|vợ|chồng|bạn)(?: \\p{L}+)? (?:bảo|kêu|dặn|biểu|nói)|chốt(?! (?:sổ|đơn|hợp đồng|deal|lương|số liệu|doanh|báo cáo|hồ sơ|phương án|thiết kế|danh sách|kpi|giá|ca|kế hoạch|ngân sách|thực đơn|menu))|quyết định(?= (?:đi|làm|về|họp))|thống nhất(?= (?:đi|làm|về|họp|là))|(?:nhà|tụi|bọn|chúng) (?:mình|tôi|tui|em|tao)(?= (?:đi|sẽ|chốt|làm|về|họp|ăn))|(?:xóa|xoá|hủy|huỷ|dời|bỏ) (?:buổi|cái|lịch|cuộc|vụ|bữa)(?! hẹn)|cho khỏi|cho chắc|(?:sớm|trễ|muộn|lùi|dời) (?:lên|lại|xuống|sang|qua)|(?:sớm|trễ|muộn|lâu) hơn|(?:kéo|rút) (?:dài|ngắn) (?:thêm|ra|lại)|à|ủa|ờ|lộn|nhầm",
      "kết thúc|nửa (?:ngày|buổi)|hết sạch|sạch r|hết r|và|với|cho|ở|tại|vào|vô|lúc|từ|(?<=^(?:\\S+ )?)(?:đến|tới)|của|để|đi|đó|đã|thôi|nữa|mất|cái|mấy|vài|trong|khoảng|tầm|chừng|bằng|hay|còn|được|không|ko|k|nào|gì|vậy|thế|nè|nghe|ha|cơ|trừ|hết",
      "và|với|ở|tại|vào|vô|lúc|từ|đến|tới|của|để|đó|có|cần|muốn|phải|sẽ|rồi|còn|hay|nữa|cũng|chỉ|cứ|đã|được|không|ko|đừng|khoảng|tầm|chắc|định|dự định|tính(?! tiền)|hồi|ước|ai|sao|tại sao|thêm|giùm|lùi|hoãn|dời (?!nhà|đô)|hủy|huỷ|xóa|xoá|như cũ|lại(?!\\p{L})|hẹn (?:lại|giờ)|bữa(?! (?:ăn|tiệc|cơm|sáng|trưa|tối|nhậu|liên))|hôm|thứ|tháng|tuần(?! trăng)",
    ),
    spaced(
      "hom nay|ngay mai|tuan (?:nay|sau|toi)|thang (?:nay|sau|toi)|luc|phut|ruoi|nua tieng|\\d tieng|(?:hang|moi) (?:tuan|ngay|thang|buoi)|nhac (?:em|minh|toi|tui|anh|chi)|gium|giup|(?:vao|vo|len|dat|ghi) lich|(?:minh|toi|tui|em) (?:co|phai|can|muon)|co the|cam on|nhe|luon|hay quen|lam roi|qua troi|tai vi|boi vi",
      "va|voi|vao|vo|luc|cua|nua|nha|roi|duoc|khong",
      "va|voi|vao|luc|cua|cung",
    ),
    /,\s/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);

export const TITLE_DOUBTS: Readonly<Record<string, TitleDoubts>> = {
  en: {
    longest: LONGEST,
    weekdays: weekdays("(?:mon|tues|wednes|thurs|fri|satur|sun)days?"),
    words: spaced(
      "\\p{L}+'s (?:at|on|in|now|off|moved|been|not)|i|i'?m|i'?ve|i'?ll|i'd|you|your|you'?re|u|ur|ya|we|we're|we've|we'll|she|he's|she's|he|they|they'?re|they've|they'll|it'?s|it'll|that'?s|there'?s|is|are|isn'?t|aren'?t|was|were|wasn'?t|been|being|will|won'?t|would|could|should|might|can|can'?t|cannot|don'?t|doesn'?t|didn'?t|has|had|haven'?t|hasn'?t|gotta|gonna|wanna|" +
        "because|cause|cos|coz|cuz|since|so|but|if|unless|though|tho|although|when|whenever|whether|where|why|who'?s|what'?s|whose|which|how'?s|please|pls|plz|thanks|thx|cheers|actually|maybe|perhaps|probably|possibly|hopefully|definitely|apparently|obviously|obvs|finally|whoop|woohoo|yay|really|literally|honestly|anyway|anyways|already|still|yet|anymore|remember|forget|forgot|remind|reminder|tomorrow|tmrw|tmr|tonight|today|yesterday|" +
        "said|says|told|texted|asked|reckons|thinks|wants|needs|need|wait|hang on|hold on|scratch|kidding|joking|never ?mind|nvm|lol|lmao|haha|omg|ugh|tbh|btw|fyi|asap|obvs|yaar|abeg|sorry|ok|okay|yeah|yep|nope|oh|ah|um+|er|hmm+|later|soon|sometime|except|instead|not|or|everyone's|someone's|nobody|it|them|" +
        "(?<!(?:for|of|room|number|platform|terminal|gate) )\\d{1,2} (?:at|for|on)|(?:on|over|at|by|before|after|until|for) (?:\\p{L}+'?s? )?(?:day|eve|easter|thanksgiving|passover|eid|diwali|hanukkah|ramadan|good friday|bank holiday|half[- ]term|new years?)|every|until|till|ago|o'clock|noon|midnight|half past|quarter (?:past|to)|all day|(?:this|next|last) (?:week|month|year|weekend)|" +
        "hours?(?! of)|\\d ?hrs?|minutes?|mins?|(?:in|on|to) my (?:calendar|schedule)",
      "(?<!(?:cool|wind|sit|lie|slow|calm|break|shut|count|rub|touch|step|stand|hand) )down|and|or|to|at|on|in|with|for|of|from|by|the|a|an|my|our|his|her|their|like|around|about|then|also|too|again|instead|just|now|that|this|it|both|each|only|no|very|first|thing|both of us|(?<!\\d)(?<!(?:candidate|meeting|session|class|course|module|task|test|event|sprint|round|phase|week|day|season|episode|version|client|team|group|table|seat|door|house|flat|apt|pod|shop|store|site|room|chapter|platform|terminal|gate|unit|level|lesson|part|grade|year|phase|stage|week|day|episode|season|round|game|test|quiz|paper|module|batch|floor|track|lane|number|no|version|v|line|route|bus|section|q|top|studio|court|pitch|ward|building|block|hall|math|maths|zoom|teams|class|period) )\\d{1,2}",
      "on(?! (?:holiday|vacation|(?:annual |parental )?leave|call|duty|shift|nights|jury duty)(?!\\p{L}))|at|in|to|and|or|with|from|by|around|about|then|also|just|that|this|it|me|us|some|have|having had|got|going|no|same|another|only|as|of|imagine|suppose|say|meant|what if|like|in case|other than",
    ),
  },
  vi: {
    longest: 12,
    weekdays: weekdays(
      "thứ (?:hai|ba|tư|năm|sáu|bảy|\\d)|chủ nhật|t[2-7]|cn|thu (?:hai|ba|tu|nam|sau|bay|\\d)|chu nhat",
    ),
    words: VIETNAMESE,
  },
  zh: inBothScripts({
    longest: 18,
    words:
      /报了|提[醒行型性]|[帮給给替]我(?![们妈爸哥姐弟妹爷奶老家女儿男婆公舅姨叔侄闺])|记得|記得|别忘|別忘|麻烦|請你|请你|(?:超过|少于|多于|不超)|^.{0,4}(?:说|通知|让)(?=开|要|去|我|过)|约了|请(?:个|一次)?假一次|不是|取消|因为|主题|时长|[。;；!！?？…,，]|所以|如果|要不|但是|不过|然后|[吗呢嘛啦咯喃]|(?<!花)呗|[吧啊了的哈哦呀着喔嘞噢死]$|^(?:[交办做拿取买送寄还弄搞写付缴]|处理|办理|搞定)$|^一下|^下(?![楼车班课山厨棋单水地去来载飞面])|大概|左右|不对|算了|开玩笑|[说搞弄看记]错|等等|等一下|哈哈|嘿嘿|嘻嘻|呵呵|呜呜|[唉哎哟嗯]|老板说|领导说|(?:刚|里|他|她|们|板|导|户|学校|公司)(?:说|讲|通知|让|叫)|没(?![药有])|不(?:然|想|要|能|会|用|去|来|够|行|敢|知|太|了|开|在家|舒服)|已经|(?<![刘张李王陈赵周吴黄])刚(?=[才刚打说到下])|还(?=[没是要有得没])|也[去来要是不没]|都[要是有得]|我们?(?=[要得想去有在])|有点|心里|怕|担心|千万|务必|千万|[很太挺](?![阳极太空子])|记[着住上下一]|[占标存]上|[一点]声$|要[去是给带赶准加值]|得(?=[去到给带跟])|就[行好是要]|[什怎]么|[这那](?=[个次天边周些件事])|\p{Extended_Pictographic}|^[一二三四五六七八九十两\d]+$|^一(?=[^起对年周月轮期次家级线号楼站日点])|^一点(?!点)|(?:\d+|[二三四五六七八九十两半]|十[一二]|(?<![一二])一(?=点(?!点)))(?:点|點|分钟|小时|个钟)|[上中下]午(?!茶|饭)|今[天晚早]|明[天晚早]|后天|昨天|(?:这|下|上|本|每)(?:个)?(?:周|星期|礼拜|月|天)|(?<![给給跟和与與])(?:周|星期|礼拜)[一二三四五六日天末]|之前|以前|^[俺咱]|听说|据说|原定|原本|本来|到底|谁(?!是)|多好|要是|希望(?!小学|中学|工程)|以为|好像|似乎|应该|转告|顺便|顺路|顺道|^在|^多(?=[开见吃看打])|[三四五六七八九两]$(?<![周星期第十])|^(?:完了|然后|接着|之后|随后)|^[A-Za-z](?=\p{Script=Han})(?<![TKAX])|[我你您](?![们妈爸家老姐哥弟妹奶爷儿女婆]|$)|日历|日程|安排|^[去来有没不好行]$|^[要得就是和跟把在去]$|^[的了就也又]|[在和跟把要得就是到从]$/u,
  }),
  ja: {
    longest: 22,
    words:
      /、|な(?:くて|くても|い(?:ほう|方)が)(?:いい|ええ|よ|大丈夫)|なし(?:だ|で)?$|(?:中止|延期|欠席|不参加)$|も(?:来る|来ます|参加|出席|出る|一緒|行く)|[\p{Script=Han}ァ-ヶーみ]だ$|(?:会議|ミーティング|打ち合わせ|レッスン|授業|練習|定例)(?:お?休み|なし)|(?:連絡|電話|メール|LINE|お便り|知らせ)(?:が|も)?(?:来[てたま]|き[てたま]|あっ|届|入っ)|って(?:連絡|電話|メール)|の[\p{Script=Han}ァ-ヶーa-z]{2,8}で(?=[\p{Script=Han}ァ-ヶ])|と思[うっい]|はず$|でしょう|だろう|(?:入れ|書い|し|かけ|消し|教え|送っ|やっ|もらっ|見せ|直し|変え|[つ付]け|[と取]っ|呼ん|持っ|知らせ)(?<!起こし)て$|声かけ|[うくすつぬむるたいだ]から(?=[\p{Script=Han}ぁ-ん])|や(?:で|わ|ねん|な|よ|けど)$|くだ|^(?:はい|うん|ええ|いいえ|いや|ううん)$|けど(?!う)|やば|えっと|ええと|あのさ|あのね|ちょっと|やつ|とりあえず|みたい|らしい|かも(?!め|つ|ん|し)|っぽい|笑$|[wｗ]{2,}$|ねん$|やけ[んど]|けん$|さかい|ちゃ(?:う|った|って)|じゃん|なきゃ|ないと|くれ(?![ーヨな])|もらえ|もらって|ほしい|欲しい|(?<!い|も)たら$|れば|(?<!お)なら$|のに|って$|そのあと|その後|それから|ついでに|両方|にして|にしと|でよろ|しと[いこ]|ておい|書いと|ないで|同じ|だめ|ダメ|無理|した[いくら]|(?<=[べみきりえいけせめね])たい$|(?<=[っしれいきえけせてねべめ])た$|(?<=[っいえけせてねべめれ])てる$|ません|でした|だった|なかった|(?<!で)ない$|くて$|[ぁ-んー]{11,}|[\p{Script=Han}ァ-ヶー]は(?=[\p{Script=Han}ァ-ヶ])|^[でとは](?=[\p{Script=Han}ァ-ヶa-z])|^(?:さ|ね|から|まで|その|そこ|ここ|これ|それ)(?=[^ぁ-ん]|[にでを、])|やっぱり?|^(?:それ[とに]|さらに|便で)|って言|リマインド|教えて|思い出させ|なったら|[。;；!！?？…]|(?<=[うくすつぬむるぐぶ])こ$|よろしく|お願い|ください|入れと|入れて|追加し|登録し|(?:ので|けど|だから|るから|んだ|です|ます|だよ|ね|よ|な)$|(?:じゃ|では)な(?:く|い)|\d+(?:時|分|週間後|日後)|[一二三四五六七八九十半]時(?!の)|午[前後]|今日|明日|あした|明後日|あさって|昨日|今[週夜晩朝]|来[週月]|再来|先週|毎[日週月朝晩]|[月火水木金土日]曜(?!大工)|予定|カレンダー|忘れ|(?:私|僕|俺|わたし)(?:は|が|も)|[をにではがとのへも]$|^[をにがのへも]|から$|まで$|で$/u,
  },
  de: {
    longest: LONGEST,
    weekdays: weekdays("(?<!Frau |Herrn? |Familie )(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?"),
    words: spaced(
      "ich|du|wir|mir|mich|dich|dir|uns|euch|ist|sind|war|bin|habe?|hab'?|hat|haben|hatte|muss|müssen|soll|sollen|sollte?|will|wollen|möchte|kann|können|könnte|könntest|kannst|kannste|würde|würdest|weil|denn|dass|wenn|falls|aber|bitte|danke|heute?|gestern|übermorgen|jeden?|nächste[nrsm]?|kommende[nrsm]?|erinner\\p{L}*|kalender|eintragen|trag|trage|einplanen|vormerken|doch|schon|jetzt|lieber|statt|eigentlich|vielleicht|leider|sag mal|sorry|ups|was|wann|wie|warum|wer|welche[rsnm]?|nicht|länger|kürzer|später|früher|verschieb\\p{L}*|lösch\\p{L}*|streich|absagen|umbenennen|rückgängig|bescheid|minuten|stunden|uhr|beginnt|endet|dauert|vorher|nachher|gleich|irgendwann|fällt|zieh|mach|mach'?s|nenn\\p{L}*|wurde|noch|'?nen|gerade|ok|okay|ja|nein|nee|bescheid",
      "um|am|ab|von|bis|den|im|in|an|und|oder|mit|zu|zum|zur|für|der|die|das|dem|ein|eine|einen|bei|beim|auf|vor|nach|auch|so|ca|gegen|mal|es|sie|ihn|dran|daran",
      "und|oder|dass|um|am|ab|von|auf|mit|bis|den|dem|so|ca|gegen|mal|auch|es|rein|ein(?!kauf|schul|weih|lad|satz)",
    ),
  },
  es: {
    longest: LONGEST,
    weekdays: weekdays("lunes|martes|miércoles|jueves|viernes|sábado|domingo"),
    words: spaced(
      loose(
        "yo|tú|me|te|nos|he|hemos|ha|han|si|es|son|está|estoy|tengo|tenemos|hay|debo|puedo|puedes|podrías|quiero|necesito|voy|vamos|va a|van a|iba|será|era|dura|dure|durar|porque|pero|cuando|hoy|mañana|ayer|luego|después|antes|ahora|por favor|porfa|gracias|vale|uy|uf|ay|perdona|perdón|espera|mejor|digo|cada|todos los|todas las|próxim[oa]|misma hora|al final|en cuanto|entre las?|recuérdame|avísame|acuérdame|record(?:ar(?:me)?|atorio)|apunt(?:a|es|ar)|ponme|pongas|ponlo|haz|resérvame|mueve|muéveme|pásame|cancela|borra|quita|cambia|calendario|finde",
      ),
      "a|al|a las?|el|la|los|las|de|del|en|por|para|con|y|que",
      "y|que|en|por",
    ),
  },
  fr: {
    longest: LONGEST,
    weekdays: weekdays("lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche"),
    words: spaced(
      "je|j'ai|j'aurai|tu|t'es|nous|on|il|elle|vous|c'est|ce sera|est|sont|suis|ai|as|dois|doit|faut|peux|peut|pourrais|pourrait|veux|voudrais|parce|parceque|mais|quand|si|aujourd'hui|demain|hier|stp|svp|merci|chaque|tous les|toutes les|prochaine?|rappell?e\\p{L}*|calendrier|agenda|moi|toi|mets|mettez|ajoute[rz]?|note[rz]?|fais|faire durer|penser à|préviens|previens|réveille|plutôt|plutot|finalement|en fait|déjà|maintenant|désolée?|oups|quoi|pourquoi|comment|combien|quel(?:le)?|pas|que|qu'il|qu'on|plus (?:tôt|tard|long|longue|court|courte)|décale[rz]?|déplace[rz]?|annule[rz]?|supprime[rz]?|renomme[rz]?|avance[rz]?|repousse[rz]?|minutes|heures?|dure|commence|finit|matin|après-demain|ven|lun|ensuite|peut-être|ok|oui|non|s'appelle",
      "à|a|au|aux|le|la|les|de|du|des|d|en|pour|avec|et|ou|que|chez|dans|vers|un|une|mon|ma|aussi|plus|par|sur|jusqu'à|jusqu'au",
      "et|ou|que|en|de|du|des|à|a|au|aux|pour|vers|aussi|jusqu'à|jusqu'au|moi|me|après|avant|puis|alors",
    ),
  },
  it: {
    longest: LONGEST,
    weekdays: weekdays("lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica"),
    words: spaced(
      loose(
        "io|mi|ti|ci|ho|hai|ha|abbiamo|se|è|c'è|sono|devo|posso|puoi|potresti|voglio|vorrei|vado|andiamo|sarà|era|dura|durare|perché|ma|quando|oggi|domani|ieri|poi|dopo|prima|adesso|ora|per favore|grazie|scusa|aspetta|anzi|cioè|meglio|ogni|prossim[oa]|stessa ora|alla fine|appena|(?:tra|fra) le|ricordami|avvisami|promemoria|segni|segna|mettimi|mettilo|fallo|falla|fai|prenotami|sposta|spostami|cancella|togli|annulla|cambia|calendario|dimenticare",
      ),
      "alle|al|alla|il|lo|la|di|del|della|in|per|a|con|e|che",
      "e|che|in",
    ),
  },
  pt: {
    longest: LONGEST,
    weekdays: weekdays("(?:segunda|terça|quarta|quinta|sexta)-feira|terça|sábado|domingo"),
    words: spaced(
      "eu|vc|você|ele|ela|eles|que|não|se|disse|falou|avisou|nasceu|fui|foi|era|estava|talvez|vou|tenho|temos|é|são|está|estou|devo|preciso|posso|pode|poderia|quero|porque|mas|quando|hoje|amanhã|ontem|por favor|cada|todos os|todas as|toda|próxim[oa]|me lembr\\p{L}*|lembr\\p{L}*|calendário",
      "às|ao?|o|no|na|de|do|da|em|pra|para|com|e|que",
      "e|que|em|no|não|me|mud[ae]|empurr[ae]|adi[ae]|antecip[ae]|remarc[ae]|remarque|cancel[ae]|desmarc[ae]|desmarque|apag[au]e?|reagend[ae]|transfere|faz ser",
    ),
  },
  ru: {
    longest: LONGEST,
    words: spaced(
      "я|ты|мы|вы|мне|меня|он|она|они|сказал\\p{L}*|говорит|родил\\p{L}*|был|была|были|ходил\\p{L}*|бы|не|что|если|вообще|перенес(?:и|ли)|тебе|нам|надо|нужно|должен|должна|хочу|могу|можешь|потому|но|если|когда|сегодня|завтра|послезавтра|вчера|пожалуйста|кажд\\p{L}*|следующ\\p{L}*|напомни\\p{L}*|календарь|понедельник|вторник|сред[ау]|четверг|пятниц[ау]|суббот[ау]|воскресенье",
      "в|во|на|с|со|к|до|и|о|об|по|за|для|от|что|плиз|плз|запиши|добавь",
      "в|во|и|что|не",
    ),
  },
  ko: {
    longest: LONGEST,
    words: new RegExp(
      [
        "[;?!…]|(?<!\\p{L})(?:저는|나는|제가|내가|나|난|저|좀|근데|그런데|그리고|그럼|혹시|제발|일단|아마|진짜|너무|이제|그냥|아니|말고|오늘|내일|낼|모레|글피|어제|담주|담달|마다|매주|매일|매달|매월|격주|평일|월수금|화목|화목토|월수|월목|수금|담|이따|이따가|나중에|아까|방금)(?!\\p{L})",
        "해 ?줘|해 ?주세요|주세요|줘$|추가|등록|알려|깨워|때문|니까|[는은인한]데(?:$| )|지만(?:$| )|다음 ?주|이번 ?주|다음 ?달|이번 ?달|요일|(?:^| )[월화수목금토일](?:욜|(?= |$))|\\d+ ?(?:시|분)(?!\\p{L}{2})|오전|오후|[가-힣]+(?:취소|삭제|변경)해|(?:미뤄|옮겨|바꿔|늦춰|취소해|삭제해|변경해)(?!\\p{L})|부탁|끝나고|\\S에서 ",
        // Verbs that end a sentence.
        "(?:니다|나요|까요|을까|할까|갈까|볼까|어요|아요|해요|예요|에요|이야|세요|할게|갈게|겠어|겠다|었어|았어|였어|했어|됐어|갔어|왔어|있어|없어|싫어|좋아|싶어|거야|거든|잖아|같아|이다|한다|된다|간다|온다|있다|없다|싫다|싶다|좋다|했다|됐다|있음|없음|라고|다고|한대|된대|래요|돼|안 ?해|안 ?가|못 ?가|못 ?해|가야|해야|하자|가자|러 ?가|보재|하재|가재|먹재|만나재|오래|하래|하심|하셔|[자라다]고 \\S+)$",
        "(?:에|에서|을|를|은|는|까지|부터|하고|이랑|으로|에게|한테)$",
      ].join("|"),
      "u",
    ),
  },
};
