import type { Dialogue } from "../dialogue.ts";

/** What people say who talk to it for the first time. */
export const NEWCOMERS: readonly Dialogue[] = [
  {
    id: "contador-amanha",
    now: "Tue 2026-12-01 16:20 America/Sao_Paulo",
    turns: [
      {
        says: "reuniao com o contador amanha as 10",
        act: { kind: "create" },
        adds: {
          contador: {
            title: ["Reuniao com o contador", "Reunião com o contador"],
            on: "Wed 2026-12-02 10:00-11:00",
          },
        },
      },
    ],
  },
  {
    id: "academia",
    now: "Sat 2027-01-09 10:30 America/Recife",
    turns: [
      {
        says: "academia toda segunda, quarta e sexta às 6h30 da manhã",
        act: { kind: "create" },
        adds: {
          academia: {
            title: "Academia",
            on: "Mon 2027-01-11 06:30-07:30",
            recurrence: "FREQ=WEEKLY;BYDAY=MO,WE,FR",
          },
        },
      },
    ],
  },
  {
    id: "almoco-sogra",
    now: "Thu 2027-05-06 09:10 America/Sao_Paulo",
    calendar: { manicure: { title: "Manicure", on: "Sat 2027-05-08 10:00-11:00" } },
    turns: [
      {
        says: "oii marca pra mim um almoço com a minha sogra domingo às 13h no Restaurante Sabor Mineiro por favor",
        act: { kind: "create" },
        adds: {
          almoco: {
            title: ["Almoço com a minha sogra", "Almoço com minha sogra"],
            on: "Sun 2027-05-09 13:00-14:00",
            location: "Restaurante Sabor Mineiro",
          },
        },
      },
    ],
  },
  {
    id: "folga-sexta",
    now: "Mon 2027-03-15 07:05 America/Manaus",
    calendar: { plantao: { title: "Plantão", on: "Wed 2027-03-17 07:00-19:00" } },
    turns: [
      {
        says: "folga na sexta",
        act: { kind: "create" },
        adds: { folga: { title: "Folga", on: "Fri 2027-03-19" } },
      },
    ],
  },
  {
    id: "dentista-e-escola",
    now: "Tue 2027-02-16 21:00 America/Sao_Paulo",
    turns: [
      {
        says: "dentista quinta às 14h e reunião da escola sexta às 18h30",
        act: { kind: "create" },
        adds: {
          dentista: { title: "Dentista", on: "Thu 2027-02-18 14:00-15:00" },
          escola: { title: "Reunião da escola", on: "Fri 2027-02-19 18:30-19:30" },
        },
      },
    ],
  },
  {
    id: "bolo-no-forno",
    now: "Sun 2027-06-13 15:25 America/Sao_Paulo",
    turns: [
      {
        says: "me lembra daqui a 20 minutos de tirar o bolo do forno",
        act: { kind: "remind" },
        adds: { bolo: { title: "Tirar o bolo do forno", on: "Sun 2027-06-13 15:45-16:00", reminders: [0] } },
      },
    ],
  },
  {
    id: "passa-entrevista",
    now: "Mon 2027-04-05 13:50 America/Sao_Paulo",
    calendar: {
      entrevista: { title: "Entrevista", on: "Wed 2027-04-07 15:00-15:45" },
      prova: { title: "Prova de cálculo", on: "Tue 2027-04-06 08:00-10:00" },
    },
    turns: [
      {
        says: "passa a entrevista pra quinta às 11h",
        act: { kind: "move" },
        changes: { entrevista: { on: "Thu 2027-04-08 11:00-11:45" } },
      },
    ],
  },
  {
    id: "muda-nome-call",
    now: "Wed 2027-01-20 11:15 Europe/Lisbon",
    calendar: {
      call: { title: "Call com cliente", on: "Thu 2027-01-21 16:00-17:00" },
      contrato: { title: "Assinar contrato", on: "Fri 2027-01-22 10:00-10:30" },
    },
    turns: [
      {
        says: "muda o nome da call com cliente para Apresentação do projeto",
        act: { kind: "rename" },
        changes: { call: { title: "Apresentação do projeto" } },
      },
    ],
  },
  {
    id: "repete-vendas",
    now: "Fri 2027-02-26 17:40 America/Sao_Paulo",
    calendar: {
      vendas: { title: "Reunião de vendas", on: "Mon 2027-03-01 09:00-10:00" },
      estoque: { title: "Inventário", on: "Tue 2027-03-02 14:00-17:00" },
    },
    turns: [
      {
        says: "repete a reunião de vendas toda segunda",
        act: { kind: "change" },
        changes: { vendas: { recurrence: "FREQ=WEEKLY;BYDAY=MO" } },
      },
    ],
  },
  {
    id: "semana-que-vem",
    now: "Wed 2026-12-09 19:35 America/Sao_Paulo",
    calendar: {
      formatura: { title: "Formatura da Ana", on: "Sat 2026-12-19 19:00-23:00" },
      exame: { title: "Exame de sangue", on: "Tue 2026-12-15 07:30-08:00" },
      missa: { title: "Missa", on: "Sun 2026-12-13 09:00-10:00" },
      vistoria: { title: "Vistoria do carro", on: "Fri 2026-12-11 10:00-11:00" },
    },
    turns: [
      {
        says: "o que eu tenho na semana que vem?",
        act: {
          kind: "list",
          days: "Sun 2026-12-13 - Sat 2026-12-19",
          events: ["missa", "exame", "formatura"],
        },
      },
    ],
  },
  {
    id: "arroz-mais-barato",
    now: "Thu 2027-03-04 10:20 America/Sao_Paulo",
    turns: [
      {
        says: "procura arroz jasmim em estoque, do mais barato pro mais caro",
        act: { kind: "find-product", q: "arroz jasmim", inStock: true, sort: "price-asc" },
      },
    ],
  },
  {
    id: "email-carlos",
    now: "Mon 2027-05-17 08:45 America/Sao_Paulo",
    turns: [{ says: "manda um email pro Carlos dizendo que vou atrasar", act: { kind: "not-understood" } }],
  },
  {
    id: "que-horas",
    now: "Sat 2027-02-06 23:12 America/Manaus",
    turns: [{ says: "que horas sao agora", act: { kind: "clock", of: "time" } }],
  },
  {
    id: "cha-terceiro",
    now: "Wed 2027-04-14 14:30 America/Sao_Paulo",
    turns: [
      { says: "quero ver chá verde", act: { kind: "find-product", q: "chá verde" } },
      {
        says: "qual o pedido mínimo do terceiro?",
        act: { kind: "product-detail", product: 3, of: "minimum-order" },
      },
      { says: "e o preço?", act: { kind: "product-detail", product: 3, of: "price" } },
    ],
  },
  {
    id: "vai-chover",
    now: "Tue 2027-01-05 07:30 America/Sao_Paulo",
    home: "Campinas",
    turns: [
      { says: "vai chover amanhã?", act: { kind: "weather", place: null, on: "Wed 2027-01-06" } },
      { says: "e no sábado?", act: { kind: "weather", place: null, on: "Sat 2027-01-09" } },
    ],
  },
  {
    id: "oi-valeu",
    now: "Fri 2027-06-04 12:00 America/Sao_Paulo",
    turns: [
      { says: "oi, tudo bem?", act: { kind: "greet" } },
      { says: "o que vc consegue fazer?", act: { kind: "help" } },
      { says: "show, valeu!", act: { kind: "thanks" } },
    ],
  },
  {
    id: "bia-camarao",
    now: "Sun 2027-03-07 18:55 America/Recife",
    memories: ["a senha do wifi da loja é abacaxi22"],
    turns: [
      {
        says: "lembre que a Bia é alérgica a camarão",
        act: { kind: "remember" },
        remembers: ["a Bia é alérgica a camarão"],
      },
      { says: "o que você guardou na memória até agora?", act: { kind: "recall" } },
    ],
  },
  {
    id: "corrida-as-sete",
    now: "Thu 2027-04-22 20:10 America/Sao_Paulo",
    turns: [
      { says: "corrida amanhã às 7", act: { kind: "ask", about: "am-or-pm", to: "create" } },
      {
        says: "da manhã",
        act: { kind: "create" },
        adds: { corrida: { title: "Corrida", on: "Fri 2027-04-23 07:00-08:00" } },
      },
      {
        says: "me avisa 15 minutos antes",
        act: { kind: "change" },
        changes: { corrida: { reminders: [15] } },
      },
    ],
  },
  {
    id: "consulta-deixa-pra-la",
    now: "Mon 2027-05-31 10:40 America/Sao_Paulo",
    calendar: {
      cardio: { title: "Consulta com cardiologista", on: "Wed 2027-06-02 09:00-09:30" },
      nutri: { title: "Consulta com nutricionista", on: "Thu 2027-06-03 14:00-15:00" },
      banco: { title: "Banco", on: "Tue 2027-06-01 11:00-12:00" },
    },
    turns: [
      {
        says: "cancela a consulta",
        act: { kind: "ask", about: "which", to: "cancel", among: ["cardio", "nutri"] },
      },
      { says: "a primeira", act: { kind: "ask", about: "confirm", to: "cancel", among: ["cardio"] } },
      { says: "não, deixa", act: { kind: "decline", to: "cancel" } },
    ],
  },
  {
    id: "livre-amanha",
    now: "Wed 2027-02-10 17:15 America/Sao_Paulo",
    calendar: {
      fornecedor: { title: "Visita do fornecedor", on: "Thu 2027-02-11 15:00-16:30" },
      aniversario: { title: "Aniversário do Lucas", on: "Sat 2027-02-13" },
    },
    turns: [
      {
        says: "tô livre amanhã à tarde?",
        act: { kind: "free", span: "Thu 2027-02-11 12:00-18:00", busy: ["fornecedor"] },
      },
      {
        says: "e de manhã?",
        act: { kind: "free", span: "Thu 2027-02-11 06:00-12:00", busy: [] },
      },
    ],
  },
];
