import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 10:00 Europe/Rome";

const WEEK = {
  dentist: {
    title: "Dentista",
    on: "Thu 2026-11-19 10:00-11:00",
  },
  lunch: {
    title: "Pranzo con Laura",
    on: "Fri 2026-11-20 13:00-14:30",
  },
  padel: {
    title: "Calcetto",
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
        says: "sposta il dentista alle 12",
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
        says: "no, meglio alle 13",
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
        says: "fallo durare 2 ore",
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
        says: "no aspetta, rimettilo com'era",
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
        says: "cancella il dentista",
        act: {
          kind: "ask",
          about: "confirm",
          to: "cancel",
          among: ["dentist"],
        },
      },
      {
        says: "sì, cancellalo",
        act: {
          kind: "confirm",
          to: "cancel",
        },
        removes: ["dentist"],
      },
      {
        says: "oddio no, annulla",
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
        says: "mettimi un promemoria per venerdì alle 11 per pagare l'affitto",
        act: {
          kind: "remind",
        },
        adds: {
          x: {
            title: "Pagare l'affitto",
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
        says: "trova olio d'oliva disponibile sotto i 20 euro",
        act: {
          kind: "find-product",
          q: "olio d'oliva",
          max: 20,
          inStock: true,
        },
      },
      {
        says: "confronta i primi due",
        act: {
          kind: "compare-products",
          products: [1, 2],
        },
      },
      {
        says: "qual è l'ordine minimo del secondo?",
        act: {
          kind: "product-detail",
          product: 2,
          of: "minimum-order",
        },
      },
      {
        says: "e chi è il fornitore?",
        act: {
          kind: "product-detail",
          product: 2,
          of: "supplier",
        },
      },
      {
        says: "è disponibile?",
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
        says: "segnati che sono allergico alle noci",
        act: {
          kind: "remember",
        },
        remembers: ["sono allergico alle noci"],
      },
      {
        says: "cosa sai di me?",
        act: {
          kind: "recall",
        },
      },
      {
        says: "dimentica che sono allergico alle noci",
        act: {
          kind: "ask",
          about: "confirm",
          to: "forget",
        },
      },
      {
        says: "sì",
        act: {
          kind: "confirm",
          to: "forget",
        },
        forgets: ["sono allergico alle noci"],
      },
    ],
  },
  {
    id: "dinner-at-lampara",
    now: NOW,
    turns: [
      {
        says: "cena con i miei sabato",
        act: {
          kind: "create",
        },
        adds: {
          x: {
            title: "Cena con i miei",
            on: "Sat 2026-11-21 19:00-20:00",
          },
        },
      },
      {
        says: "meglio alle otto e mezza",
        act: {
          kind: "move",
        },
        changes: {
          x: {
            on: "Sat 2026-11-21 20:30-21:30",
          },
        },
      },
      {
        says: "al ristorante La Lampara",
        act: {
          kind: "change",
        },
        changes: {
          x: {
            location: "ristorante La Lampara",
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
        says: "allenamento di calcio giovedì alle 8",
        act: {
          kind: "ask",
          about: "am-or-pm",
          to: "create",
        },
      },
      {
        says: "di sera ovviamente",
        act: {
          kind: "create",
        },
        adds: {
          x: {
            title: "Allenamento di calcio",
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
        says: "cambia l'orario del dentista alle 16:00",
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
        says: "devo portare il cane dal veterinario lunedì alle 18:15",
        act: {
          kind: "create",
        },
        adds: {
          x: {
            title: "Portare il cane dal veterinario",
            on: "Mon 2026-11-23 18:15-19:15",
          },
        },
      },
    ],
  },
  {
    id: "lunch-at-one",
    now: NOW,
    turns: [
      {
        says: "pranzo domenica all'una con i suoceri",
        act: {
          kind: "create",
        },
        adds: {
          x: {
            title: "Pranzo con i suoceri",
            on: "Sun 2026-11-22 13:00-14:00",
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
        says: "domani non posso andare dal dentista, spostalo a venerdì alle 12",
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
        says: "posticipa di un'ora il dentista",
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
        says: "quanto costa l'olio d'oliva?",
        act: {
          kind: "find-product",
          q: "olio d'oliva",
        },
      },
      {
        says: "e il secondo?",
        act: {
          kind: "product-detail",
          product: 2,
          of: "everything",
        },
      },
      {
        says: "qual è più economico, il primo o il terzo?",
        act: {
          kind: "compare-products",
          products: [1, 3],
        },
      },
    ],
  },
];
