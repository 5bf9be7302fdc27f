import type { Lang } from './lang.ts';
import type { Phrase } from './phrases.ts';

/** How each language asks for a degree, and where such a question ends: patterns over folded text. */
const HOW: Record<Lang, readonly [how: string, end: string]> = {
  en: ['how (?:very )?', '(?: (?!and\\b)[^,.;]*?)?(?=,| and |\\)|[.;]|$)'],
  de: ['wie ', '(?: (?!und\\b)[^,.;]*?)?(?=,| und |\\)|[.;]|$)'],
  fr: [
    "(?:a quel point|combien) (?:c'est |ca (?:a ete|est) |il est |elle est |c'etait )?",
    '(?: (?!et\\b)[^,.;]*?)?(?=,| et |\\)|[.;]|$)',
  ],
  es: ['(?:como de|que tan|cuan) ', '(?: (?!y\\b)[^,.;]*?)?(?=,| y |\\)|[.;]|$)'],
  it: ['quanto (?:e |sia |era )?', '(?: (?!e\\b)[^,.;]*?)?(?=,| e |\\)|[.;]|$)'],
  pt: ['(?:o )?quao (?:e )?', '(?: (?!e\\b)[^,.;]*?)?(?=,| e |\\)|[.;]|$)'],
  nl: ['hoe ', '(?: (?!en\\b)[^,.;]*?)?(?=,| en |\\)|[.;]|$)'],
};

/** What is measured by which adjectives: the attribute, and its adjectives by language, folded. */
const DEGREES: readonly (readonly [field: string, adjectives: Record<Lang, string>])[] = [
  [
    'severity',
    {
      en: 'severe|serious|critical|grave|bad',
      de: 'schlimm|ernst|gravierend|kritisch|schwerwiegend',
      fr: 'grave|serieux|critique',
      es: 'graves?|seri[oa]|critic[oa]',
      it: 'grave|seri[oa]|critic[oa]',
      pt: 'grave|seri[oa]|critic[oa]',
      nl: 'ernstig|erg|kritiek',
    },
  ],
  [
    'priority',
    {
      en: 'urgent|urgently|important|pressing',
      de: 'dringend|wichtig|eilig',
      fr: 'urgent|important',
      es: 'urgente|importante',
      it: 'urgente|importante',
      pt: 'urgente|importante',
      nl: 'dringend|belangrijk',
    },
  ],
  [
    'difficulty',
    {
      en: 'difficult|hard|demanding|challenging',
      de: 'schwierig|anspruchsvoll|anstrengend',
      fr: 'difficile|exigeant',
      es: 'dificil|exigente',
      it: 'difficile|impegnativ[oa]',
      pt: 'dificil|exigente',
      nl: 'moeilijk|zwaar',
    },
  ],
  [
    'distance',
    {
      en: 'far',
      de: 'weit',
      fr: 'loin',
      es: 'lejos',
      it: 'lontano',
      pt: 'longe',
      nl: 'ver',
    },
  ],
  [
    'price',
    {
      en: 'expensive|pricey',
      de: 'teuer',
      fr: 'cher',
      es: 'car[oa]',
      it: 'car[oa]',
      pt: 'car[oa]',
      nl: 'duur',
    },
  ],
  [
    'age',
    {
      en: 'old',
      de: 'alt',
      fr: 'age',
      es: 'viej[oa]',
      it: 'vecchi[oa]',
      pt: 'velh[oa]',
      nl: 'oud',
    },
  ],
  [
    'weight',
    {
      en: 'heavy',
      de: 'schwer',
      fr: 'lourd',
      es: 'pesad[oa]',
      it: 'pesante',
      pt: 'pesad[oa]',
      nl: 'zwaar',
    },
  ],
  [
    'rating',
    {
      en: 'satisfied|happy|tasty|pleased|helpful|useful',
      de: 'zufrieden|hilfreich|lecker',
      fr: 'satisfaite?s?|content|utile',
      es: 'satisfech[oa]s?|util',
      it: 'soddisfatt[oaie]|utile',
      pt: 'satisfeit[oa]s?|util',
      nl: 'tevreden|nuttig|lekker',
    },
  ],
];

/** 'How severe it was', 'wie weit': questions that a degree answers. */
export const DEGREE_PHRASES: readonly Phrase[] = DEGREES.map(([field, adjectives]) => ({
  field,
  patterns: Object.fromEntries(
    Object.entries(adjectives).map(([lang, words]) => {
      const [how, end] = HOW[lang as Lang];
      return [lang, `${how}(?:${words})${end}`];
    }),
  ),
}));
