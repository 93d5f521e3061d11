import type { Dialogue } from "../dialogue.ts";

const NOW = "Wed 2026-11-18 10:00 America/Sao_Paulo";

/** Orders in the words that people say them in, and what they say next. */
export const AS_SAID: readonly Dialogue[] = [
  {
    id: "said-can-you-put",
    now: NOW,
    turns: [
      {
        says: "vc pode colocar na minha agenda cortar o cabelo amanha as 18h?",
        act: { kind: "create" },
        adds: { hair: { title: "Cortar o cabelo", on: "Thu 2026-11-19 18:00-19:00" } },
      },
      {
        says: "preciso levar o cachorro no veterinário sexta às 16h",
        act: { kind: "create" },
        adds: { vet: { title: "Levar o cachorro no veterinário", on: "Fri 2026-11-20 16:00-17:00" } },
      },
    ],
  },
  {
    id: "said-party-changes",
    now: NOW,
    turns: [
      {
        says: "coloca a festa da firma amanhã às 19h",
        act: { kind: "create" },
        adds: { party: { title: "Festa da firma", on: "Thu 2026-11-19 19:00-20:00" } },
      },
      { says: "não, às 20h", act: { kind: "move" }, changes: { party: { on: "Thu 2026-11-19 20:00-21:00" } } },
      { says: "faz ser de 2 horas", act: { kind: "change" }, changes: { party: { on: "Thu 2026-11-19 20:00-22:00" } } },
      { says: "no bar do Zé", act: { kind: "change" }, changes: { party: { location: "bar do Zé" } } },
      {
        says: "muda o nome pra confraternização",
        act: { kind: "rename" },
        changes: { party: { title: "Confraternização" } },
      },
      { says: "cancela", act: { kind: "ask", about: "confirm", to: "cancel", among: ["party"] } },
      { says: "pode apagar", act: { kind: "confirm", to: "cancel" }, removes: ["party"] },
    ],
  },
  {
    id: "said-push-to-five",
    now: NOW,
    calendar: { dentist: { title: "Dentista", on: "Thu 2026-11-19 15:00-16:00" } },
    turns: [
      {
        says: "empurra o dentista pra 17h",
        act: { kind: "move" },
        changes: { dentist: { on: "Thu 2026-11-19 17:00-18:00" } },
      },
      {
        says: "muda pra 16h o dentista",
        act: { kind: "move" },
        changes: { dentist: { on: "Thu 2026-11-19 16:00-17:00" } },
      },
      { says: "me avisa 1 hora antes do dentista", act: { kind: "change" }, changes: { dentist: { reminders: [60] } } },
      {
        says: "pode remarcar o dentista pra mesma hora na sexta",
        act: { kind: "move" },
        changes: { dentist: { on: "Fri 2026-11-20 16:00-17:00" } },
      },
    ],
  },
  {
    id: "said-all-of-tomorrow",
    now: NOW,
    calendar: {
      dentist: { title: "Dentista", on: "Thu 2026-11-19 15:00-16:00" },
      meeting: { title: "Reunião com o Marcos", on: "Thu 2026-11-19 10:00-11:00" },
    },
    turns: [
      {
        says: "cancela tudo de amanhã",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "meeting"] },
      },
      { says: "não, deixa quieto", act: { kind: "decline", to: "cancel" } },
      {
        says: "apaga a reunião com o Marcos e o dentista",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentist", "meeting"] },
      },
      { says: "sim, pode cancelar", act: { kind: "confirm", to: "cancel" }, removes: ["dentist", "meeting"] },
    ],
  },
  {
    id: "said-rent-on-the-fifth",
    now: NOW,
    turns: [
      {
        says: "pagar aluguel todo dia 5 às 9h",
        act: { kind: "create" },
        adds: { rent: { title: "Pagar aluguel", on: "Sat 2026-12-05 09:00-10:00", recurrence: "FREQ=MONTHLY" } },
      },
      {
        says: "yoga às terças e quintas às 7 da manhã",
        act: { kind: "create" },
        adds: { yoga: { title: "Yoga", on: "Thu 2026-11-19 07:00-08:00", recurrence: "FREQ=WEEKLY;BYDAY=TU,TH" } },
      },
    ],
  },
  {
    id: "said-reminders",
    now: NOW,
    turns: [
      {
        says: "não me deixa esquecer de comprar pão às 18h",
        act: { kind: "remind" },
        adds: { bread: { title: "Comprar pão", on: "Wed 2026-11-18 18:00-18:15", reminders: [0] } },
      },
      {
        says: "tem como vc me lembrar de regar as plantas amanhã as 7 da noite?",
        act: { kind: "remind" },
        adds: { plants: { title: "Regar as plantas", on: "Thu 2026-11-19 19:00-19:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "said-two-in-one",
    now: NOW,
    turns: [
      {
        says: "bota na agenda mercado amanhã às 18 e farmácia às 19",
        act: { kind: "create" },
        adds: {
          market: { title: "Mercado", on: "Thu 2026-11-19 18:00-19:00" },
          pharmacy: { title: "Farmácia", on: "Thu 2026-11-19 19:00-20:00" },
        },
      },
    ],
  },
  {
    id: "said-evening-of-course",
    now: NOW,
    turns: [
      { says: "reunião amanhã às 7", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "da noite, claro",
        act: { kind: "create" },
        adds: { meeting: { title: "Reunião", on: "Thu 2026-11-19 19:00-20:00" } },
      },
    ],
  },
  {
    id: "said-what-it-cant-do",
    now: NOW,
    turns: [
      { says: "escreve um email pro João sobre a reunião de amanhã às 15h", act: { kind: "not-understood" } },
      { says: "reserva uma mesa no Coco Bambu sábado às 20h", act: { kind: "not-understood" } },
    ],
  },
  {
    id: "said-coffee-compared",
    now: NOW,
    turns: [
      { says: "acha café por até 20 euros", act: { kind: "find-product", q: "café", max: 20 } },
      { says: "compara os dois primeiros", act: { kind: "compare-products", products: [1, 2] } },
      { says: "quem é o fornecedor?", act: { kind: "product-detail", product: 2, of: "supplier" } },
      { says: "e do primeiro?", act: { kind: "product-detail", product: 1, of: "everything" } },
    ],
  },
  {
    id: "said-next-and-which-day",
    now: NOW,
    calendar: { dentist: { title: "Dentista", on: "Thu 2026-11-19 15:00-16:00" } },
    turns: [
      { says: "qual meu próximo compromisso?", act: { kind: "list", events: ["dentist"] } },
      { says: "que dia da semana cai 25 de dezembro?", act: { kind: "clock", of: "date" } },
      { says: "tchau, até amanhã", act: { kind: "goodbye" } },
    ],
  },
];
