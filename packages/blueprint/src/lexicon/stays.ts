import { fold, type Lang } from './lang.ts';

/** Words of a language for the two ends of a stay. `plain` ones may be hours as well: a day must stand beside them. */
export interface StayEnds {
  nights: readonly [string, string];
  days: readonly [string, string];
  plain: readonly [string, string];
  day: string;
  /** 'For a few nights', 'by the week'. */
  spans: RegExp;
  /** Who speaks of bookings before: days of a retreat are not those of its bookings. */
  booking: RegExp;
  /** 'Price per night': what is paid by days is taken by days. */
  rate: RegExp;
}

/** How people say that something is taken by days or by nights. */
export const STAY_ENDS: Record<Lang, StayEnds> = {
  en: {
    nights: [
      'check-?\\s?in|arrivals?|arriving|move-?in',
      'check-?\\s?out|departures?|leaving|move-?out',
    ],
    days: [
      'pick-?\\s?up|collection|first day|hand-?over',
      'returns?|drop-?\\s?off|give-?back|last day|hand-?back',
    ],
    plain: ['start|from|begin|beginning', 'end|to|until|till'],
    day: 'dates?|days?',
    booking: /\b(?:book|reserv|rent|hire|borrow|stay|loan)/iu,
    spans:
      /\b(?:for (?:a|an|one|some|several|many|a few|a couple of|their|one or more|\d+)(?: or more)? (night|day|week|weekend)s?|for (?:the )?(night|day|week|weekend)s|for the (weekend)|by the (night|day|week)|overnight|date range|for (?:the|some|certain|their) (date)s)\b/iu,
    rate: /\b(?:(?:price|rate|cost|fee|rent)s?,? (?:per|a|each|by the|for a) (night|day|week)|(nightly|daily|weekly) (?:price|rate|fee|cost)s?)\b/iu,
  },
  de: {
    nights: ['anreise|ankunft|check-?in|einzug', 'abreise|abfahrt|check-?out|auszug'],
    days: ['abholung|abholtag|ausleihe|ubergabe', 'ruckgabe|ruckgabetag'],
    plain: ['start|von|beginn|anfang', 'ende?|bis'],
    day: '(?:datum|daten|tage?)',
    booking: /buch|reserv|miete|ausleih|leih|verleih/iu,
    spans:
      /(?<!\p{L})(?:f[uü]r (?:ein paar|einige|mehrere|eine|einen|\d+) (nacht|n[aä]chte|tag|tage|woche|wochen|wochenende|wochenenden)|(tage|wochen)weise|zeitraum)(?!\p{L})/iu,
    rate: /(?<!\p{L})(?:preis|miete|geb[uü]hr|kosten) (?:pro|je) (nacht|tag|woche)|(tages|wochen)preis/iu,
  },
  fr: {
    nights: ['arrivee', 'depart'],
    days: ['retrait|prise en charge', 'retour|restitution'],
    plain: ['debut|du|de', 'fin|au|a'],
    day: 'dates?|jours?',
    booking: /r[eé]serv|lou(?:er|ent|e)\b|location|emprunt|s[eé]jour/iu,
    spans:
      /(?<!\p{L})(?:pour (?:quelques|plusieurs|une?|\d+) (nuit|jour|semaine|week-end)s?|à la (nuit|semaine|journée)|période)(?!\p{L})/iu,
    rate: /(?<!\p{L})(?:prix|tarif|loyer) (?:par|à la) (nuit|nuitée|jour|journée|semaine)/iu,
  },
  es: {
    nights: ['llegada|entrada|check-?in', 'salida|check-?out'],
    days: ['recogida|retiro', 'devolucion|entrega'],
    plain: ['inicio|desde|comienzo', 'fin|hasta|final'],
    day: 'fechas?|dias?',
    booking: /reserv|alquil|arriend|prest|estancia/iu,
    spans:
      /(?<!\p{L})(?:por (?:unos|unas|varios|varias|algunos|algunas|una?|\d+) (noche|d[ií]a|semana)s?|fin de (semana)|período|periodo)(?!\p{L})/iu,
    rate: /(?<!\p{L})(?:precio|tarifa|alquiler) (?:por|a la) (noche|d[ií]a|semana)/iu,
  },
  it: {
    nights: ['arrivo|check-?in', 'partenza|check-?out'],
    days: ['ritiro', 'restituzione|riconsegna'],
    plain: ['inizio|dal?', 'fine|al|fino'],
    day: 'date|data|giorn[oi]',
    booking: /prenot|noleggi|affitt|prest|soggiorn/iu,
    spans:
      /(?<!\p{L})(?:per (?:alcun[ei]|pi[uù]|qualche|una?|\d+) (nott[ei]|giorn[oi]|settiman[ae])|periodo)(?!\p{L})/iu,
    rate: /(?<!\p{L})(?:prezzo|tariffa|costo) (?:per|al|alla|a) (notte|giorno|settimana)/iu,
  },
  pt: {
    nights: ['chegada|entrada|check-?in', 'partida|saida|check-?out'],
    days: ['levantamento|retirada', 'devolucao'],
    plain: ['inicio|desde|de', 'fim|ate|final'],
    day: 'datas?|dias?',
    booking: /reserv|alug|empr[eé]st|estadia/iu,
    spans:
      /(?<!\p{L})(?:por (?:algun[s]|algumas|v[aá]ri[oa]s|uma?|\d+) (noite|dia|semana)s?|período)(?!\p{L})/iu,
    rate: /(?<!\p{L})(?:preço|tarifa|aluguel) (?:por|à) (noite|dia|semana)/iu,
  },
  nl: {
    nights: ['aankomst|inchecken|check-?in', 'vertrek|uitchecken|check-?out'],
    days: ['ophalen|afhalen', 'terugbrengen|inleveren|retour'],
    plain: ['begin|start|van', 'eind|einde|tot'],
    day: '(?:datum|data|dag(?:en)?)',
    booking: /boek|reserv|huur|huren|leen|lenen|verblijf/iu,
    spans:
      /(?<!\p{L})(?:voor (?:een paar|enkele|meerdere|een|\d+) (nacht|nachten|dag|dagen|week|weken|weekend)|periode)(?!\p{L})/iu,
    rate: /(?<!\p{L})(?:prijs|huur|tarief) per (nacht|dag|week)|(dag|week)prijs/iu,
  },
};

/** Whether a word names the first or the last day of a stay: 'arrival', 'Rückgabedatum'. */
export function isEndOfStay(word: string, lang: Lang): boolean {
  const { nights, days, day } = STAY_ENDS[lang];
  const ends = [...nights, ...days].join('|');
  return new RegExp(
    `^(?:(?:${day})\\s+(?:of |de |di |d')?)?(?:${ends})(?:[\\s-]*(?:${day}))?$`,
    'iu',
  ).test(fold(word));
}

/** Whether a stretch of a text, from one character to another, is the unit of a stay: 'nights' of 'for some nights'. */
export function isUnitOfStay(text: string, from: number, to: number, lang: Lang): boolean {
  const { spans } = STAY_ENDS[lang];
  return [...text.matchAll(new RegExp(spans.source, 'giu'))].some(
    ({ index, 0: said }) => index < from && to <= index + said.length,
  );
}
