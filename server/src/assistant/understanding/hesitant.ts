import { isUndecided } from "./asides/without-asides.ts";
import { inBothScripts } from "./time/traditional-characters.ts";

/** Words with which people only consider something. */
const HEDGE = inBothScripts(
  /(?<!\p{L})(?:maybe|perhaps|probably|i (?:think|guess|suppose)|(?:i was|i'm|im) (?:thinking|considering)|có lẽ|chắc là|hay là|biết đâu|vielleicht|eventuell|quizás?|tal vez|a lo mejor|peut-être|forse|magari|talvez|может быть|возможно|наверное|아마도?|어쩌면)(?!\p{L})|^(?:sếp|mẹ|má|ba|bố|vợ|chồng|cô|thầy)(?: \p{L}+)? (?:bảo|kêu|dặn|biểu|nhờ|nói)(?: (?:tôi|tui|mình|em))? (?:thêm|tạo|đặt|lên lịch|ghi)(?!\p{L})|(?<!\p{L})(?:nếu|hoặc|giả sử|lỡ như|xạo|nói chơi|quên đi|coi như (?:chưa|không)|ai biết|trừ khi|miễn là|(?:không|ko|hông) cần(?: nữa| đâu)?(?=[\s.!]*$)|(?:rảnh|đẹp|được|kịp|tạnh|khỏe|khoẻ|xong|hợp|thuận|tiện|ok)(?: \p{L}+)? thì|(?:ranh|dep|duoc|kip|tanh) thi|thử (?:thôi|xem|coi)|tùy (?:tụi|tình|mọi|nó|anh|chị|em|sếp|bạn|thời)|(?:chưa|không|ko|hông|hổng|chẳng|chả) (?:chắc|biết|rõ|quyết|chốt)|chắc gì|(?:nói )?(?:đùa|giỡn|chơi) (?:thôi|đó|tí|chút|á)|đùa|thì thôi|mà thôi|thôi khỏi(?=[\s.!]*$)|thôi bỏ(?=[\s.!]*$)|khoan(?! sóc)|có khi|(?<!(?:bạn|em|anh|chị|ad|bot|lý) )có thể(?! (?:đặt|thêm|nhắc|ghi|tạo|lên|giúp|cho|note|dời|hủy|xóa))|(?:không|ko|hông|đừng|khỏi|chưa) (?:(?:cần|phải|nên|muốn) )*(?:ghi|thêm|note|lưu|tạo|lên lịch|vào lịch|đặt lịch)|(?:không|ko|hông|hổng) (?:đi|họp|gặp|tới|đến|làm|tham gia) (?:nữa|được|nổi)|để (?:mai|sau|lát|chút|tí|khi khác|bữa khác|hôm khác)|để (?:hỏi|xem|coi|nghĩ|suy nghĩ|tính|bàn)(?=(?: lại| sao| thế nào| đã)(?!\p{L})|(?: \p{L}+){1,3} đã(?!\p{L})|[\s.!]*$)|hay (?:thứ|mai|mốt|hôm|t[2-7]|chủ nhật|sáng|trưa|chiều|tối|thôi|\d)|(?:mình|tui|tôi|tao|em|anh|chị) (?:định|tính)(?! tiền)|(?:chua|khong|ko) (?:chac|biet|chot)|hay la (?:thu|mai|mot|doi|thoi|di)|hay thu|neu (?:mua|troi|nhu|khong|ko|ranh|duoc|co|ma|tui|minh|em|anh|chi|no)|thi thoi|ma thoi|thoi khoi|dua thoi|gion thoi|khoan da|de (?:hoi|xem lai|coi lai|tinh lai))(?!\p{L})|也许|也許|可能|或许|或許|说不定|說不定|要不|^(?:我?听说|据说|好像|貌似)|^(?:我们?|咱们?)?(?:老板|领导|上司|经理|主管|老师|妈妈?|爸爸?|老婆|老公|同事|[小老]\p{Script=Han})(?:说|让我|叫我|要我|要求我|吩咐我?).{0,20}(?:安排|添加|(?<!参)加(?!班|入)|创建|建一?个|约一?个)|如果|要是|假如|除非|开玩笑|開玩笑|逗你玩|说着玩|不知道(?:行|能|可|好|方便)|[觉覺]得(?:不|呢)|不同意|没同意|看情况|再说吧|待定|(?<!拿)不一定|[没沒不]有?(?:定|确定|说好|决定)(?:呢|啊|下来)?(?=$|[\s,，。!！]|去不去|来不来)|[,，\s]算了吧?[。!！]*$|たぶん|多分|もしかし(?:たら|て)|かも(?:しれ(?:ない|ません))?(?:です)?(?:ね|な)?[。.!！]*\s*$/iu,
);

/** The same in Japanese, with conditions and what's taken back. */
const HEDGE_IN_JAPANESE =
  /かも(?:しれ(?:ない|ん|ません))?(?:です|だ|な|や|ね|けど|から|ので|し|んだ)*(?=[、。.!！?？…]|\s*$)|[よこそろともおごぼのっ]う?かな[ぁあー〜]*[。.!！?？\s]*$|(?:日|時間|曜日|いつ|何時)(?:は|が|か)?(?:まだ)?(?:未定|決ま(?:って(?:い)?な|ら)|わから|分から)|(?:だ|[るたい])と思(?:う|います)|はず(?:だ|です|なんだ|$|[、。])|^(?:たしか|確か)(?![めにな])|なんちゃって|冗談(?:です|だ|や)|(?:うそ|嘘)(?:です|だよ|だけど|や)(?:$|[、。！])|(?<!もし)もし(?!も|かし|く)|(?<!でき|可能|よけ|良け|なっ|経っ|たっ|よかっ|良かっ|[そっ]う?し|分し|間し|それ|だっ|そう|なん|^)(?:れば|たら|なら|場合(?:は|に)?|次第)(?=[、,]|[\d\p{Script=Han}])/u;

/** How people say that something would be nice to do, before what it is. */
const WOULD_BE_NICE =
  /^(?:it(?:'d| would) be (?:so |really |just )?(?:lovely|nice|great|good|fun|wonderful|cool) to (?:have |do |go for |get |grab )?|es wäre (?:so |echt |wirklich )?(?:schön|toll|nett|super),? |ce serait (?:bien|sympa|chouette|super) (?:de |d')(?:faire |avoir |prendre )?|estaría (?:bien|genial) |sería (?:bonito|genial|lindo) |sarebbe (?:bello|carino|fantastico) (?:fare |avere |prendere )?|seria (?:bom|ótimo|legal) |(?:было бы|хорошо бы) (?:здорово |хорошо |неплохо )?)/iu;

const BEGINNING =
  /^(?:(?:maybe|perhaps|probably|i (?:think|guess|suppose)|(?:i was|i'm|im) (?:thinking|considering)(?: of| about)?|có lẽ|chắc là|hay là|vielleicht|eventuell|quizás?|tal vez|a lo mejor|peut-être|forse|magari|talvez|может быть|возможно|наверное|아마도?|어쩌면)[,\s]+|(?:也许|也許|可能|或许|或許|说不定|說不定|要不|たぶん|多分|もしかし(?:たら|て))[,，、\s]*)+(?:(?:i|we)(?:'d| should| could| might| can| will)?\s+(?:(?:have|do|schedule|add|plan|go for)\s+)?)?/iu;

/** Whether somebody only considers what they say: "maybe lunch with Ana on Friday", "if she's free". */
export const isHesitant = (text: string, language: string): boolean =>
  HEDGE.test(text) || WOULD_BE_NICE.test(text) || HEDGE_IN_JAPANESE.test(text) || isUndecided(text, language);

/** A title without the words at its beginning that only consider it. */
export function decided(title: string): string {
  const left = title.replace(WOULD_BE_NICE, "").replace(BEGINNING, "");
  return left === title ? title : left.charAt(0).toLocaleUpperCase() + left.slice(1);
}

/** A text that only considers something, without what says so at its beginning and end. The same text if nothing does. */
export const unhedged = (text: string): string =>
  text
    .trim()
    .replace(WOULD_BE_NICE, "")
    .replace(BEGINNING, "")
    .replace(/[\s?？]+$/u, "");
