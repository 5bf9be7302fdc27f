import { attributes, capital, fold, type Lang } from '../../lexicon/index.ts';
import type { Draft, DraftField } from '../draft.ts';
import { fromAttribute } from '../fields.ts';
import { fieldName, labelOf } from '../names.ts';
import { classOf } from '../wordnet.ts';

const FROM = 'from|von|vom|ab|de|du|des|desde|da|dal|van|vanaf';
const TO = 'to|till|til|until|bis|a|à|au|jusqu\\S*|hasta|al|alle|até|tot';
/** 'Book from–to', 'von wann bis wann': two days, or two times. */
const PERIOD = new RegExp(
  `(?<!\\p{L})(?:${FROM})(?!\\p{L})(?:\\s*\\p{L}+){0,2}\\s*(?:[-–—/]|\\s|,|and|und)\\s*(?:${TO})(?!\\p{L})`,
  'iu',
);
const HOURS =
  /(?<!\p{L})(?:times?|hours?|o'?clock|uhr\p{L}*|zeit|heures?|horas?|ore|uren|tijd)(?!\p{L})/iu;

/** 'Cleaned on', 'promised for', 'since', 'valid until': a day by its small word. */
const ON =
  /^(?:(?:last |next )?\p{L}+(?:ed|en|ght|de|wn|nt|rn|ut|id) (?:on|at)|(?:last|zuletzt|derni[eè]re fois|[uú]ltima vez|ultima volta|laatst) \p{L}+(?:ed|t)?|since|seit|depuis|desde|dal|sinds|\p{L}+ (?:am|seit))$/iu;
const DUE =
  /^(?:promised (?:for|by)|(?:valid|good|open|paid|out|away) (?:until|till|to)|until|till|bis|g[uü]ltig bis|valable jusqu\S+|v[aá]lid[oa] (?:hasta|até)|valido fino al?|geldig tot|expir(?:es|y)(?: on)?|needed by|wanted by)$/iu;
/** 'Date out', 'date back': which of several days. */
const WHICH =
  /^(?:date|day|datum|fecha|data|jour) (?:out|in|back|given|returned|from|to|until|on|of|von|bis|zur[uü]ck|raus|rein|\p{L}+ed)(?: \p{L}+)?$/iu;
/** 'Pickup on Saturdays', 'delivery day': when what was ordered changes hands. */
const HANDED =
  /^(pick-?up|pick up|collection|delivery|abholung|lieferung|retrait|livraison|recogida|entrega|ritiro|consegna|levantamento|ophalen|levering)(?: (?:on|at|by|day|date|am|le|el|il|em|op)(?!\p{L}).*)$/iu;
/** 'Taken by', 'signed by': who did it. */
const BY = /^\p{L}+(?:ed|en|wn|ght|nt|de) by$/iu;

/** The two fields of a period; null where none is spoken of. */
export function periodOf(said: string, { lang }: Pick<Draft, 'lang'>): DraftField[] | null {
  if (!PERIOD.test(fold(said))) return null;
  const keys = HOURS.test(said) ? ['starts_at', 'ends_at'] : ['start_date', 'end_date'];
  return keys.flatMap((key) => {
    const attribute = attributes.get(key);
    return attribute ? [{ ...fromAttribute(attribute, lang), asked: true }] : [];
  });
}

const ONLY_FROM = new RegExp(`^(?:${FROM}|since|seit)$`, 'iu');
const ONLY_TO = new RegExp(`^(?:${TO})$`, 'iu');
/** Whether two words say from when and to when something is: 'von' and 'bis'. */
export const areEnds = (from: string, to: string): boolean =>
  ONLY_FROM.test(from) && ONLY_TO.test(to);

/** What rows of a journey say besides. */
const GOES =
  /(?<!\p{L})(?:km|kms|miles?|mijl\p{L}*|meilen|milles|millas|miglia|milhas|crew|bemanning|mileage|kilomet\p{L}*|distance|destination|driver|passengers?|flight|train|entfernung|strecke|ziel|fahrer|trajet|distancia|distanza|dist[aâ]ncia|afstand)(?!\p{L})/iu;

/** 'From' and 'to' by themselves: two places of a journey, two times of a day, else two days. `beside`: the row's other fields. */
export function endOf(
  said: string,
  beside: string,
  { lang }: Pick<Draft, 'lang'>,
): DraftField | null {
  const low = fold(said.trim());
  const isStart = ONLY_FROM.test(low);
  if (!isStart && !ONLY_TO.test(low)) return null;
  const label = capital(low);
  if (GOES.test(beside))
    return { name: fieldName(label), label, type: 'text', role: 'place', asked: true };
  const hasDay =
    /(?<!\p{L})(?:date|day|datum|tag|jour|fecha|d[ií]a|data|giorno|dag)(?!\p{L})/iu.test(beside);
  if (hasDay) return { name: fieldName(label), label, type: 'time', role: 'plain', asked: true };
  const attribute = attributes.get(isStart ? 'start_date' : 'end_date');
  return attribute ? { ...fromAttribute(attribute, lang, label), asked: true } : null;
}

/** 'Breakfast yes/no'. */
const FLAG =
  /^(.+?)[\s,:]*\(?(?:yes ?\/ ?no|y ?\/ ?n|ja ?\/ ?nein|oui ?\/ ?non|s[ií] ?\/ ?no|s[iì] ?\/ ?no|sim ?\/ ?n[aã]o|ja ?\/ ?nee|or not(?: .+)?|oder nicht|ou non|o no|ou n[aã]o|of niet)\)?$/iu;
/** 'Temper 1-5', 'marks from 1 to 10': a scale. */
const SCALE =
  /^(.+?)[\s,:]*\(?(?:from |von |de |da |van |out of |\/ ?)?1 ?(?:-|–|to|bis|à|a|al|até|tot) ?(5|10)\)?$/iu;
const WHOSE =
  /^(?:our|my|their|his|her|unser\p{L}*|mein\p{L}*|notre|nos|mon|ma|mes|nuestr[oa]s?|mis?|nostr[oa]|onze|ons|mijn)\s+/iu;
/** 'Found where': the place at which something was done. */
const WHERE = /^\p{L}+(?:ed|nd|wn|ght|ft|st|pt|de|nt) where$/iu;
const WHEN = /^\p{L}+(?:ed|nd|wn|ght|ft|st|pt|de|nt) when$/iu;

/** 'Picked up', 'locked': whether it was done. */
const DONE =
  /^\p{L}{2,}(?:ed|wn|ent|ept|ost|old|aid)(?: (?:up|out|off|in|back|down|away|over))?$/iu;

/** 'Eggs per week': how many. */
const RATE = /^\p{L}+s (?:per|a|each) (?:day|week|month|year|night|shift|visit)$/iu;
/** The WordNet classes of what is done on a day: 'next hearing', 'last feeding'. */
const HAPPENS: ReadonlySet<string> = new Set(['act', 'event', 'process']);

const DAY_OF: Readonly<Record<Lang, (what: string) => string>> = {
  en: (what) => `${what} date`,
  de: (what) => `${what}sdatum`.replace('Abholungs', 'Abhol').replace('Lieferungs', 'Liefer'),
  fr: (what) => `Date de ${what.toLowerCase()}`,
  es: (what) => `Fecha de ${what.toLowerCase()}`,
  it: (what) => `Data di ${what.toLowerCase()}`,
  pt: (what) => `Data de ${what.toLowerCase()}`,
  nl: (what) => `Datum ${what.toLowerCase()}`,
};

/** Whether a scale is told: 'temper 1-5'. */
export const isScale = (said: string): boolean => SCALE.test(said.trim());

/** A field that its small words tell: a day, who did something, where, whether; null where they say nothing of it. */
export function toldField(said: string, lang: Lang): DraftField | null {
  const flag = FLAG.exec(said.trim())?.[1];
  if (flag) {
    const label = capital(flag.toLowerCase());
    return { name: fieldName(label), label, type: 'boolean', role: 'flag', asked: true };
  }
  const [, scaled, most] = SCALE.exec(said.trim()) ?? [];
  if (scaled) {
    const label = capital(labelOf(scaled.replace(WHOSE, '')).toLowerCase());
    const field = { name: fieldName(label), label, asked: true };
    return most === '5'
      ? { ...field, type: 'rating', role: 'rating' }
      : { ...field, type: 'integer', role: 'quantity', unit: '/10' };
  }
  const label = capital(said.trim().replace(/\s+/g, ' ').toLowerCase());
  const field = { name: fieldName(label), label, asked: true };
  const handed = HANDED.exec(label)?.[1];
  if (handed) {
    const day = DAY_OF[lang](capital(handed));
    return { name: fieldName(day), label: day, type: 'date', role: 'due', asked: true };
  }
  // 'Load-in time', 'check-out date': the day or the hour of what stands before.
  const of = /^\p{L}+-\p{L}+ (time|date|day)$/iu.exec(label)?.[1]?.toLowerCase();
  if (of)
    return {
      ...field,
      type: of === 'time' ? 'time' : 'date',
      role: of === 'time' ? 'plain' : 'date',
    };
  if (RATE.test(label) && lang === 'en' && !/\b(?:price|cost|rate|pay|fee|hours?)\b/i.test(label))
    return { ...field, type: 'integer', role: 'quantity' };
  if (DUE.test(label)) return { ...field, type: 'date', role: 'due' };
  const done = lang === 'en' && /^(?:next|last) (\p{L}+)$/iu.exec(label)?.[1];
  if (done && HAPPENS.has(classOf(done.toLowerCase()) ?? ''))
    return { ...field, type: 'date', role: /^next/i.test(label) ? 'due' : 'date' };
  if (ON.test(label) || WHICH.test(label)) return { ...field, type: 'date', role: 'date' };
  if (WHEN.test(label)) return { ...field, type: 'date', role: 'date' };
  if (WHERE.test(label)) return { ...field, type: 'text', role: 'place' };
  if (BY.test(label)) return { ...field, type: 'text', role: 'person' };
  if (DONE.test(label) && lang === 'en' && classOf(label.split(' ')[0] ?? '') === null)
    return { ...field, type: 'boolean', role: 'flag' };
  return null;
}
