import { Temporal } from "temporal-polyfill";
import type { DayPart } from "./time/saying.ts";
import type { ClockTime } from "./time/time-reading.ts";

/** Words of languages that are read with tables. Those with spaces need boundaries that know their letters. */
const words = (spaced: string, unspaced: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])|${unspaced}`, "iu");

const BREAKFAST = words(
  "breakfast|frühstücken|frühstück|fruehstueck|zmorge|desayuno|petit[- ](?:déjeuner|dej|déj|dejeuner)|ptit dej|p'tit déj|colazione|café da manhã|cafe da manha|завтрак(?:а|е|у|аем|ать)?|ăn sáng|bữa sáng|an sang|desayunar|fare colazione|petit[- ]déjeuner",
  "早餐|早[饭飯]|朝食|朝ごはん|朝ご飯|아침 ?(?:식사|밥)|조식",
);
const WAKING = words(
  "wake|wake[- ]up|get up|acordar|(?:me )?acorda|подъём|подъем|проснуться|разбуди|будильник|sunrise|weck|wecke|wecken|wecker|aufstehen|sonnenaufgang|réveil|réveille[rz]?|reveille|lever du soleil|me lever|dậy|thức dậy|đánh thức|alarma|despertador|despi[eé]rtame|levantarme|sveglia|svegliami|svegliarmi|alzarmi",
  "起床|日の出|日出|기상|깨워|일어나|해돋이",
);
const BEDTIME = words(
  "bedtime|before bed|(?:go(?:ing)?|get|off) to bed|schlafengehen|coucher|acostarme|ir dormir|лечь спать|отбой|ir dormir|лечь спать|отбой|đi ngủ|trước khi ngủ|di ngu|truoc khi ngu",
  "睡前|睡[觉覺]|寝る|就寝|자기 ?전|잠자|취침",
);
const BRUNCH = words("brunch", "早午餐|ブランチ|브런치");
const LUNCH = words(
  "lunch(?:es)?|mittagessen|zmittag|mittag essen|almuerzo|déjeuner|déj|dej|pranzo|almoço|almoco|almoçar|almocar|обед(?:а|е|у|ом|аем|ать)?|бизнес-ланч|ланч|ăn trưa|bữa trưa|cơm trưa|an trua|almorzar|pranzare",
  "午餐|[午中][饭飯]|ランチ|昼食|昼ごはん|昼ご飯|점심|런치|오찬",
);
const DINNER = words(
  "dinner|supper|abendessen|abendbrot|znacht|nachtessen|cena|dîner|diner|souper|jantar|janta|ужин(?:а|е|у|ом|аем|ать)?|ăn tối|bữa tối|cơm tối|an toi|bua toi|com toi|cenar|cenare|cenita",
  "晚餐|晚[饭飯]|夕食|夕飯|夕ご飯|晩ごはん|晩ご飯|ディナー|저녁 ?(?:식사|밥|먹|약속|모임)|디너|석식|만찬",
);
const EVENING = words(
  "drinks|movies?|film|party|concert|gig|festa|festinha|balada|show|filme|happy hour|barzinho|cervejinha|cerveja|кино|фильм|концерт(?:а|е)?|вечеринк[аеиу]|корпоратив|театр|спектакль|тусовк[аеиу]|kino|feierabendbier|stammtisch|konzert|theater|oper|disco|feiern|kneipe|elternabend|filmabend|spieleabend|ciné|cinéma|apéro|apero|soirée|fête|théâtre|spectacle|nhậu|xem phim|coi phim|tiệc|hòa nhạc|hoà nhạc|copas|cañas|cine|peli|película|concierto|fiesta|discoteca|birras|birra|birretta|aperitivo|cinema|concerto|festa|teatro",
  "[电電]影|派[对對]|演唱[会會]|音[乐樂][会會]|聚餐|喝酒|映画|パーティー?|コンサート|ライブ|飲み会|飲み|忘年会|新年会|宴会|영화|파티|콘서트|공연|뮤지컬|회식|송년회|망년회|신년회|뒤풀이|술|치맥|맥주|소주|한잔|불금",
);
const WORK = words(
  "meeting|meet|call|school|daycare|kindergarten|nursery|standup|stand-up|sync|review|interview|appointment|dentist|doctor|dr|demo|workshop|1:1|haircut|conference|class|lesson|vet|họp|hop|gọi|gặp|khám|bác sĩ|nha sĩ|phỏng vấn|cắt tóc|đi học|nhà trẻ|mẫu giáo|hẹn|nộp|kiểm tra|bac si|nha si|phong van|cat toc|goi|kham|zahnarzt\\p{L}*|arzt\\p{L}*|hausarzt|tierarzt|augenarzt|hautarzt|kinderarzt|frauenarzt|ärztin|orthopäde|orthopäden|physio|physiotherapie|kieferorthopäde|impfung|impftermin|besprechung|teambesprechung|sitzung|termin\\p{L}*|friseur|frisör|friseurtermin|vorstellungsgespräch|bewerbungsgespräch|mitarbeitergespräch|steuerberater|tüv|werkstatt|schulung|fortbildung|prüfung|klausur|unterricht|vorlesung|seminar|elterngespräch|anwalt|notar|bank|telefonat|telko|dentiste|médecin|medecin|docteur|ortho|kiné|kine|ophtalmo|dermato|gynéco|pédiatre|véto|vétérinaire|vaccin|réunion|reunion|rendez-vous|rdv|coiffeur|entretien|contrôle technique|comptable|notaire|avocat|banque|formation|examen|partiel|cours|consultation|garagiste|plombier|dentista|médico|médica|reunión|cita|entrevista|riunione|medico|appuntamento|colloquio|reunião|reuniao|consulta|médico|exame|prova|aula|entrevista|pediatra|terapia|psicólog[oa]|fisioterapia|vacina|perícia|vistoria|cabeleireiro|manicure|veterinário|oftalmo|cardiologista|ginecologista|nutricionista|стоматолог|зубной|врач|встреч[аеиу]|совещани[ея]|собеседовани[ея]|созвон|планёрк[аеиу]|планерк[аеиу]|урок[а]?|экзамен[а]?|зач[её]т|лекци[яию]|анализы|анализ|педиатр[ау]?|терапевт[ау]?|окулист[ау]?|врач[ау]?|ветеринар[ау]?|психолог[ау]?|прививк[ауи]|стоматолог[ау]|маникюр|стрижк[ауи]|парикмахер[ау]?|родительское собрание|собрание|치과|병원|회의|미팅|면접|zahnarzt|arzt|termin|m[eé]dic[oa]|reuni[oó]n|junta|llamada|peluquer[ií]a|peluquer[oa]|fisio|fisioterapeuta|fisioterapista|veterinari[oa]|itv|notario|notaio|abogad[oa]|banco|oculista|oculistica|pediatra|psic[oó]log[oa]|psicolog[oa]|clase|revisi[oó]n|mec[aá]nico|parrucchier[ea]|barbiere|estetista|meccanico|commercialista|avvocato|lezione|visita|banca|tagliando|revisione|chiamata|telefonata|idraulico|esame",
  "[会會]|[医醫]|牙|面[试試]|[电電][话話]|客[户戶]|评审|評審|体检|體檢|汇报|匯報|培训|培訓|上[课課]|会議|打ち合わせ|面談|面接|歯医者|病院|商談|朝礼|電話|ミーティング|歯科|眼科|健診|診断|定例|車検|散髪|美容院|치과|병원|회의|미팅|면접|면담|상담|안과|피부과|내과|이비인후과|정형외과|산부인과|소아과|한의원|검진|진료|미용실|네일|수업|학원|강의|발표|세미나|워크숍|워크샵|은행|보고|출근|인터뷰|컨퍼런스|학교|유치원|어린이집",
);
const WHOLE_DAY = words(
  "birthdays?|b-?days?|geburtstag\\p{L}{0,2}(?! (?:feiern|feier|essen))|urlaub|ferien|feiertag|brückentag|elternzeit|dienstreise|geschäftsreise|abgabefrist|abgabetermin|betriebsausflug|anniv(?:ersaire)?|vacances|congés?|rtt|jour férié|date limite|dernier délai|déplacement pro|(?<='s )(?:18th|21st|[3-9]0th|100th)|vacation|holidays?|trip|(?<!(?:drop|kick|sign|send|show|take|lay|cut|call|shut|log|finish|see|pay|start|face|write|round|stand|top|drops|dropping|kicking|signing) )off(?! (?:to|at|the|my|by))|pto|days off|day off|leave(?! (?:for|the|home|at|by|to|my|from))|deadline|due|aniversário|aniversario|niver|aniver|folga|férias|ferias|viagem|feriado|prazo|отпуск[ае]?|командировк[аеиу]|день рождения|др|д\\.? ?р|днюха|выходной|отгул|праздник|поездк[аеиу]|дедлайн|каникулы|больничный|(?<!(?:quà|bánh|tiệc|thiệp|hoa|đồ|tổ chức|chuẩn bị|dự|mừng|ăn|đi|mua|đặt) )sinh nhật|(?<!ăn )giỗ|hết hạn|đáo hạn|nghỉ phép|nghỉ|du lịch|hạn chót|hạn nộp|sinh nhat|nghi phep|du lich|(?<!(?:regal[oi]|tarta|torta|comprar\\p{L}*|invito|invitaci[oó]n|tarjeta) (?:de|del|para|para el|di|per|per il|al) )(?:cumple(?:años)?|compleanno)|aniversario|anniversario|vacaciones|vacanz[ae]|ferie|viaje|viaggio|gita|trasferta|d[ií]as? libres?|giorn[oi] liber[oi]|festivo|puente|asuntos propios|fecha l[ií]mite|plazo|vence|scadenza|scade",
  "生日|[请請休放][^,，。]{0,2}假|[年病事婚产產]假|旅游|旅行|度假|截止|出差|誕生日|休み|休暇|有休|有給|締め?切|出張|생일|생신|휴가|연차|월차|여행|마감|출장|기념일|휴무|방학|연휴|이사|제사|쉬는 ?날",
);

/** From when on people go to bed. */
const BEDTIME_HOUR = 7;

/** The hours that parts of a day are, when someone asks about them. */
export const HOURS_OF_PART: Readonly<Record<DayPart, readonly [from: number, to: number]>> = {
  dawn: [0, 6],
  morning: [6, 12],
  noon: [11, 14],
  afternoon: [12, 18],
  evening: [18, 24],
  night: [18, 24],
};

/** At 1 to 7 o'clock, without anything else known, people mean the afternoon. */
export const LAST_AFTERNOON_HOUR = 7;

const MEALS: readonly (readonly [RegExp, number])[] = [
  [BREAKFAST, 8],
  [BRUNCH, 11],
  [LUNCH, 12],
  [DINNER, 19],
];

const EATING = words("ăn|eat|meal|ăn cơm", "吃[饭飯]|[聚约約][饭飯餐]|食事|ご飯|ごはん");
const MEAL_OF: Partial<Record<DayPart, number>> = { morning: 8, noon: 12, evening: 19, night: 19 };

/** When a meal starts that nobody gave a time for, but maybe a part of the day. */
export function mealTime(text: string, part: DayPart | null = null): Temporal.PlainTime | null {
  const meal = MEALS.find(([pattern]) => pattern.test(text))?.[1];
  const hour = meal ?? (part === null || !EATING.test(text) ? undefined : MEAL_OF[part]);
  return hour === undefined ? null : new Temporal.PlainTime(hour);
}

/** Whether it's usually all day: birthdays, vacations, deadlines. */
export function isWholeDay(text: string, language = "en"): boolean {
  // "Due" is two in Italian.
  const said = language.startsWith("it") ? text.replaceAll(/(?<!\p{L})due(?!\p{L})/giu, " ") : text;
  return WHOLE_DAY.test(said) && !EVENING.test(said);
}

/** Whether it's a meeting, an appointment, or the like. */
export const isAppointment = (text: string): boolean => WORK.test(text);

/** "Um 9 Uhr" is in the morning, but three o'clock is in the afternoon there, too. */
const FIRST_AS_SAID = 7;

/** Whether a time is said as on a 24-hour clock, at an hour that people mean by that. */
const isAsSaid = ({ time, on24 }: ClockTime): boolean => on24 === true && time.hour >= FIRST_AS_SAID;

/** Which half of the day a time is in, by what it's for; null if that could be both. */
export function usualTime(clock: ClockTime, text: string): Temporal.PlainTime | null {
  const { time, exact } = clock;
  if (exact || time.hour === 12) return time;
  const { hour } = time;
  const afternoon = time.add({ hours: 12 });
  if (BREAKFAST.test(text) || WAKING.test(text)) return time;
  if (DINNER.test(text) || EVENING.test(text)) return hour >= 4 ? afternoon : null;
  if (BEDTIME.test(text)) return hour >= BEDTIME_HOUR ? afternoon : null;
  if (isAsSaid(clock)) return time;
  const work = isAppointment(text);
  if (hour >= (work ? 8 : 9)) return time;
  return hour <= (work ? 6 : 5) ? afternoon : null;
}

/** Whether a time without its half of the day could as well be in the other one. */
export function isDoubtful(clock: ClockTime, text: string): boolean {
  const { time, exact } = clock;
  if (exact || time.hour === 12 || isAsSaid(clock)) return false;
  if ([BREAKFAST, BEDTIME, BRUNCH, LUNCH, DINNER, EVENING].some((known) => known.test(text))) return false;
  const [first, last] = isAppointment(text) ? [6, 8] : [5, 11];
  return time.hour >= first && time.hour <= last;
}

/** Hours that people are awake and about. */
const [FIRST_HOUR, LAST_HOUR] = [7, 22] as const;
/** What's early or late already may be moved a bit further. */
const AROUND = 2;

const minutesOf = ({ hour, minute }: Temporal.PlainTime) => hour * 60 + minute;

/** The half of the day, at hours that people are awake, in which `time` is nearer to `known`, and whether it could be in the other one. */
function nearest(time: Temporal.PlainTime, known: Temporal.PlainTime) {
  const isLikely = ({ hour }: Temporal.PlainTime) =>
    hour >= Math.min(FIRST_HOUR, known.hour - AROUND) && hour <= Math.max(LAST_HOUR, known.hour + AROUND);
  const distance = (each: Temporal.PlainTime) => Math.abs(minutesOf(each) - minutesOf(known));
  const halves = [time, time.add({ hours: 12 })].filter(isLikely);
  const near = halves.toSorted((one, other) => distance(one) - distance(other))[0] ?? time;
  return { near, isEither: halves.length > 1 };
}

/** What's to be moved: when it begins, and what it's called. */
export interface Known {
  readonly begins: Temporal.PlainTime;
  readonly title: string;
}

/** Whether something is when such things usually are. */
function isUsual({ begins, title }: Known): boolean {
  const said = { time: begins.with({ hour: begins.hour % 12 || 12 }), exact: false, nextDay: false };
  return usualTime(said, title)?.equals(begins) === true;
}

/**
 * The half of the day that something is moved to: the usual one for what's at a usual time now, or is told as on a 24-hour clock, if people are awake in
 * both, and otherwise the one that's nearer to when it is.
 */
export const movedTime =
  (known: Known) =>
  (clock: ClockTime): Temporal.PlainTime => {
    const { time, exact } = clock;
    if (exact || time.hour === 12) return time;
    const { near, isEither } = nearest(time, known.begins);
    return (isEither && (isUsual(known) || isAsSaid(clock)) ? usualTime(clock, known.title) : null) ?? near;
  };

/** Whether that half was guessed: the usual one isn't the nearer one, or there is no usual one. */
export function isGuessed(clock: ClockTime, known: Known): boolean {
  const { time, exact } = clock;
  if (exact || time.hour === 12) return false;
  const { near, isEither } = nearest(time, known.begins);
  if (!isEither || (isAsSaid(clock) && isUsual(known))) return false;
  return usualTime(clock, known.title)?.equals(near) !== true;
}

/** Where an event is meant that exists already: the likelier half of the day. */
export const likelyTime = ({ time, exact }: ClockTime): Temporal.PlainTime =>
  !exact && time.hour >= 1 && time.hour <= LAST_AFTERNOON_HOUR ? time.add({ hours: 12 }) : time;
