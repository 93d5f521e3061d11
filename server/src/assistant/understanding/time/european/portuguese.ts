import type { Said } from "../grammar.ts";
import { every, often } from "../repeated.ts";
import type { Saying } from "../saying.ts";
import { listedIn } from "../slots.ts";
import { europeanChart } from "./european.ts";

/** So many minutes before an hour. */
const hourBefore = (hour: number, minutes: number): Saying => ({
  clock: { hour: hour === 1 ? 12 : hour - 1, minute: 60 - minutes, exact: hour > 13 },
});

/** The tables of Portuguese. */
export const portuguese = europeanChart({
  weekdays:
    "segunda-feira|segunda_feira|segunda|2ª_feira|2a_feira|seg terça-feira|terça_feira|terça|terca|terca-feira|terca_feira|3ª_feira|3a_feira quarta-feira|quarta_feira|quarta|4ª_feira|4a_feira|qua quinta-feira|quinta_feira|quinta|5ª_feira|5a_feira|qui sexta-feira|sexta_feira|sexta|6ª_feira|6a_feira|sex sábado|sabado|sáb|sab domingo",
  everyWeekdays:
    "segundas|segundas-feiras terças|tercas|terças-feiras quartas|quartas-feiras quintas|quintas-feiras sextas|sextas-feiras sábados|sabados domingos",
  months: "janeiro fevereiro março|marco abril maio junho julho agosto setembro outubro novembro dezembro",
  hours: "uma|um duas|dois três|tres quatro cinco seis sete oito nove dez onze doze",
  numbers: { quinze: 15, vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50 },
  units: "minuto|minutos|minutinhos|min hora|horas|horinhas|h|hrs|hr dia|dias semana|semanas mês|mes|meses ano|anos",
  at: "às|as|à|ás|pelas|lá pelas|la pelas|por volta das|por volta de|umas|lá por|pras|pra|para as|das|a partir das",
  oclock: "horas em ponto|horas|hora|hrs|hr|hs|h em ponto|h|em ponto",
  halfPast: "e meia",
  quarterPast: "{hour} e quinze",
  quarterTo: "quinze para (?:as )?{hour}",
  halfTo: null,
  noon: "(?:ao )?meio(?: |-)?dia",
  noonAndHalf: "(?:ao )?meio(?: |-)?dia e meia",
  midnight: "(?:à )?meia(?: |-)?noite",
  morning: "(?:da|de|pela|na parte da|logo) (?:manhã|manha)|cedinho|de manhãzinha",
  afternoon:
    "(?:da|de|à|pela|na parte da) (?:tarde|tardinha)|(?<=(?:hoje|amanhã|amanha|segunda|terça|terca|quarta|quinta|sexta|sábado|sabado|domingo|feira) )a tarde",
  evening:
    "(?:da|de|à|pela) (?:noite|noitinha)|(?<=(?:hoje|amanhã|amanha|segunda|terça|terca|quarta|quinta|sexta|sábado|sabado|domingo|feira) )a noite",
  night: "(?:da|de) madrugada",
  today: "hoje|hj",
  tonight: "(?:hoje|hj) [àa] noite|esta noite|hoje de noite",
  tomorrow: "amanhã|amanha|amnh|amnha",
  afterTomorrow: "(?:depois|dps) de (?:amanhã|amanha)",
  yesterday: "ontem",
  on: "na|no|em|no dia|dia|do dia|pro dia|para o dia|o|a|do|da|nesta|neste|nessa|nesse|pra|pro|para a|para o",
  coming:
    "(?:n[ao] |d[ao] |pr[ao] )?(?:próxima|próximo|proxima|proximo|esta|este|nesta|neste|essa|esse|nessa|nesse|dessa|desse) {weekday}(?: agora)?|(?:n[ao] |pr[ao] )?{weekday2} agora",
  inNextWeek:
    "(?:n[ao] |pr[ao] )?{weekday} da (?:próxima semana|proxima semana|semana (?:que|q) vem|outra semana)|semana (?:que|q) vem,? (?:n[ao] )?{weekday2}",
  eitherWeek: "(?:n[ao] |pr[ao] |d[ao] )?{weekday} (?:que|q) vem",
  weekLater: null,
  aboutWeeks: "(?:oito|8|quinze|15) dias",
  thisWeek: "(?:n?esta|n?essa|da|d?essa|d?esta) semana|(?<=minha )semana",
  nextWeek: "(?:[nd]?a |pr[ao] )?(?:semana (?:que|q) vem|próxima semana|proxima semana)",
  weekend: "(?:[nd]?o |nest?e |nesse |pro |esse |este )?(?:fim de semana|final de semana|fds|findi)",
  thisMonth: "(?:n?este|n?esse|d?esse|d?este) (?:mês|mes)",
  nextMonth: "(?:n?o )?(?:(?:mês|mes) (?:que|q) vem|próximo mês|proximo mes)",
  ordinal: "º|°|o",
  of: "de",
  every: "cada|tod[ao]s? (?:as |os )?|tod[ao]|td",
  everyOther: "{weekday5} sim,? {weekday4} não|a cada dois|a cada duas|de duas em duas|de dois em dois",
  workdays:
    "(?:todos os |nos |em )?dias (?:úteis|uteis)|(?:todo dia )?(?:de )?segunda (?:a|até) sexta(?:-feira)?|durante a semana",
  daily: "todos os dias|todo dia|todo santo dia|td dia|diariamente|cada dia",
  weekly: "toda semana|semanalmente|todas as semanas|uma vez por semana",
  monthly: "todo (?:mês|mes)|todos os meses|mensalmente",
  yearly: "todo ano|todos os anos|anualmente",
  in: "em|daqui a|daqui|dentro de",
  for: "por|durante|com duração de|de duração de",
  lengths: {
    "meia hora": 30,
    "meia horinha": 30,
    "um quarto de hora": 15,
    "uma hora e meia": 90,
    "1 hora e meia": 90,
    "1h e meia": 90,
    "hora e meia": 90,
    "duas horas e meia": 150,
    "2 horas e meia": 150,
    "uma horinha": 60,
  },
  before: "antes|de antecedência",
  allDay: "o dia todo|o dia inteiro|dia inteiro|dia todo",
  from: "de|do|da|desde|a partir de|das|dos",
  to: "a|à|às|até|ao",
  until: "até|até o",
  endOf: "(?:o )?(?:fim|final) de",
  except: "exceto|menos|salvo|menos dia|exceto dia|tirando|menos de",
  or: "ou",
  and: "e",
  leads: "em|para|pra|às",
  hasSmallDays: false,
  titles: "sr|sra|dona|seu|com|dr|dra",
  own: [
    {
      says: "(?:todo|todos os) (?:dia|dias) {date}|(?:dia|no dia) {date2} de (?:cada|todo) (?:mês|mes)",
      means: (said) => ({
        every: { freq: "MONTHLY" },
        day: { kind: "day-of-month", day: said.num("date") ?? said.num("date2") ?? 0 },
      }),
    },
    { says: "(?:n?o |ao )?mesmo (?:horário|horario)|(?:n?a |à )?mesma hora", means: { trouble: "same-time" } },
    ...[
      ["cinco|5", 5],
      ["dez|10", 10],
      ["vinte|20", 20],
      ["vinte e cinco|25", 25],
    ].map(([word, minutes]) => ({
      says: `(?:às |as )?(?:${word}) (?:para|pra) (?:as? )?{hour}|(?:${word}) pras {hour2}`,
      means: (said: Said) => hourBefore(said.num("hour") ?? said.num("hour2") ?? 0, Number(minutes)),
    })),
    {
      says: "quinze pras {hour}|15 pr[ao]s {hour2}",
      means: (said) => hourBefore(said.num("hour") ?? said.num("hour2") ?? 0, 15),
    },
    {
      says: "(?:todas as|todos os|nas|aos|às|as|de|n[ao]s) {weekdays}(?: ?(?:,|e) (?:às |aos |as |nas |de )?{weekdays2})?(?: ?(?:,|e) (?:às |aos |as |nas |de )?{weekdays3})?",
      means: (said) => every({ freq: "WEEKLY", days: listedIn(said, "weekdays") }),
    },
    {
      says: "(?:a cada|de) (?:15|quinze)(?: em (?:15|quinze))? dias|quinzenalmente|semana sim,? semana não|a cada (?:duas|2) semanas",
      means: every({ freq: "WEEKLY", interval: 2 }),
    },
    { says: "a cada (?!15 dias|2 semanas){n} {unit}", means: (said) => often(said) },
    {
      says: "(?:segunda|terça|quarta|quinta) (?:via|vez|parte|edição|fase|opção|pessoa|aula|reunião)",
      means: { nothing: true },
    },
  ],
});
