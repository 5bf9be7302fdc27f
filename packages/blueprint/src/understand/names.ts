import { RESERVED_FIELDS } from '@trellis/contract';
import { capital, type Lang, pluralOf, singularOf } from '../lexicon/index.ts';

const TRANSLITERATION: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
};

/** Latin letters, digits and spaces only. */
export function ascii(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßæœøåł]/g, (letter) => TRANSLITERATION[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A field's name: snake_case, a letter first, never a reserved word. */
export function fieldName(text: string): string {
  const name = ascii(text).replace(/ /g, '_').slice(0, 40).replace(/_+$/, '') || 'field';
  const safe = /^\d/.test(name) ? `n_${name}` : name;
  const reserved = (RESERVED_FIELDS as readonly string[]).some(
    (word) => word.toLowerCase() === safe,
  );
  return reserved ? `${safe}_value` : safe;
}

/** 'Réservations' as `Reservations`, 'Time off' as `TimeOff`: empty where no Latin letter or digit is left. */
export const pascalCase = (text: string): string => ascii(text).split(' ').map(capital).join('');

/** Names that generated code needs for itself. */
const BREAKING = new Set([
  'Array',
  'Date',
  'Map',
  'Set',
  'Promise',
  'Symbol',
  'Error',
  'Number',
  'String',
  'Boolean',
  'Record',
]);
const RENAMED: Record<string, string> = { User: 'Person', Object: 'Thing', Function: 'Role' };

/** An entity's name: PascalCase ASCII. Names that generated code needs for itself are turned aside. */
export function entityName(label: string): string {
  const name = pascalCase(label).slice(0, 40);
  const safe = name === '' ? 'Item' : /^\d/.test(name) ? `Item${name}` : name;
  return RENAMED[safe] ?? (BREAKING.has(safe) ? `${safe}Item` : safe);
}

/** A label as screens show it: first letter large, the rest as typed unless it was all capitals by accident. */
export function labelOf(text: string): string {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(/^[-–—\s]+|[-–—\s.,;:!?]+$/g, '')
    .slice(0, 60);
  return capital(clean);
}

/** A label in the singular; German nouns keep their form. */
export function singularLabel(text: string, lang: Lang): string {
  const words = labelOf(text).split(' ');
  const at = ['fr', 'es', 'it', 'pt'].includes(lang) ? 0 : words.length - 1;
  words[at] = singularOf(words[at] ?? '', lang);
  return capital(words.join(' '));
}

/** A label of several as it was said; German puts an 'n' to it behind 'mit', which is none of the word's. */
export function pluralLabel(text: string, lang: Lang): string {
  const said = labelOf(text);
  const plural = lang === 'de' ? pluralOf(singularLabel(text, lang), lang) : said;
  return said === `${plural}n` ? plural : said;
}

/** Whether a German word stands as it does behind 'mit': then it is of several. */
export const isDative = (text: string, lang: Lang): boolean =>
  pluralLabel(text, lang) !== labelOf(text);
