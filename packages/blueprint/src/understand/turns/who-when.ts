import type { Lang } from '../../lexicon/index.ts';
import type { Turn } from './turn.ts';

/** Whom the plan is for is no list of houses. */
const FOR = '(?: (?:fürs?|pour|para|per|voor) [^,.;:\\n]{2,40}?)?';

/** 'Laundry plan, who washes when': of each entry it is kept who and when. */
const WHO_WHEN: Partial<Record<Lang, string>> = {
  de: '(wer) \\p{L}+ (wann)',
  fr: '(qui) \\p{L}+ (quand)',
  es: '(quién|quien) \\p{L}+ (cuándo|cuando)',
  it: '(chi) \\p{L}+ (quando)',
  pt: '(quem) \\p{L}+ (quando)',
  nl: '(wie) \\p{L}+ (wanneer)',
};

/** Of English it is read as it stands. */
export const whoWhen = (lang: Lang): Turn[] =>
  WHO_WHEN[lang]
    ? [[new RegExp(`${FOR}[,:–-] *${WHO_WHEN[lang]}(?= *(?:$|[.,;?!]))`, 'giu'), ': $1, $2']]
    : [];
