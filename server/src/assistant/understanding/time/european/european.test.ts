import { describe, expect, it } from "@jest/globals";
import { toldTime } from "../../testing/told-time.ts";

describe("times in German", () => {
  it.each([
    ["Zahnarzt übermorgen um 15:30", "11-20 15:30 | Zahnarzt"],
    ["morgen um halb neun Frühstück mit Anna", "11-19 08:30? | Frühstück mit Anna"],
    ["nächsten Freitag von 14 bis 16 Uhr Workshop", "14:00-16:00 !which-day 11-20,11-27 | Workshop"],
    ["jeden Dienstag um 19 Uhr Yoga", "11-24 19:00 WEEKLY;BYDAY=TU | Yoga"],
    [
      "jeden Montag und Donnerstag um 18 Uhr Training bis 31. März",
      "11-19 18:00 WEEKLY;UNTIL=20270331;BYDAY=MO,TH | Training",
    ],
    ["am 24. Dezember ganztägig Urlaub", "12-24 all day | Urlaub"],
    ["Viertel vor acht am Abend Kino", "19:45 | Kino"],
    ["in zwei Stunden Anruf", "at 11-18 12:00 | Anruf"],
    ["alle zwei Wochen mittwochs um 10 Uhr Retro", "11-18 10:00? WEEKLY;INTERVAL=2;BYDAY=WE | Retro"],
    ["Mittagessen mit Frau Montag am Donnerstag um 12 Uhr", "11-19 12:00? | Mittagessen mit Frau Montag"],
    ["Dienstagabend um 8 Kino", "11-24 20:00 | Kino"],
    ["was steht nächste Woche so an", "11-23..11-29 (week) | was steht so an"],
    ["so 11 uhr Brunch", "11-22 11:00? | Brunch"],
    ["jeden ersten Montag im Monat um 19 Uhr Stammtisch", "12-07 19:00 MONTHLY;BYDAY=1MO | Stammtisch"],
    ["Standup jeden Werktag außer mittwochs um 9:15", "11-19 09:15? WEEKLY;BYDAY=MO,TU,TH,FR | Standup"],
    ["Guten Morgen, Zahnarzt um 16h", "16:00 | Guten Morgen, Zahnarzt"],
    ["um 30:00 Uhr", "!impossible-time |"],
  ])("%s", (said, told) => {
    expect(toldTime("de", said)).toBe(told);
  });
});

describe("times in Spanish", () => {
  it.each([
    ["dentista pasado mañana a las 15:30", "11-20 15:30 | dentista"],
    ["mañana a las ocho y media de la mañana desayuno con Ana", "11-19 08:30 | desayuno con Ana"],
    ["el próximo viernes de 14:00 a 16:00 taller", "11-20 14:00-16:00 | taller"],
    ["todos los martes a las 7 de la tarde yoga", "11-24 19:00 WEEKLY;BYDAY=TU | yoga"],
    [
      "cada lunes y jueves a las 18:00 entrenamiento hasta el 31 de marzo",
      "11-19 18:00 WEEKLY;UNTIL=20270331;BYDAY=MO,TH | entrenamiento",
    ],
    ["el 24 de diciembre todo el día vacaciones", "12-24 all day | vacaciones"],
    ["a las ocho menos cuarto de la noche cine", "19:45 | cine"],
    ["los miercoles a las 5 y media natacion", "11-18 05:30? WEEKLY;BYDAY=WE | natacion"],
    ["el martes entre las 9 y las 11 la caldera", "11-24 09:00?-11:00? | la caldera"],
    ["mañana 8pm cine", "11-19 20:00 | cine"],
    ["esta tarde a las 6 y diez pan", "11-18 18:10 | pan"],
    ["dentro de dos horas llamada", "at 11-18 12:00 | llamada"],
    ["cada dos semanas los miércoles a las 10:00 retro", "11-18 10:00? WEEKLY;INTERVAL=2;BYDAY=WE | retro"],
    ["todos los días excepto el domingo a las 9:00 paseo", "11-18 09:00? WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA | paseo"],
  ])("%s", (said, told) => {
    expect(toldTime("es", said)).toBe(told);
  });
});

