import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 10:00 Europe/Madrid";

const WEEK = {
  dentist: {
    title: "Dentista",
    on: "Thu 2026-11-19 10:00-11:00",
  },
  lunch: {
    title: "Comida con Laura",
    on: "Fri 2026-11-20 14:30-16:00",
  },
  padel: {
    title: "Pádel",
    on: "Mon 2026-11-23 20:00-21:30",
  },
};

/** What's said from day to day: changes after changes, reminders, products. */
export const DAILY: readonly Dialogue[] = [
  {
    id: "dentist-later-and-longer",
    now: NOW,
    calendar: WEEK,
    turns: [
      {
        says: "mueve el dentista a las 12",
        act: {
          kind: "move",
        },
        changes: {
          dentist: {
            on: "Thu 2026-11-19 12:00-13:00",
          },
        },
      },
      {
        says: "no, mejor a las 13",
        act: {
          kind: "move",
        },
        changes: {
          dentist: {
            on: "Thu 2026-11-19 13:00-14:00",
          },
        },
      },
      {
        says: "que dure 2 horas",
        act: {
          kind: "change",
        },
        changes: {
          dentist: {
            on: "Thu 2026-11-19 13:00-15:00",
          },
        },
      },
      {
        says: "uy no, déjalo como estaba",
        act: {
          kind: "undo",
        },
        changes: {
          dentist: {
            on: "Thu 2026-11-19 13:00-14:00",
          },
        },
      },
    ],
  },
  {
    id: "cancel-and-back",
    now: NOW,
    calendar: WEEK,
    turns: [
      {
        says: "borra el dentista",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["dentist"],
        },
      },
      {
        says: "sí, bórralo",
        act: {
          kind: "confirm",
          to: "cancel",
        },
        removes: ["dentist"],
      },
      {
        says: "ay no, deshaz eso",
        act: {
          kind: "undo",
        },
        restores: ["dentist"],
      },
    ],
  },
  {
    id: "rent-reminder",
    now: NOW,
    calendar: WEEK,
    turns: [
      {
        says: "ponme un recordatorio para el viernes a las 11 de pagar el alquiler",
        act: {
          kind: "remind",
        },
        adds: {
          x: {
            title: "Pagar el alquiler",
            on: "Fri 2026-11-20 11:00-11:15",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "olive-oil-details",
    now: NOW,
    calendar: WEEK,
    turns: [
      {
        says: "busca aceite de oliva en stock por menos de 20 euros",
        act: {
          kind: "find-product",
          q: "aceite de oliva",
          max: 20,
          inStock: true,
        },
      },
      {
        says: "compara los dos primeros",
        act: {
          kind: "compare-products",
          products: [1, 2],
        },
      },
      {
        says: "cuál es el pedido mínimo del segundo?",
        act: {
          kind: "product-detail",
          product: 2,
          of: "minimum-order",
        },
      },
      {
        says: "y quién es el proveedor?",
        act: {
          kind: "product-detail",
          product: 2,
          of: "supplier",
        },
      },
      {
        says: "hay stock?",
        act: {
          kind: "product-detail",
          product: 2,
          of: "stock",
        },
      },
    ],
  },
  {
    id: "allergic",
    now: NOW,
    calendar: WEEK,
    turns: [
      {
        says: "apunta que soy alérgico a los frutos secos",
        act: {
          kind: "remember",
        },
        remembers: ["soy alérgico a los frutos secos"],
      },
      {
        says: "qué sabes de mí?",
        act: {
          kind: "recall",
        },
      },
      {
        says: "olvida que soy alérgico a los frutos secos",
        act: {
          kind: "ask",
          about: "confirm",
          to: "forget",
        },
      },
      {
        says: "sí",
        act: {
          kind: "confirm",
          to: "forget",
        },
        forgets: ["soy alérgico a los frutos secos"],
      },
    ],
  },
  {
    id: "dinner-at-barraca",
    now: NOW,
    turns: [
      {
        says: "cena con mis padres el sábado",
        act: {
          kind: "create",
        },
        adds: {
          x: {
            title: "Cena con mis padres",
            on: "Sat 2026-11-21 19:00-20:00",
          },
        },
      },
      {
        says: "mejor a las nueve y media",
        act: {
          kind: "move",
        },
        changes: {
          x: {
            on: "Sat 2026-11-21 21:30-22:30",
          },
        },
      },
      {
        says: "en el restaurante La Barraca",
        act: {
          kind: "change",
        },
        changes: {
          x: {
            location: "restaurante La Barraca",
          },
        },
      },
    ],
  },
  {
    id: "training-at-eight",
    now: NOW,
    turns: [
      {
        says: "entreno de fútbol el jueves a las 8",
        act: {
          kind: "ask",
          about: "am-or-pm",
          to: "create",
        },
      },
      {
        says: "de la tarde claro",
        act: {
          kind: "create",
        },
        adds: {
          x: {
            title: "Entreno de fútbol",
            on: "Thu 2026-11-19 20:00-21:00",
          },
        },
      },
    ],
  },
  {
    id: "change-the-hour",
    now: NOW,
    calendar: WEEK,
    turns: [
      {
        says: "cambia la hora del dentista a las 16:00",
        act: {
          kind: "move",
        },
        changes: {
          dentist: {
            on: "Thu 2026-11-19 16:00-17:00",
          },
        },
      },
    ],
  },
  {
    id: "dog-to-the-vet",
    now: NOW,
    turns: [
      {
        says: "hay que llevar al perro al veterinario el lunes a las 18:15",
        act: {
          kind: "create",
        },
        adds: {
          x: {
            title: "Llevar al perro al veterinario",
            on: "Mon 2026-11-23 18:15-19:15",
          },
        },
      },
    ],
  },
  {
    id: "swimming-wednesdays",
    now: NOW,
    turns: [
      {
        says: "los miercoles a las 5 y media natacion de los niños",
        act: {
          kind: "create",
        },
        adds: {
          x: {
            title: "Natacion de los niños",
            on: "Wed 2026-11-18 17:30-18:30",
            recurrence: "FREQ=WEEKLY;BYDAY=WE",
          },
        },
      },
    ],
  },
  {
    id: "cannot-go-move-it",
    now: NOW,
    calendar: WEEK,
    turns: [
      {
        says: "mañana no puedo ir al dentista, cámbialo al viernes a las 12",
        act: {
          kind: "move",
        },
        changes: {
          dentist: {
            on: "Fri 2026-11-20 12:00-13:00",
          },
        },
      },
    ],
  },
  {
    id: "an-hour-later",
    now: NOW,
    calendar: WEEK,
    turns: [
      {
        says: "retrasa una hora el dentista",
        act: {
          kind: "move",
        },
        changes: {
          dentist: {
            on: "Thu 2026-11-19 11:00-12:00",
          },
        },
      },
    ],
  },
  {
    id: "second-product",
    now: NOW,
    calendar: WEEK,
    turns: [
      {
        says: "cuánto vale el aceite de oliva?",
        act: {
          kind: "find-product",
          q: "aceite de oliva",
        },
      },
      {
        says: "y el segundo?",
        act: {
          kind: "product-detail",
          product: 2,
          of: "everything",
        },
      },
      {
        says: "cuál es más barato, el primero o el tercero?",
        act: {
          kind: "compare-products",
          products: [1, 3],
        },
      },
    ],
  },
];
