import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 10:00 Europe/Moscow";

/** Orders in the words that people say them in, and what they say next. */
export const AS_SAID: readonly Dialogue[] = [
  {
    id: "said-can-you-add",
    now: NOW,
    turns: [
      {
        says: "можешь добавить мне в календарь стрижку завтра в шесть вечера?",
        act: { kind: "create" },
        adds: { hair: { title: ["Стрижка", "Стрижку"], on: "Thu 2026-11-19 18:00-19:00" } },
      },
      {
        says: "мне надо отвезти кота к ветеринару в пятницу в 16",
        act: { kind: "create" },
        adds: { vet: { title: "Отвезти кота к ветеринару", on: "Fri 2026-11-20 16:00-17:00" } },
      },
    ],
  },
  {
    id: "said-party-changes",
    now: NOW,
    turns: [
      {
        says: "добавь корпоратив завтра в 19:00",
        act: { kind: "create" },
        adds: { party: { title: "Корпоратив", on: "Thu 2026-11-19 19:00-20:00" } },
      },
      { says: "нет, в 20", act: { kind: "move" }, changes: { party: { on: "Thu 2026-11-19 20:00-21:00" } } },
      { says: "сделай на 2 часа", act: { kind: "change" }, changes: { party: { on: "Thu 2026-11-19 20:00-22:00" } } },
      { says: "в баре Лофт", act: { kind: "change" }, changes: { party: { location: "баре Лофт" } } },
      { says: "переименуй в вечеринку", act: { kind: "rename" }, changes: { party: { title: "Вечеринку" } } },
      { says: "удали", act: { kind: "ask", about: "confirm", to: "cancel", among: ["party"] } },
      { says: "да, удаляй", act: { kind: "confirm", to: "cancel" }, removes: ["party"] },
    ],
  },
  {
    id: "said-five-in-the-evening",
    now: NOW,
    calendar: { dentist: { title: "Стоматолог", on: "Thu 2026-11-19 15:00-16:00" } },
    turns: [
      {
        says: "перенеси стоматолога на 5 вечера",
        act: { kind: "move" },
        changes: { dentist: { on: "Thu 2026-11-19 17:00-18:00" } },
      },
      { says: "напомни за час до стоматолога", act: { kind: "change" }, changes: { dentist: { reminders: [60] } } },
      {
        says: "можно перенести стоматолога с четверга на пятницу в то же время?",
        act: { kind: "move" },
        changes: { dentist: { on: "Fri 2026-11-20 17:00-18:00" } },
      },
      {
        says: "сдвинь стоматолога на час раньше",
        act: { kind: "move" },
        changes: { dentist: { on: "Fri 2026-11-20 16:00-17:00" } },
      },
    ],
  },
  {
    id: "said-all-of-tomorrow",
    now: NOW,
    calendar: {
      dentist: { title: "Стоматолог", on: "Thu 2026-11-19 15:00-16:00" },
      meeting: { title: "Встреча с Андреем", on: "Thu 2026-11-19 10:00-11:00" },
    },
    turns: [
      {
        says: "удали всё на завтра",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "meeting"] },
      },
      { says: "не, оставь", act: { kind: "decline", to: "cancel" } },
      {
        says: "удали встречу с Андреем и стоматолога",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "meeting"] },
      },
      { says: "да, удали", act: { kind: "confirm", to: "cancel" }, removes: ["dentist", "meeting"] },
    ],
  },
  {
    id: "said-rent-on-the-fifth",
    now: NOW,
    turns: [
      {
        says: "платить за квартиру каждое 5 число в 9 утра",
        act: { kind: "create" },
        adds: { rent: { title: "Платить за квартиру", on: "Sat 2026-12-05 09:00-10:00", recurrence: "FREQ=MONTHLY" } },
      },
      {
        says: "уборка раз в две недели по пятницам в 9",
        act: { kind: "create" },
        adds: {
          cleaning: {
            title: "Уборка",
            on: "Fri 2026-11-20 09:00-10:00",
            recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR",
          },
        },
      },
    ],
  },
  {
    id: "said-reminders",
    now: NOW,
    turns: [
      {
        says: "не дай забыть купить хлеб в 18:00",
        act: { kind: "remind" },
        adds: { bread: { title: "Купить хлеб", on: "Wed 2026-11-18 18:00-18:15", reminders: [0] } },
      },
      {
        says: "поставь напоминание на завтра в 9: забрать анализы",
        act: { kind: "remind" },
        adds: { tests: { title: "Забрать анализы", on: "Thu 2026-11-19 09:00-09:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "said-dinner-in-a-restaurant",
    now: NOW,
    turns: [
      {
        says: "ужин с родителями в субботу в 20:00 в ресторане Тбилиси",
        act: { kind: "create" },
        adds: {
          dinner: { title: "Ужин с родителями", on: "Sat 2026-11-21 20:00-21:00", location: "ресторане Тбилиси" },
        },
      },
      {
        says: "едем в Сочи с 20 по 27 декабря",
        act: { kind: "create" },
        adds: { sochi: { title: "Едем в Сочи", on: "Sun 2026-12-20 - Sun 2026-12-27" } },
      },
    ],
  },
  {
    id: "said-half-an-hour-from-one",
    now: NOW,
    turns: [
      {
        says: "запланируй созвон с Машей на завтра на час дня на полчаса",
        act: { kind: "create" },
        adds: { call: { title: "Созвон с Машей", on: "Thu 2026-11-19 13:00-13:30" } },
      },
      {
        says: "встреча с Петровым 25го в 15.00",
        act: { kind: "create" },
        adds: { petrov: { title: "Встреча с Петровым", on: "Wed 2026-11-25 15:00-16:00" } },
      },
    ],
  },
  {
    id: "said-what-it-cant-do",
    now: NOW,
    turns: [
      { says: "напиши письмо Ивану о встрече завтра в 15:00", act: { kind: "not-understood" } },
      { says: "купи билет на поезд до Питера", act: { kind: "not-understood" } },
    ],
  },
  {
    id: "said-coffee-compared",
    now: NOW,
    turns: [
      { says: "найди кофе до 20 евро", act: { kind: "find-product", q: "кофе", max: 20 } },
      { says: "сравни первые два", act: { kind: "compare-products", products: [1, 2] } },
      { says: "а кто поставщик?", act: { kind: "product-detail", product: 2, of: "supplier" } },
      { says: "а у первого?", act: { kind: "product-detail", product: 1, of: "everything" } },
    ],
  },
  {
    id: "said-plan-and-which-day",
    now: NOW,
    calendar: { gym: { title: "Тренировка", on: "Wed 2026-11-18 19:00-20:00" } },
    turns: [
      { says: "что там сегодня по плану?", act: { kind: "list", days: "Wed 2026-11-18", events: ["gym"] } },
      { says: "какой день недели 25 декабря?", act: { kind: "clock", of: "date" } },
      { says: "всё, пока", act: { kind: "goodbye" } },
    ],
  },
];