describe("times in French", () => {
  it.each([
    ["dentiste après-demain à 15h30", "11-20 15:30 | dentiste"],
    ["demain à huit heures et demie petit-déjeuner avec Anne", "11-19 08:30? | petit-déjeuner avec Anne"],
    ["vendredi prochain de 14h à 16h atelier", "11-20 14:00-16:00 | atelier"],
    ["mercredi prochain à 15h atelier", "11-25 15:00 | atelier"],
    ["après demain 14h30 coiffeur", "11-20 14:30 | coiffeur"],
    ["vacances du 21 décembre au 3 janvier", "12-21..2027-01-03 | vacances"],
    ["un mardi sur deux à 17h soutien", "11-24 17:00 WEEKLY;INTERVAL=2;BYDAY=TU | soutien"],
    ["plombier demain entre 8h et 10h", "11-19 08:00?-10:00? | plombier"],
    ["tous les mardis à 19h yoga", "11-24 19:00 WEEKLY;BYDAY=TU | yoga"],
    [
      "chaque lundi et jeudi à 18h entraînement jusqu'au 31 mars",
      "11-19 18:00 WEEKLY;UNTIL=20270331;BYDAY=MO,TH | entraînement",
    ],
    ["le 24 décembre toute la journée congé", "12-24 all day | congé"],
    ["ce soir à huit heures moins le quart cinéma", "11-18 19:45 | cinéma"],
    ["dans deux heures appel", "at 11-18 12:00 | appel"],
    ["toutes les deux semaines le mercredi à 10h rétro", "11-18 10:00? WEEKLY;INTERVAL=2;BYDAY=WE | rétro"],
    ["demain midi déjeuner", "11-19 12:00 | déjeuner"],
  ])("%s", (said, told) => {
    expect(toldTime("fr", said)).toBe(told);
  });
});

describe("times in Italian", () => {
  it.each([
    ["domenica all'una pranzo", "11-22 01:00? | pranzo"],
    ["martedì tra le 9 e le 11 i tecnici", "11-24 09:00?-11:00? | i tecnici"],
    ["tutti i sabati dalle 11 alle 12 piano", "11-21 11:00?-12:00? WEEKLY;BYDAY=SA | piano"],
    ["dal 5 all'8 dicembre gita", "12-05..12-08 | gita"],
    ["dentista dopodomani alle 15:30", "11-20 15:30 | dentista"],
    ["domani alle otto e mezza colazione con Anna", "11-19 08:30? | colazione con Anna"],
    ["venerdì prossimo dalle 14 alle 16 laboratorio", "14:00-16:00 !which-day 11-20,11-27 | laboratorio"],
    ["ogni martedì alle 19 yoga", "11-24 19:00 WEEKLY;BYDAY=TU | yoga"],
    [
      "ogni lunedì e giovedì alle 18 allenamento fino al 31 marzo",
      "11-19 18:00 WEEKLY;UNTIL=20270331;BYDAY=MO,TH | allenamento",
    ],
    ["il 24 dicembre tutto il giorno ferie", "12-24 all day | ferie"],
    ["stasera alle otto meno un quarto cinema", "11-18 19:45 | cinema"],
    ["tra due ore chiamata", "at 11-18 12:00 | chiamata"],
    ["ogni due settimane il mercoledì alle 10 retro", "11-18 10:00? WEEKLY;INTERVAL=2;BYDAY=WE | retro"],
    ["domani a mezzogiorno pranzo", "11-19 12:00 | pranzo"],
  ])("%s", (said, told) => {
    expect(toldTime("it", said)).toBe(told);
  });
});

