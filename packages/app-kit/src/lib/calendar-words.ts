import { wordsIn } from './words.ts';

const en = {
  month: 'Month',
  week: 'Week',
  agenda: 'Agenda',
  view: 'View',
};

const de: typeof en = {
  month: 'Monat',
  week: 'Woche',
  agenda: 'Liste',
  view: 'Ansicht',
};

const fr: typeof en = {
  month: 'Mois',
  week: 'Semaine',
  agenda: 'Liste',
  view: 'Affichage',
};

const es: typeof en = {
  month: 'Mes',
  week: 'Semana',
  agenda: 'Agenda',
  view: 'Vista',
};

const it: typeof en = {
  month: 'Mese',
  week: 'Settimana',
  agenda: 'Agenda',
  view: 'Vista',
};

const pt: typeof en = {
  month: 'Mês',
  week: 'Semana',
  agenda: 'Agenda',
  view: 'Vista',
};

const nl: typeof en = {
  month: 'Maand',
  week: 'Week',
  agenda: 'Agenda',
  view: 'Weergave',
};

/** A word of the calendar in the app's language: apart from the others, since few apps show one. */
export const calendarWord = wordsIn({ en, de, fr, es, it, pt, nl });
