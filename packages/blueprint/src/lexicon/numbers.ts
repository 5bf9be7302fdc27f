import type { Lang } from './lang.ts';

/** Words for numbers above one, folded, as alternatives of a pattern. */
export const NUMBER_WORDS: Record<Lang, string> = {
  en: 'two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|dozen',
  de: 'zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|zwolf|zwanzig',
  fr: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|vingt',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte',
  it: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|venti',
  pt: 'dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|vinte',
  nl: 'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|twintig',
};

/** Words for more than one that say not how many, folded. */
export const SEVERAL_WORDS =
  'several|many|multiple|mehreren?|vielen?|plusieurs|varios|varias|vari|varie|diversi|diverse|divers|meerdere|veel';

/** Any of them in any language. */
export const ANY_NUMBER = [...new Set(Object.values(NUMBER_WORDS).join('|').split('|'))].join('|');
