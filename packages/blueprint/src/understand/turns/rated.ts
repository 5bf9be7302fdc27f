import type { Turn } from './turn.ts';

const OUTSIDERS =
  'guests|customers|visitors|diners|readers|buyers|shoppers|travell?ers|listeners|viewers|fans';
const ANY = `${OUTSIDERS}|people|users|members|students|parents|players|residents|locals|everyone|anyone`;
const MAY = '(?:(?:can|may|could|to|who|should be able to) )?';
const WHOSE = '(?:(?:our|my|the|each|every|these|any) )?';
const WHAT =
  '((?!(?:it|them|each|us|me|how|what|which|by|and|or|on|in|from|with)\\b)[a-z]+s?(?: (?!(?:we|they|I|you|from|with|by|on|in|at|after|and|or|that|anonymously|from)\\b)[a-z]+)?)';
const END =
  '(?=\\s*(?:$|[,.;:!?]|from \\d|with\\b|by\\b|on\\b|in\\b|at\\b|after\\b|and\\b|or\\b|we\\b|they\\b|I\\b|that\\b|\\d))';

/** What many people rate has a mark of each of them: a list of reviews, and no field that whoever keeps it fills in. */
export const RATED: Turn[] = [
  [
    new RegExp(
      `\\b(${ANY}) ${MAY}(?:rates? and reviews?|reviews? and rates?|rates?) ${WHOSE}${WHAT}${END}`,
      'gi',
    ),
    '$1 write reviews of $2',
  ],
  [
    new RegExp(`\\b(${OUTSIDERS}) ${MAY}reviews? ${WHOSE}${WHAT}${END}`, 'gi'),
    '$1 write reviews of $2',
  ],
];
