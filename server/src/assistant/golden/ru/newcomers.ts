import type { Dialogue } from "../dialogue.ts";

/** What people say who talk to it for the first time. */
export const NEWCOMERS: readonly Dialogue[] = [
  {
    id: "supplier-arrives",
    now: "Mon 2026-09-07 19:40 Asia/Yekaterinburg",
    turns: [
      {
        says: "завтра в 11 приезжает поставщик овощей запиши плиз",
        act: { kind: "create" },
        adds: {
          supplier: {
            title: ["Приезжает поставщик овощей", "Поставщик овощей"],
            on: "Tue 2026-09-08 11:00-12:00",
          },
        },
      },
    ],
  },
  {
    id: "yoga-twice-a-week",
    now: "Wed 2026-10-14 12:05 Europe/Moscow",
    turns: [
      {
        says: "По вторникам и четвергам в 19:00 йога",
        act: { kind: "create" },
        adds: {
          yoga: {
            title: "Йога",
            on: "Thu 2026-10-15 19:00-20:00",
            recurrence: "FREQ=WEEKLY;BYDAY=TU,TH",
          },
        },
      },
    ],
  },
  {
    id: "designer-in-cafe",
    now: "Tue 2027-02-09 10:00 Europe/Kaliningrad",
    turns: [
      {
        says: "поставь встречу с дизайнером в пятницу в 16:00 в кафе Буше",
        act: { kind: "create" },
        adds: {
          designer: {
            title: ["Встреча с дизайнером", "Встречу с дизайнером"],
            on: "Fri 2027-02-12 16:00-17:00",
            location: "кафе Буше",
          },
        },
      },
    ],
  },
  {
    id: "vacation",
    now: "Thu 2026-06-11 16:20 Asia/Almaty",
    turns: [
      {
        says: "Отпуск с 3 по 16 августа, добавь в календарь, пожалуйста",
        act: { kind: "create" },
        adds: { vacation: { title: "Отпуск", on: "Mon 2026-08-03 - Sun 2026-08-16" } },
      },
    ],
  },
  {
    id: "three-for-tomorrow",
    now: "Thu 2026-11-26 21:15 Asia/Novosibirsk",
    calendar: { night: { title: "Ночная смена", on: "Sat 2026-11-28 20:00 - Sun 2026-11-29 08:00" } },
    turns: [
      {
        says: "на завтра: в 9:00 сдать анализы, в 13:00 обед с Леной, в 18:30 родительское собрание",
        act: { kind: "create" },
        adds: {
          tests: { title: "Сдать анализы", on: "Fri 2026-11-27 09:00-10:00" },
          lunch: { title: "Обед с Леной", on: "Fri 2026-11-27 13:00-14:00" },
          parents: { title: "Родительское собрание", on: "Fri 2026-11-27 18:30-19:30" },
        },
      },
    ],
  },
  {
    id: "manicure-and-back",
    now: "Tue 2026-12-08 18:30 Europe/Samara",
    calendar: {
      manicure: { title: "Маникюр", on: "Fri 2026-12-11 12:00-13:30" },
      bank: { title: "Сходить в банк", on: "Thu 2026-12-10 10:00-11:00" },
    },
    turns: [
      {
        says: "перенеси маникюр на субботу на 14:00",
        act: { kind: "move" },
        changes: { manicure: { on: "Sat 2026-12-12 14:00-15:30" } },
      },
      {
        says: "ой нет, верни как было",
        act: { kind: "undo" },
        changes: { manicure: { on: "Fri 2026-12-11 12:00-13:30" } },
      },
    ],
  },
  {
    id: "rename-call",
    now: "Sun 2026-11-22 20:00 Asia/Tbilisi",
    calendar: {
      call: { title: "Созвон с Игорем", on: "Mon 2026-11-23 11:00-11:30" },
      report: { title: "Отчёт", on: "Tue 2026-11-24 15:00-16:00" },
    },
    turns: [
      {
        says: "Переименуй созвон с Игорем в планёрку",
        act: { kind: "rename" },
        changes: { call: { title: ["Планёрка", "Планёрку"] } },
      },
    ],
  },
  {
    id: "oculist",
    now: "Mon 2027-03-15 09:30 Europe/Moscow",
    turns: [
      { says: "Добрый день!", act: { kind: "greet" } },
      {
        says: "Запишите, пожалуйста, на четверг окулиста",
        act: { kind: "ask", about: "time", to: "create" },
      },
      {
        says: "в полдесятого утра",
        act: { kind: "create" },
        adds: { oculist: { title: ["Окулист", "Окулиста"], on: "Thu 2027-03-18 09:30-10:30" } },
      },
    ],
  },
  {
    id: "olya-at-seven",
    now: "Fri 2026-08-21 13:00 Europe/Berlin",
    calendar: { lecture: { title: "Лекция", on: "Mon 2026-08-24 10:00-11:30" } },
    turns: [
      { says: "встреча с Олей завтра в 7", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "вечера конечно",
        act: { kind: "create" },
        adds: { olya: { title: "Встреча с Олей", on: "Sat 2026-08-22 19:00-20:00" } },
      },
      {
        says: "и пусть длится 2 часа",
        act: { kind: "change" },
        changes: { olya: { on: "Sat 2026-08-22 19:00-21:00" } },
      },
    ],
  },
  {
    id: "hairdresser-stays",
    now: "Thu 2026-10-22 11:45 Asia/Vladivostok",
    calendar: {
      hair: { title: "Парикмахер", on: "Sat 2026-10-24 15:00-16:00" },
      mom: { title: "День рождения мамы", on: "Sun 2026-10-25" },
    },
    turns: [
      {
        says: "отмени парикмахера в субботу",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["hair"] },
      },
      { says: "а нет, не надо", act: { kind: "decline", to: "cancel" } },
      { says: "какое сегодня число?", act: { kind: "clock", of: "date" } },
    ],
  },
  {
    id: "days-then-both",
    now: "Tue 2026-11-10 08:00 Europe/Moscow",
    calendar: {
      delivery: { title: "Приёмка товара", on: "Wed 2026-11-11 09:00-10:00" },
      accountant: { title: "Бухгалтер", on: "Thu 2026-11-12 12:00-13:00" },
      gym: { title: "Тренировка", on: "Thu 2026-11-12 18:00-19:00" },
      kids: { title: "Утренник", on: "Fri 2026-11-13 10:00-11:00" },
    },
    turns: [
      { says: "что у меня завтра?", act: { kind: "list", days: "Wed 2026-11-11", events: ["delivery"] } },
      {
        says: "а послезавтра?",
        act: { kind: "list", days: "Thu 2026-11-12", events: ["accountant", "gym"] },
      },
      {
        says: "отмени оба",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["accountant", "gym"] },
      },
    ],
  },
  {
    id: "free-on-thursday",
    now: "Mon 2026-12-14 17:30 Asia/Omsk",
    calendar: {
      shift: { title: "Смена в поликлинике", on: "Thu 2026-12-17 08:00-11:00" },
      concert: { title: "Концерт", on: "Fri 2026-12-18 19:00-21:00" },
    },
    turns: [
      {
        says: "я свободна в четверг утром?",
        act: { kind: "free", span: "Thu 2026-12-17 06:00-12:00", busy: ["shift"] },
      },
      { says: "а днём?", act: { kind: "free", span: "Thu 2026-12-17 12:00-18:00", busy: [] } },
      { says: "отлично, спасибо большое!", act: { kind: "thanks" } },
    ],
  },
  {
    id: "oven",
    now: "Sat 2026-11-14 17:05 Europe/Minsk",
    turns: [
      {
        says: "слуш напомни через 40 минут выключить духовку",
        act: { kind: "remind" },
        adds: {
          oven: { title: "Выключить духовку", on: "Sat 2026-11-14 17:45-18:00", reminders: [0] },
        },
      },
    ],
  },
  {
    id: "two-hours-before",
    now: "Wed 2027-01-20 22:10 Europe/Moscow",
    calendar: {
      dentist: { title: "Стоматолог", on: "Fri 2027-01-22 10:00-11:00" },
      exam: { title: "Экзамен по физике", on: "Sat 2027-01-23 09:00-12:00" },
    },
    turns: [
      {
        says: "Напомни мне про стоматолога за 2 часа",
        act: { kind: "change" },
        changes: { dentist: { reminders: [120] } },
      },
    ],
  },
  {
    id: "oil",
    now: "Tue 2026-09-15 10:30 Europe/Moscow",
    turns: [
      {
        says: "найди оливковое масло в наличии",
        act: { kind: "find-product", q: "оливковое масло", inStock: true },
      },
      { says: "сравни первые два", act: { kind: "compare-products", products: [1, 2] } },
      {
        says: "а у второго какой минимальный заказ?",
        act: { kind: "product-detail", product: 2, of: "minimum-order" },
      },
    ],
  },
  {
    id: "weather-sochi",
    now: "Thu 2026-07-02 20:00 Europe/Moscow",
    home: "Москва",
    turns: [{ says: "Какая завтра погода в Сочи?", act: { kind: "weather", place: "Сочи", on: "Fri 2026-07-03" } }],
  },
  {
    id: "no-nuts",
    now: "Sun 2026-10-04 13:30 Europe/Riga",
    memories: ["Размер обуви у Маши 31"],
    turns: [
      {
        says: "запомни, что Пете нельзя орехи",
        act: { kind: "remember" },
        remembers: ["Пете нельзя орехи"],
      },
      { says: "что ты помнишь?", act: { kind: "recall" } },
    ],
  },
  {
    id: "help",
    now: "Sat 2027-05-08 11:00 Asia/Krasnoyarsk",
    turns: [{ says: "а что ты вообще умеешь", act: { kind: "help" } }],
  },
  {
    id: "poem",
    now: "Fri 2027-03-05 15:00 Europe/Moscow",
    turns: [{ says: "Сочини стихотворение для свекрови на юбилей", act: { kind: "not-understood" } }],
  },
  {
    id: "english-once",
    now: "Tue 2026-10-06 19:00 Asia/Yekaterinburg",
    calendar: {
      english: {
        title: "Английский",
        on: "Mon 2026-09-07 17:00-18:00",
        recurrence: "FREQ=WEEKLY;BYDAY=MO,WE",
      },
      pool: { title: "Бассейн", on: "Thu 2026-10-08 18:30-19:30" },
    },
    turns: [
      {
        says: "перенеси завтрашний английский на 18:30",
        act: { kind: "move" },
        adds: { once: { title: "Английский", on: "Wed 2026-10-07 18:30-19:30" } },
        changes: { english: { exceptions: ["Wed 2026-10-07 17:00"] } },
      },
    ],
  },
];
