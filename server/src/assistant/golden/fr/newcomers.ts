import type { Dialogue } from "../dialogue.ts";

/** What people say who talk to it for the first time. */
export const NEWCOMERS: readonly Dialogue[] = [
  {
    id: "reunion-equipe",
    now: "Tue 2026-12-01 09:15 Europe/Paris",
    turns: [
      {
        says: "réunion d'équipe jeudi à 14h30",
        act: { kind: "create" },
        adds: { reunion: { title: "Réunion d'équipe", on: "Thu 2026-12-03 14:30-15:30" } },
      },
    ],
  },
  {
    id: "dejeuner-ines",
    now: "Sat 2027-01-16 11:20 Europe/Brussels",
    calendar: { courses: { title: "Courses", on: "Sat 2027-01-16 15:00-16:00" } },
    turns: [
      {
        says: "coucou, tu peux me noter un déjeuner avec Inès mardi à 12h30 au Café Central stp",
        act: { kind: "create" },
        adds: {
          dejeuner: { title: "Déjeuner avec Inès", on: "Tue 2027-01-19 12:30-13:30", location: "Café Central" },
        },
      },
    ],
  },
  {
    id: "poterie",
    now: "Mon 2027-02-08 20:40 Europe/Paris",
    turns: [
      {
        says: "cours de poterie tous les mercredis de 18h à 20h",
        act: { kind: "create" },
        adds: {
          poterie: {
            title: "Cours de poterie",
            on: "Wed 2027-02-10 18:00-20:00",
            recurrence: "FREQ=WEEKLY;BYDAY=WE",
          },
        },
      },
    ],
  },
  {
    id: "vacances-avril",
    now: "Thu 2027-03-04 08:05 America/Toronto",
    calendar: { impots: { title: "Rendez-vous impôts", on: "Mon 2027-03-08 10:00-11:00" } },
    turns: [
      {
        says: "Vacances du 10 au 17 avril",
        act: { kind: "create" },
        adds: { vacances: { title: "Vacances", on: "Sat 2027-04-10 - Sat 2027-04-17" } },
      },
    ],
  },
  {
    id: "dentiste-et-coiffeur",
    now: "Fri 2026-12-11 16:30 Europe/Paris",
    turns: [
      {
        says: "ajoute dentiste lundi à 9h et coiffeur mardi à 17h",
        act: { kind: "create" },
        adds: {
          dentiste: { title: "Dentiste", on: "Mon 2026-12-14 09:00-10:00" },
          coiffeur: { title: "Coiffeur", on: "Tue 2026-12-15 17:00-18:00" },
        },
      },
    ],
  },
  {
    id: "poubelles",
    now: "Wed 2027-05-12 17:48 Europe/Paris",
    turns: [
      {
        says: "rappelle moi de sortir les poubelles a 20h",
        act: { kind: "remind" },
        adds: { poubelles: { title: "Sortir les poubelles", on: "Wed 2027-05-12 20:00-20:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "decale-kine",
    now: "Mon 2026-11-30 12:10 Europe/Paris",
    calendar: {
      kine: { title: "Kiné", on: "Thu 2026-12-03 16:00-16:45" },
      comptable: { title: "Comptable", on: "Wed 2026-12-02 14:00-15:00" },
      livraison: { title: "Livraison fromages", on: "Fri 2026-12-04 07:00-08:00" },
    },
    turns: [
      {
        says: "décale le kiné de jeudi à vendredi 11h",
        act: { kind: "move" },
        changes: { kine: { on: "Fri 2026-12-04 11:00-11:45" } },
      },
    ],
  },
  {
    id: "renomme-budget",
    now: "Tue 2027-01-12 14:02 Europe/Zurich",
    calendar: {
      budget: { title: "Réunion budget", on: "Thu 2027-01-14 09:30-10:30" },
      point: { title: "Point hebdo", on: "Fri 2027-01-15 11:00-11:30" },
    },
    turns: [
      {
        says: "renomme la réunion budget en Comité budget",
        act: { kind: "rename" },
        changes: { budget: { title: "Comité budget" } },
      },
    ],
  },
  {
    id: "visite-plus-courte",
    now: "Wed 2027-06-02 19:25 Europe/Paris",
    calendar: {
      visite: { title: "Visite de l'appart", on: "Fri 2027-06-04 17:00-18:00" },
      partiel: { title: "Partiel d'économie", on: "Thu 2027-06-03 08:00-10:00" },
    },
    turns: [
      {
        says: "mets que la visite de l'appart dure 30 minutes",
        act: { kind: "change" },
        changes: { visite: { on: "Fri 2027-06-04 17:00-17:30" } },
      },
    ],
  },
  {
    id: "quoi-demain",
    now: "Sun 2026-12-06 21:30 Europe/Paris",
    calendar: {
      vaccin: { title: "Vaccin Léo", on: "Mon 2026-12-07 10:30-11:00" },
      gym: { title: "Gym douce", on: "Tue 2026-12-08 09:00-10:00" },
      transmissions: { title: "Transmissions", on: "Mon 2026-12-07 07:00-07:30" },
      creche: { title: "Réunion crèche", on: "Mon 2026-12-07 18:00-19:00" },
    },
    turns: [
      {
        says: "j'ai quoi demain ?",
        act: { kind: "list", days: "Mon 2026-12-07", events: ["transmissions", "vaccin", "creche"] },
      },
    ],
  },
  {
    id: "rappel-parents-profs",
    now: "Thu 2027-03-18 13:40 Europe/Paris",
    calendar: { parents: { title: "Réunion parents-profs", on: "Mon 2027-03-22 17:30-18:30" } },
    turns: [
      {
        says: "préviens-moi 30 minutes avant la réunion parents-profs",
        act: { kind: "change" },
        changes: { parents: { reminders: [30] } },
      },
    ],
  },
  {
    id: "lettre-de-motivation",
    now: "Fri 2027-02-05 15:15 Europe/Paris",
    turns: [{ says: "tu peux m'écrire une lettre de motivation pour un stage ?", act: { kind: "not-understood" } }],
  },
  {
    id: "temps-maintenant",
    now: "Tue 2027-07-13 07:10 Europe/Paris",
    home: "Lyon",
    turns: [{ says: "quel temps il fait là maintenant ?", act: { kind: "weather", place: null, on: null } }],
  },
  {
    id: "salut-aide",
    now: "Mon 2027-04-05 10:00 Europe/Paris",
    turns: [
      { says: "salut ça va ?", act: { kind: "greet" } },
      { says: "dis moi tu sais faire quoi", act: { kind: "help" } },
      { says: "ok et on est le combien aujourd'hui ?", act: { kind: "clock", of: "date" } },
    ],
  },
  {
    id: "supprime-la-deuxieme",
    now: "Mon 2027-01-25 08:50 Europe/Paris",
    calendar: {
      fournisseur: { title: "Réunion fournisseur", on: "Tue 2027-01-26 10:00-11:00" },
      syndic: { title: "Réunion syndic", on: "Wed 2027-01-27 18:30-20:00" },
      ophtalmo: { title: "Ophtalmo", on: "Thu 2027-01-28 15:00-15:30" },
    },
    turns: [
      {
        says: "supprime la réunion",
        act: { kind: "ask", about: "which", to: "cancel", among: ["fournisseur", "syndic"] },
      },
      { says: "la deuxième", act: { kind: "ask", about: "confirm", to: "cancel", among: ["syndic"] } },
      { says: "oui", act: { kind: "confirm", to: "cancel" }, removes: ["syndic"] },
    ],
  },
  {
    id: "libre-samedi",
    now: "Wed 2026-12-09 18:20 Europe/Paris",
    calendar: {
      foot: { title: "Foot de Tom", on: "Sat 2026-12-12 14:00-16:00" },
      marche: { title: "Marché de Noël", on: "Sun 2026-12-13 15:00-18:00" },
    },
    turns: [
      {
        says: "je suis libre samedi matin ?",
        act: { kind: "free", span: "Sat 2026-12-12 06:00-12:00", busy: [] },
      },
      {
        says: "et l'après-midi ?",
        act: { kind: "free", span: "Sat 2026-12-12 12:00-18:00", busy: ["foot"] },
      },
    ],
  },
  {
    id: "cafe-en-grains",
    now: "Thu 2027-02-25 09:35 Europe/Paris",
    turns: [
      { says: "je cherche du café en grains", act: { kind: "find-product", q: "café en grains" } },
      { says: "compare les deux premiers", act: { kind: "compare-products", products: [1, 2] } },
      {
        says: "il reste du stock pour le premier ?",
        act: { kind: "product-detail", product: 1, of: "stock" },
      },
    ],
  },
  {
    id: "code-immeuble",
    now: "Sat 2027-03-13 16:45 Europe/Paris",
    memories: ["Mamie est allergique aux noix"],
    turns: [
      {
        says: "retiens que le code de l'immeuble c'est 48B12",
        act: { kind: "remember" },
        remembers: ["le code de l'immeuble c'est 48B12"],
      },
      { says: "de quoi tu te souviens ?", act: { kind: "recall" } },
    ],
  },
  {
    id: "banque-plutot",
    now: "Tue 2027-05-18 11:05 Europe/Paris",
    calendar: { yoga: { title: "Yoga", on: "Wed 2027-05-19 19:00-20:00" } },
    turns: [
      {
        says: "rdv banque jeudi 10h",
        act: { kind: "create" },
        adds: { banque: { title: ["Rdv banque", "Banque"], on: "Thu 2027-05-20 10:00-11:00" } },
      },
      {
        says: "ah non plutôt à 11h30",
        act: { kind: "move" },
        changes: { banque: { on: "Thu 2027-05-20 11:30-12:30" } },
      },
      {
        says: "en fait non, reviens en arrière",
        act: { kind: "undo" },
        changes: { banque: { on: "Thu 2027-05-20 10:00-11:00" } },
      },
    ],
  },
  {
    id: "consultation-dermato",
    now: "Mon 2026-12-21 17:30 Europe/Paris",
    turns: [
      {
        says: "consultation dermato le 14 janvier",
        act: { kind: "ask", about: "time", to: "create" },
      },
      {
        says: "15h45",
        act: { kind: "create" },
        adds: { dermato: { title: "Consultation dermato", on: "Thu 2027-01-14 15:45-16:45" } },
      },
      { says: "merci beaucoup", act: { kind: "thanks" } },
    ],
  },
  {
    id: "ajouter-foot",
    now: "Wed 2026-11-18 10:00 Europe/Paris",
    turns: [
      {
        says: "tu peux ajouter foot demain à 17h dans mon agenda ?",
        act: { kind: "create" },
        adds: { foot: { title: "Foot", on: "Thu 2026-11-19 17:00-18:00" } },
      },
      {
        says: "une demi heure plus tard",
        act: { kind: "move" },
        changes: { foot: { on: "Thu 2026-11-19 17:30-18:30" } },
      },
      { says: "mets 2h", act: { kind: "change" }, changes: { foot: { on: "Thu 2026-11-19 17:30-19:30" } } },
      { says: "au stade Charléty", act: { kind: "change" }, changes: { foot: { location: "stade Charléty" } } },
    ],
  },
  {
    id: "apres-demain-sans-trait",
    now: "Wed 2026-11-18 10:00 Europe/Paris",
    turns: [
      {
        says: "après demain 14h30 coiffeur",
        act: { kind: "create" },
        adds: { coiffeur: { title: "Coiffeur", on: "Fri 2026-11-20 14:30-15:30" } },
      },
    ],
  },
  {
    id: "mercredi-prochain",
    now: "Wed 2026-11-18 10:00 Europe/Paris",
    turns: [
      {
        says: "formation mercredi prochain toute la journée",
        act: { kind: "create" },
        adds: { formation: { title: "Formation", on: "Wed 2026-11-25" } },
      },
    ],
  },
  {
    id: "noel",
    now: "Wed 2026-11-18 10:00 Europe/Brussels",
    turns: [
      {
        says: "vacances du 21 décembre au 3 janvier",
        act: { kind: "create" },
        adds: { vacances: { title: "Vacances", on: "Mon 2026-12-21 - Sun 2027-01-03" } },
      },
    ],
  },
  {
    id: "un-mardi-sur-deux",
    now: "Wed 2026-11-18 10:00 Europe/Paris",
    turns: [
      {
        says: "un mardi sur deux à 17h soutien scolaire",
        act: { kind: "create" },
        adds: {
          soutien: {
            title: "Soutien scolaire",
            on: "Tue 2026-11-24 17:00-18:00",
            recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU",
          },
        },
      },
    ],
  },
  {
    id: "malade-donc-annuler",
    now: "Wed 2026-11-18 10:00 Europe/Paris",
    calendar: {
      dentiste: { title: "Dentiste", on: "Thu 2026-11-19 09:00-09:30" },
      comptable: { title: "Comptable", on: "Thu 2026-11-19 14:00-15:00" },
    },
    turns: [
      {
        says: "tu peux annuler le dentiste stp ? je suis malade",
        act: { kind: "ask", about: "confirm", to: "cancel", among: ["dentiste"] },
      },
      { says: "oui vas-y", act: { kind: "confirm", to: "cancel" }, removes: ["dentiste"] },
      {
        says: "oups, annule ça",
        act: { kind: "undo" },
        adds: { dentiste: { title: "Dentiste", on: "Thu 2026-11-19 09:00-09:30" } },
      },
    ],
  },
  {
    id: "le-yoga-change",
    now: "Wed 2026-11-18 10:00 Europe/Paris",
    calendar: {
      yoga: { title: "Yoga", on: "Fri 2026-11-20 18:00-19:00" },
      parents: { title: "Réunion parents", on: "Tue 2026-11-24 19:30-21:00" },
    },
    turns: [
      {
        says: "tu peux mettre le yoga à 19h ?",
        act: { kind: "move" },
        changes: { yoga: { on: "Fri 2026-11-20 19:00-20:00" } },
      },
      {
        says: "la réunion parents c'est dans le gymnase",
        act: { kind: "change" },
        changes: { parents: { location: "gymnase" } },
      },
      {
        says: "rappelle-moi la veille la réunion parents",
        act: { kind: "change" },
        changes: { parents: { reminders: [1440] } },
      },
    ],
  },
  {
    id: "fais-moi-penser",
    now: "Wed 2026-11-18 10:00 Europe/Paris",
    turns: [
      {
        says: "fais moi penser à appeler lisa ce soir à 18h",
        act: { kind: "remind" },
        adds: { lisa: { title: "Appeler Lisa", on: "Wed 2026-11-18 18:00-18:15", reminders: [0] } },
      },
    ],
  },
  {
    id: "pas-de-rdv",
    now: "Wed 2026-11-18 10:00 Europe/Paris",
    turns: [
      { says: "je veux pas de rdv vendredi à 10h", act: { kind: "not-understood" } },
      { says: "réserve-moi un billet de train pour paris demain à 9h", act: { kind: "not-understood" } },
      { says: "traduis en anglais : j'arrive à 10h", act: { kind: "not-understood" } },
    ],
  },
  {
    id: "quel-jour-tombe",
    now: "Wed 2026-11-18 10:00 Europe/Paris",
    turns: [
      { says: "il est quelle heure", act: { kind: "clock", of: "time" } },
      { says: "le 24 décembre ça tombe quel jour", act: { kind: "clock", of: "date" } },
      { says: "bonne soirée à demain", act: { kind: "goodbye" } },
    ],
  },
];