describe("times in Portuguese", () => {
  it.each([
    ["dentista depois de amanhã às 15:30", "11-20 15:30 | dentista"],
    ["amanhã às oito e meia da manhã café com Ana", "11-19 08:30 | café com Ana"],
    ["próxima sexta das 14h às 16h oficina", "11-20 14:00-16:00 | oficina"],
    ["toda terça às 19h ioga", "11-24 19:00 WEEKLY;BYDAY=TU | ioga"],
    ["toda segunda e quinta às 18h treino até 31 de março", "11-19 18:00 WEEKLY;UNTIL=20270331;BYDAY=MO,TH | treino"],
    ["24 de dezembro o dia todo férias", "12-24 all day | férias"],
    ["daqui a duas horas ligação", "at 11-18 12:00 | ligação"],
    ["a cada duas semanas na quarta às 10h retro", "11-18 10:00? WEEKLY;INTERVAL=2;BYDAY=WE | retro"],
    ["amanhã ao meio-dia almoço", "11-19 12:00 | almoço"],
    ["sexta-feira às 10h reunião", "11-20 10:00? | reunião"],
    ["aluguel todo dia 5 às 9h", "12-05 09:00? MONTHLY | aluguel"],
    ["yoga às terças e quintas às 7 da manhã", "11-19 07:00 WEEKLY;BYDAY=TU,TH | yoga"],
    ["faxina quinzenalmente na sexta às 15h", "11-20 15:00 WEEKLY;INTERVAL=2;BYDAY=FR | faxina"],
    ["amanha as 18h mercado", "11-19 18:00 | mercado"],
    ["na sexta, às 16h", "11-20 16:00 | ,"],
  ])("%s", (said, told) => {
    expect(toldTime("pt", said)).toBe(told);
  });
});

describe("times in Russian", () => {
  it.each([
    ["стоматолог послезавтра в 15:30", "11-20 15:30 | стоматолог"],
    ["завтра в полдевятого завтрак с Анной", "11-19 08:30? | завтрак с Анной"],
    ["в следующую пятницу с 14 до 16 семинар", "14:00-16:00 !which-day 11-20,11-27 | семинар"],
    ["каждый вторник в 19:00 йога", "11-24 19:00 WEEKLY;BYDAY=TU | йога"],
    [
      "каждый понедельник и четверг в 18:00 тренировка до 31 марта",
      "11-19 18:00 WEEKLY;UNTIL=20270331;BYDAY=MO,TH | тренировка",
    ],
    ["24 декабря весь день отпуск", "12-24 all day | отпуск"],
    ["через два часа звонок", "at 11-18 12:00 | звонок"],
    ["каждые две недели в среду в 10:00 ретро", "11-18 10:00? WEEKLY;INTERVAL=2;BYDAY=WE | ретро"],
    ["завтра в три часа дня встреча", "11-19 15:00 | встреча"],
    ["завтра в полдень обед", "11-19 12:00 | обед"],
    ["в понедельник 10 утра созвон", "11-23 10:00 | созвон"],
    ["на завтра на час дня на полчаса", "11-19 13:00 for 30 |"],
    ["25го в 15.00 встреча", "11-25 15:00 | встреча"],
    ["каждое 5 число в 9 утра", "12-05 09:00 MONTHLY |"],
    ["раз в две недели по пятницам в 19:00", "11-20 19:00 WEEKLY;INTERVAL=2;BYDAY=FR |"],
    ["завтрашний английский", "11-19 | английский"],
  ])("%s", (said, told) => {
    expect(toldTime("ru", said)).toBe(told);
  });
});

describe("a series through the end of a month", () => {
  it.each([
    ["de", "jeden Montag um 9 Uhr Teamsitzung bis Ende Dezember", "Teamsitzung"],
    ["fr", "réunion chaque lundi à 9h jusqu'à fin décembre", "réunion"],
    ["es", "reunión todos los lunes a las 9:00 hasta finales de diciembre", "reunión"],
    ["it", "riunione ogni lunedì alle 9:00 fino a fine dicembre", "riunione"],
    ["pt", "reunião toda segunda às 9h até o fim de dezembro", "reunião"],
    ["ru", "встреча каждый понедельник в 9:00 до конца декабря", "встреча"],
    ["ko", "매주 월요일 9시 회의 12월 말까지", "회의"],
  ])("ends on its last day in %s: %s", (language, said, title) => {
    expect(toldTime(language, said)).toMatch(
      new RegExp(`^11-23 09:00\\??(?: |.)WEEKLY;UNTIL=20261231;BYDAY=MO \\| ${title}$`),
    );
  });

  it.each([
    ["de", "jeden Montag um 9 Uhr Teamsitzung bis Februar"],
    ["es", "reunión todos los lunes a las 9:00 hasta febrero"],
  ])("doesn't begin there, nor end where that isn't clear, in %s", (language, said) => {
    expect(toldTime(language, said)).toContain("!until-when");
  });
});
