import type { Lang } from '../lexicon/index.ts';
import { isOfPeopleList } from '../lexicon/people.ts';
import { classOf } from './wordnet.ts';

/** Whether a phrase that the lexicon has no thing for names people, in any of the languages. */
export const namesPeople = (phrase: string, lang: Lang): boolean =>
  isOfPeopleList(phrase, lang) || (lang === 'en' && classOf(phrase.toLowerCase()) === 'person');
