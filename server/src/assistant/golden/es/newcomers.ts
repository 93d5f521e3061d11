import type { Dialogue } from "../dialogue.ts";

/** What people say who talk to it for the first time. */
export const NEWCOMERS: readonly Dialogue[] = [
  {
    id: "lunch-with-lucia",
    now: "Mon 2026-11-16 10:15 Europe/Madrid",
    turns: [
      {
        says: "apúntame comida con Lucía el jueves a las 14:30 en La Tagliatella",
        act: { kind: "create" },
        adds: { lunch: { title: "Comida con Lucía", on: "Thu 2026-11-19 14:30-15:30", location: "La Tagliatella" } },
      },
    ],
  },
  {
    id: "english-class",
    now: "Tue 2026-09-15 09:00 America/Bogota",
    turns: [
      {
        says: "Clase de inglés todos los lunes y miércoles de 19:00 a 20:30",
        act: { kind: "create" },
        adds: {
          english: {
            title: "Clase de inglés",
            on: "Wed 2026-09-16 19:00-20:30",
            recurrence: "FREQ=WEEKLY;BYDAY=MO,WE",
          },
        },
      },
    ],
  },
  {
    id: "mother-in-law",
    now: "Wed 2026-10-14 20:20 Europe/Madrid",
    calendar: { gym: { title: "Gimnasio", on: "Thu 2026-10-15 07:30-08:30" } },
    turns: [
      {
        says: "el 23 de octubre es el cumple de mi suegra, apúntalo porfa",
        act: { kind: "create" },
        adds: {
          birthday: { title: ["Cumple de mi suegra", "El cumple de mi suegra"], on: "Fri 2026-10-23" },
        },
      },
    ],
  },
  {
    id: "dentist-and-accountant",
    now: "Sun 2026-06-21 22:10 Europe/Madrid",
    turns: [
      {
        says: "mañana a las 9 dentista y a las 12:30 reunión con el gestor",
        act: { kind: "create" },
        adds: {
          dentist: { title: "Dentista", on: "Mon 2026-06-22 09:00-10:00" },
          accountant: { title: "Reunión con el gestor", on: "Mon 2026-06-22 12:30-13:30" },
        },
      },
    ],
  },
  {
    id: "dentist-to-five",
    now: "Mon 2026-03-02 11:30 America/Mexico_City",
    calendar: {
      dentist: { title: "Dentista", on: "Fri 2026-03-06 10:00-10:30" },
      accounts: { title: "Contabilidad", on: "Fri 2026-03-06 12:00-13:00" },
    },
    turns: [
      {
        says: "Pasa el dentista del viernes a las 5 de la tarde",
        act: { kind: "move" },
        changes: { dentist: { on: "Fri 2026-03-06 17:00-17:30" } },
      },
    ],
  },
  {
    id: "parents-meeting-room",
    now: "Tue 2026-11-10 08:00 America/Argentina/Buenos_Aires",
    calendar: {
      parents: { title: "Reunión de padres", on: "Wed 2026-11-11 18:00-19:00", location: "Aula 3" },
      vaccine: { title: "Vacuna de Tomás", on: "Thu 2026-11-12 09:00-09:30" },
    },
    turns: [
      {
        says: "cambia el lugar de la reunión de padres a Aula 12",
        act: { kind: "change" },
        changes: { parents: { location: "Aula 12" } },
      },
    ],
  },
  {
    id: "laundry",
    now: "Sat 2026-01-24 18:20 Europe/Madrid",
    turns: [
      {
        says: "recuérdame en media hora sacar la ropa de la lavadora",
        act: { kind: "remind" },
        adds: {
          laundry: {
            title: "Sacar la ropa de la lavadora",
            on: "Sat 2026-01-24 18:50-19:05",
            reminders: [0],
          },
        },
      },
    ],
  },
  {
    id: "what-can-you-do",
    now: "Thu 2026-05-07 09:45 America/Santiago",
    turns: [{ says: "a ver, y tú qué sabes hacer?", act: { kind: "help" } }],
  },
  {
    id: "weekend-in-bilbao",
    now: "Wed 2026-11-18 13:00 Europe/Madrid",
    home: "Burgos",
    turns: [
      {
        says: "va a llover este finde en Bilbao?",
        act: { kind: "weather", place: "Bilbao", on: "Sat 2026-11-21 - Sun 2026-11-22" },
      },
    ],
  },
  {
    id: "wifi-key",
    now: "Fri 2026-02-06 17:00 America/Lima",
    turns: [
      {
        says: "Recuerda que la clave del wifi es girasol88",
        act: { kind: "remember" },
        remembers: ["la clave del wifi es girasol88"],
      },
      { says: "olvida lo de la clave del wifi", act: { kind: "ask", about: "confirm", to: "forget" } },
      {
        says: "sí",
        act: { kind: "confirm", to: "forget" },
        forgets: ["la clave del wifi es girasol88"],
      },
    ],
  },
  {
    id: "what-time-is-it",
    now: "Mon 2026-12-07 16:05 Europe/Madrid",
    turns: [{ says: "oye qué hora es", act: { kind: "clock", of: "time" } }],
  },
  {
    id: "mail-to-boss",
    now: "Tue 2026-04-21 07:40 America/Mexico_City",
    calendar: { shift: { title: "Turno de mañana", on: "Tue 2026-04-21 08:00-15:00" } },
    turns: [
      {
        says: "mándale un correo a mi jefa diciendo que hoy llego tarde",
        act: { kind: "not-understood" },
      },
    ],
  },
  {
    id: "rename-tuesday-meeting",
    now: "Thu 2026-07-09 12:10 Europe/Madrid",
    calendar: {
      meeting: { title: "Reunión de equipo", on: "Tue 2026-07-14 10:00-11:00" },
      lunch: { title: "Comida con Pablo", on: "Fri 2026-07-10 14:00-15:30" },
    },
    turns: [
      {
        says: "cámbiale el nombre a la reunión del martes, ponle Cierre trimestral",
        act: { kind: "rename" },
        changes: { meeting: { title: "Cierre trimestral" } },
      },
    ],
  },
  {
    id: "free-friday-saturday",
    now: "Tue 2026-10-13 21:15 Europe/Madrid",
    calendar: {
      physio: { title: "Fisio", on: "Fri 2026-10-16 16:00-17:00" },
      market: { title: "Mercado", on: "Sat 2026-10-17 10:00-11:30" },
    },
    turns: [
      {
        says: "estoy libre el viernes por la tarde?",
        act: { kind: "free", span: "Fri 2026-10-16 12:00-18:00", busy: ["physio"] },
      },
      {
        says: "y el sábado por la mañana?",
        act: { kind: "free", span: "Sat 2026-10-17 06:00-12:00", busy: ["market"] },
      },
    ],
  },
  {
    id: "pilates-this-once",
    now: "Wed 2026-03-04 19:30 America/Bogota",
    calendar: {
      pilates: { title: "Pilates", on: "Thu 2026-02-05 18:00-19:00", recurrence: "FREQ=WEEKLY;BYDAY=TH" },
      bank: { title: "Banco", on: "Fri 2026-03-06 11:00-12:00" },
    },
    turns: [
      { says: "cancela pilates", act: { kind: "ask", about: "series", to: "cancel", among: ["pilates"] } },
      { says: "solo la de mañana", act: { kind: "ask", about: "confirm", to: "cancel", among: ["pilates"] } },
      {
        says: "sí, dale",
        act: { kind: "confirm", to: "cancel" },
        changes: { pilates: { exceptions: ["Thu 2026-03-05 18:00"] } },
      },
    ],
  },
  {
    id: "walk-with-marta",
    now: "Wed 2026-05-13 10:50 Europe/Madrid",
    turns: [
      {
        says: "Paseo con Marta el sábado a las 7",
        act: { kind: "ask", about: "am-or-pm", to: "create" },
      },
      {
        says: "de la tarde",
        act: { kind: "create" },
        adds: { walk: { title: "Paseo con Marta", on: "Sat 2026-05-16 19:00-20:00" } },
      },
      {
        says: "uf mejor ponlo a las 20:30",
        act: { kind: "move" },
        changes: { walk: { on: "Sat 2026-05-16 20:30-21:30" } },
      },
    ],
  },
  {
    id: "green-tea",
    now: "Mon 2026-08-17 11:00 Europe/Madrid",
    turns: [
      {
        says: "enséñame té verde por menos de 20 euros",
        act: { kind: "find-product", q: "té verde", max: 20 },
      },
      { says: "cuánto cuesta el tercero?", act: { kind: "product-detail", product: 3, of: "price" } },
      { says: "compara el primero y el segundo", act: { kind: "compare-products", products: [1, 2] } },
    ],
  },
  {
    id: "cancel-both-tomorrow",
    now: "Thu 2026-09-24 23:00 Europe/Madrid",
    calendar: {
      supplier: { title: "Proveedor de pan", on: "Fri 2026-09-25 08:30-09:00" },
      bank: { title: "Cita en el banco", on: "Fri 2026-09-25 12:00-12:30" },
      wedding: { title: "Boda de Irene", on: "Sat 2026-09-26" },
    },
    turns: [
      {
        says: "hola buenas! qué tengo mañana?",
        act: { kind: "list", days: "Fri 2026-09-25", events: ["supplier", "bank"] },
      },
      {
        says: "cancela los dos, estoy mala",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["supplier", "bank"] },
      },
      { says: "sí", act: { kind: "confirm", to: "cancel" }, removes: ["supplier", "bank"] },
    ],
  },
  {
    id: "dinner-undo",
    now: "Fri 2026-12-11 13:35 Europe/Madrid",
    calendar: {
      dinner: { title: "Cena con los del curro", on: "Thu 2026-12-17 21:30-23:30" },
      hair: { title: "Peluquería", on: "Sat 2026-12-12 11:00-12:00" },
    },
    turns: [
      {
        says: "borra la cena con los del curro",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dinner"] },
      },
      { says: "sí, bórrala", act: { kind: "confirm", to: "cancel" }, removes: ["dinner"] },
      { says: "uy no, deshazlo", act: { kind: "undo" }, restores: ["dinner"] },
    ],
  },
  {
    id: "hairdresser-no-time",
    now: "Sat 2026-02-28 17:45 America/Santiago",
    turns: [
      { says: "ponme cita con la peluquera el martes", act: { kind: "ask", about: "time", to: "create" } },
      {
        says: "a las 11 y media",
        act: { kind: "create" },
        adds: { hair: { title: "Cita con la peluquera", on: "Tue 2026-03-03 11:30-12:30" } },
      },
      { says: "muchas gracias!!", act: { kind: "thanks" } },
    ],
  },
];
