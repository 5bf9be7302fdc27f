import { pluralOf } from '../../lexicon/index.ts';
import type { Turn } from './turn.ts';

/** One of what is booked, by the words people have for it. */
const TAKE = '(?:book|reserve|claim|grab)';
const NAME = '[a-z]+(?: [a-z]+)?';
const PUTS_IN = '(log|note|record|enter|track|write|report|submit|upload|add|type|rate|tick|vote)';

/** Turns whose words were taken for things or fields that nobody named. English. */
export const WORDED: Turn[] = [
  // 'Members reserve a spot' book a place; the spot is none of the class's fields.
  [
    new RegExp(
      `\\b${TAKE}(s?) (?:a|an|one|their|his|her|the|your) spots?\\b(?! (?:in|on|at|of)\\b)`,
      'gi',
    ),
    'book$1 a place',
  ],
  // 'Request dates' books them, and 'a day for our sauna' books the sauna.
  [
    /\brequest(s?) (?:a date|dates|days|a day|a time|times)\b(?= *(?:$|[.;,]|and\b|for\b))/gi,
    'book$1 dates',
  ],
  [
    /\b(book|reserve)(s?) an? (?:day|date|time|slot|weekend|night|afternoon|evening) (?:for|in|at|on|with) (?=(?:our|my|the) [a-z]+)/gi,
    '$1$2 ',
  ],
  // 'Book wheel time' books a wheel.
  [
    /\b(book|reserve)(s?) (?!(?:the|some|any|more|free|their|our|my|no|in|for)\b)([a-z]{3,}) time\b(?! (?:slots?|off))/gi,
    '$1$2 a $3',
  ],
  // Who books a wheel has it alone.
  [
    /,? ?\bmax(?:imum)?(?: of)? (?:one|1|a single) (?:person|member|guest|customer|student|user)(?: at a time)? (?:per|for each|in each|on each|at each) [a-z]+/gi,
    '',
  ],
  // What each of them is, is a state: 'which pieces are drying, bisque fired or glazed'.
  [
    new RegExp(
      `\\b(?:which|what) ((?:[a-z]+ )?[a-z]{3,}s) are ((?:${NAME}, )*${NAME},? or ${NAME})(?= *(?:$|[.;,]|and\\b))`,
      'gi',
    ),
    'the $1 with status ($2)',
  ],
  // 'Sunday roles like greeter, sound, nursery': what the roles are.
  [
    new RegExp(
      `\\b(?:the |our |different |various )?(?:[a-z]+ )?(role|dut(?:y|ie)|position|task|job|area|station|department|shift type)s? (?:like|such as|e\\.g\\.?) ((?:${NAME}, )+(?:and |or )?[a-z]+|[a-z]+ (?:and|or) [a-z]+)(?= *(?:$|[.;,]|and\\b|with\\b))`,
      'gi',
    ),
    'with $1 ($2)',
  ],
  // Who shares what is spent keeps what each paid.
  [/\b(?:expense|cost|bill)s?[- ](?:splitting|splitter|sharing)\b/gi, 'shared expenses'],
  // 'Eggs per day per hen' are counted each day, for each of them.
  [
    /\b(?:(?:number|amount) of )?([a-z]{3,}s) (?:laid )?(?:per|a|each|every) day (?:per|by|for each|for every) ([a-z]{3,})\b/gi,
    '$1 records with $2, date and quantity',
  ],
  // Whose business it is for is no list of companies.
  [
    /^an? ((?:[a-z]+[- ]){1,3})business (?=where|that|with|in which)/gi,
    'an app for our $1company ',
  ],
];

/** Who owes, where there are invoices, has not paid one; where costs are shared it is told by who paid. No list of debts. */
export function withOwing(text: string): string {
  if (/\binvoices?\b/i.test(text))
    return text.replace(
      /\bwho (?:still )?owes (?:me|us)(?: (?:money|what|how much))?\b/gi,
      'which are unpaid',
    );
  return /\b(?:expense|cost|bill)s?[- ](?:splitting|splitter|sharing)\b/i.test(text)
    ? text.replace(/,? ?(?:\band )?\bwho owes (?:whom|who)(?: (?:what|how much|money))?\b/gi, '')
    : text;
}

const EACH = new RegExp(
  `\\b(?:each|every) ([a-z]{3,}) ${PUTS_IN}s (?=(?!(?:with|of|and|for|by|in|are|is|per|has|have)\\b)[a-z])`,
  'gi',
);
/** 'Each kid logs minutes' is what kids log. */
export const withEach = (text: string): string =>
  text.replace(EACH, (_said, who: string, verb: string) => `${pluralOf(who, 'en')} ${verb} `);
