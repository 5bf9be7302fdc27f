import { dutchSingular, germanPlural, germanSingular, italianSingular } from './singulars.ts';
/** The languages the lexicon speaks, in the order of its tables' columns. */
export const LANGS = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
export type Lang = (typeof LANGS)[number];

/** Romance noun phrases carry their head first ('date d'achat'), Germanic ones last ('purchase date'). */
export const HEAD_FIRST: ReadonlySet<Lang> = new Set<Lang>(['fr', 'es', 'it', 'pt']);

const PLAIN = /^[A-Za-z0-9 .,;:!?()'"/&+_<>=\n]*$/;

/** A word as it is compared: lower case, no diacritics, hyphens as spaces. */
export function fold(text: string): string {
  // What is plain already is most of what is folded.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[-‐‑]/g, ' ');
}

/** Folded sign by sign, so that places in it are places in the text. */
export const foldAlike = (text: string): string =>
  [...text]
    .map((sign) => (fold(sign).length === sign.length ? fold(sign) : sign.toLowerCase()))
    .join('');

/** First letter in upper case, the rest as it is. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const ENGLISH_IRREGULAR: Record<string, string> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
  goose: 'geese',
  leaf: 'leaves',
  loaf: 'loaves',
  shelf: 'shelves',
  knife: 'knives',
  wife: 'wives',
  life: 'lives',
  half: 'halves',
  wolf: 'wolves',
  thief: 'thieves',
  calf: 'calves',
  sheep: 'sheep',
  fish: 'fish',
  series: 'series',
  species: 'species',
  software: 'software',
  equipment: 'equipment',
  feedback: 'feedback',
  information: 'information',
  news: 'news',
  staff: 'staff',
  gear: 'gear',
  clothing: 'clothing',
  clothes: 'clothes',
  homework: 'homework',
  furniture: 'furniture',
  jewelry: 'jewelry',
  jewellery: 'jewellery',
  pottery: 'pottery',
  honey: 'honey',
  stationery: 'stationery',
  inventory: 'inventory',
  scarf: 'scarves',
  hero: 'heroes',
  potato: 'potatoes',
  tomato: 'tomatoes',
  quiz: 'quizzes',
  criterion: 'criteria',
  datum: 'data',
  medium: 'media',
  analysis: 'analyses',
  diagnosis: 'diagnoses',
  crisis: 'crises',
  'passer-by': 'passers-by',
  attendance: 'attendance',
  loot: 'loot',
  sleep: 'sleep',
  ox: 'oxen',
  louse: 'lice',
  die: 'dice',
  hoof: 'hooves',
  elf: 'elves',
  dwarf: 'dwarves',
  cactus: 'cacti',
  fungus: 'fungi',
  alumnus: 'alumni',
  nucleus: 'nuclei',
  larva: 'larvae',
  alga: 'algae',
  vertebra: 'vertebrae',
  phenomenon: 'phenomena',
  bacterium: 'bacteria',
  curriculum: 'curricula',
  memorandum: 'memoranda',
  thesis: 'theses',
  hypothesis: 'hypotheses',
  synopsis: 'synopses',
  prognosis: 'prognoses',
  oasis: 'oases',
  index: 'indices',
  appendix: 'appendices',
  matrix: 'matrices',
  aircraft: 'aircraft',
  deer: 'deer',
  moose: 'moose',
  bison: 'bison',
  offspring: 'offspring',
};
const ENGLISH_SINGULAR = new Map(
  Object.entries(ENGLISH_IRREGULAR).map(([one, many]) => [many, one]),
);

function pluralWord(word: string, lang: Lang): string {
  const low = word.toLowerCase();
  switch (lang) {
    case 'en':
      if (Object.hasOwn(ENGLISH_IRREGULAR, low)) return asIn(word, ENGLISH_IRREGULAR[low]!);
      if (/[^suian]s$/.test(low)) return word;
      if (/[^aeiou]y$/.test(low)) return `${word.slice(0, -1)}ies`;
      return /(s|x|z|ch|sh)$/.test(low) ? `${word}es` : `${word}s`;
    case 'fr':
      if (/[sxz]$/.test(low)) return word;
      if (/(eau|eu)$/.test(low)) return `${word}x`;
      return /al$/.test(low) ? `${word.slice(0, -2)}aux` : `${word}s`;
    case 'es':
      if (/[sx]$/.test(low)) return word;
      if (/z$/.test(low)) return `${word.slice(0, -1)}ces`;
      if (/ón$/.test(low)) return `${word.slice(0, -2)}ones`;
      return /[aeiouáéíóú]$/.test(low) ? `${word}s` : `${word}es`;
    case 'it':
      if (/(io)$/.test(low)) return word.slice(0, -1);
      if (/[oe]$/.test(low)) return `${word.slice(0, -1)}i`;
      if (/[cg]a$/.test(low)) return `${word.slice(0, -1)}he`;
      return /a$/.test(low) ? `${word.slice(0, -1)}e` : word;
    case 'pt':
      if (/ão$/.test(low)) return `${word.slice(0, -2)}ões`;
      if (/m$/.test(low)) return `${word.slice(0, -1)}ns`;
      if (/l$/.test(low)) return `${word.slice(0, -1)}is`;
      return /[rsz]$/.test(low) ? `${word}es` : `${word}s`;
    case 'nl':
      if (/(el|er|em|en|je|aar)$/.test(low)) return `${word}s`;
      return /[aeiou]$/.test(low) ? `${word}'s` : `${word}en`;
    case 'de': {
      const known = germanPlural(word);
      if (known) return known;
      if (/(ung|heit|keit|schaft|ion|tät)$/.test(low)) return `${word}en`;
      return /e$/.test(low) ? `${word}n` : word;
    }
  }
}

/** With a capital where the word has one. */
const asIn = (word: string, other: string): string =>
  /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;

/** The plural of a label: of its last word, or of the first where the language carries the head there. */
export function pluralOf(label: string, lang: Lang): string {
  const parts = label.split(' ');
  const at = HEAD_FIRST.has(lang) || / (of|de|di|van) /.test(label) ? 0 : parts.length - 1;
  parts[at] = pluralWord(parts[at] ?? '', lang);
  return parts.join(' ');
}

/** English words in the singular that end in s. */
const ENDS_IN_S =
  /^(?:chaos|gas|biogas|atlas|canvas|bias|alias|lens|christmas|pancreas|cosmos|thermos|ethos|asbestos|rhinoceros|pants|trousers|scissors|glasses|headphones|species|series|headquarters|goods|belongings)$/;

/** English words of which the singular ends in -ie, as 'movie' does; all others have -y. */
const IN_IE =
  /(?:mov|cook|zomb|brown|self|smooth|calor|hood|rook|coll|prair|cowr|pix|budg|bird|[ae]yr|aer|faer|linger|menager|sort|vegg|newb|food|junk|ladd|lass|aunt|book|cabb|goal|group|hipp|hoag|ind|kidd|magp|potp|cut|sweet|talk|tech|town|walk|wedg|yupp|bog|boog|patisser|rotisser|brasser|charcuter|coter|rever|pink|prem|quick|road|dogg|bik|barb|bean|best|boug|girl|goon|hom|kelp|mount|night|old|ones|pant|press|selk|soft|toots|wheel|wood|smart|sharp|hank|loon|toon|stog|hott|neckt|bowt|\bgen)ies$/;
/** And in -oe: shoes, canoes. */
const IN_OE = /(?:shoes|canoes|oboes|aloes|floes|throes|^(?:tip)?toes|^(?:h|f|r|d|w)oes)$/;

/** A guess at the singular of a folded or labelled word; the word itself where it seems to be one. */
export function singularOf(word: string, lang: Lang): string {
  const low = word.toLowerCase();
  if (lang === 'en') {
    const irregular = ENGLISH_SINGULAR.get(low);
    if (irregular) return irregular;
    if (/(ss|us|is|news)$/.test(low) || low.length < 4 || ENDS_IN_S.test(low)) return word;
    if (/ies$/.test(low) && low.length > 4)
      return IN_IE.test(low) ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
    if (/oes$/.test(low) && !IN_OE.test(low)) return word.slice(0, -2);
    if (/(ches|shes|xes|sses|zzes)$/.test(low)) return word.slice(0, -2);
    return /s$/.test(low) ? word.slice(0, -1) : word;
  }
  if (lang === 'fr')
    return /eaux$/.test(low) || (/s$/.test(low) && low.length > 3) ? word.slice(0, -1) : word;
  if (lang === 'es' || lang === 'pt') {
    if (/ones$/.test(low)) return `${word.slice(0, -4)}ón`;
    if (/ões$/.test(low)) return `${word.slice(0, -3)}ão`;
    if (/ces$/.test(low) && lang === 'es') return `${word.slice(0, -3)}z`;
    if (/[rlnd]es$/.test(low) && lang === 'es') return word.slice(0, -2);
    if (lang === 'pt') {
      if (/(?<!r)(?:[oe]res|ares|zes)$/.test(low) && !/[aá]rvores$/.test(low))
        return word.slice(0, -2);
      if (/[aeo]ns$/.test(low)) return `${word.slice(0, -2)}m`;
      if (/ais$/.test(low) && low.length > 4) return `${word.slice(0, -2)}l`;
    }
    return /s$/.test(low) && low.length > 3 ? word.slice(0, -1) : word;
  }
  if (lang === 'nl') return dutchSingular(word);
  if (lang === 'it') return italianSingular(word);
  if (lang === 'de') {
    const known = germanSingular(word);
    if (known) return known;
    if (/(ung|heit|keit|schaft|ion|tät|ur)en$/.test(low)) return word.slice(0, -2);
    return /([a-zäöü])\1en$|(?:sch|ch|t|k|g|p|z|b|d|m|s|n|l)en$/.test(low) && /^\p{Lu}/u.test(word)
      ? word.slice(0, -1)
      : word;
  }
  return word;
}

/** Whether a word looks like a plural in its language (unknown words only; the lexicon knows its own). */
export function looksPlural(word: string, lang: Lang): boolean {
  const low = word.toLowerCase();
  if (lang === 'en') return singularOf(low, 'en') !== low;
  if (lang === 'fr') return /[sx]$/.test(low) && low.length > 3;
  if (lang === 'es' || lang === 'pt') return /s$/.test(low) && low.length > 3;
  if (lang === 'it') return /i$/.test(low) && low.length > 3;
  if (lang === 'nl') return /(en|s)$/.test(low) && low.length > 4;
  return /(en|er)$/.test(low) && low.length > 4;
}
