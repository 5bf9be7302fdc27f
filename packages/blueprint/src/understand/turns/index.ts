import type { Lang } from '../../lexicon/index.ts';
import { ASIDE } from './aside.ts';
import { AVAILABLE } from './available.ts';
import { BRIEF } from './brief.ts';
import { COMING } from './coming.ts';
import { LENT, LOGGED } from './kept.ts';
import { MEANT } from './meant.ts';
import { ASKED, HELD, ORDERED, PICKED } from './offered.ts';
import { RATED } from './rated.ts';
import { withReported } from './reported.ts';
import { withStates } from './stated.ts';
import type { Turn } from './turn.ts';
import { whoWhen } from './who-when.ts';
import { WORDED, withEach, withOwing } from './worded.ts';

/** Turns of speech whose words name another thing than they mean, and words that name it. English. */
const TURNS: Turn[] = [
  ...ASIDE,
  ...MEANT,
  ...WORDED,
  ...BRIEF,
  // 'A tool for my salon' is an app; a library of tools is none of it.
  [
    /^((?:(?:I|we) (?:need|want|would like|'d like)|please (?:make|build|create)(?: me| us)?|make(?: me| us)?|build(?: me| us)?|create(?: me| us)?) )?(?:an? |some )?(?:(?:simple|small|little|online|web|digital|internal|nice) )*(?:tool|solution|program|software|thing) (?=for |to |that |where |so )/gi,
    '$1an app ',
  ],
  // 'A place where neighbours lend tools' is an app as well.
  [
    /^an? (?:(?:little|small|shared|common|safe|online|digital) )*(?:place|space|spot) (?=where |to |for (?:us|me|our|my) )/gi,
    'an app ',
  ],
  // Whose business it is for is no business that it keeps; who visits a site of a business is welcomed.
  [
    /\b(my|our|(?:I|we) (?:run|have|own) an?) ((?:[a-z]+ ){0,3})business(?=\s*(?:$|[:,.;]|with\b|where\b|that\b|and\b|so\b))/gi,
    '$1 $2company',
  ],
  [
    /^(?:an? )?(?:(?:simple|small|nice|modern) )?(?:web ?site|home ?page|web page) for (my|our) ((?:[a-z]+ ){0,3})(company|firm)\b/gi,
    'a landing page for $1 $2$3',
  ],
  // Whose shop it is does not change what it is.
  [
    /\b(my|our|the) (?:sister|brother|mother|father|mom|mum|dad|wife|husband|son|daughter|friend|boss|aunt|uncle|cousin|neighbou?r|girlfriend|boyfriend|partner|client)['’]s (?=(?:[a-z]+ )?(?:salon|studio|shop|store|restaurant|caf[eé]|bakery|garage|practice|clinic|company|business|school|farm|bar|hotel|gym|club|team|workshop|gallery|barbershop)\b)/gi,
    '$1 ',
  ],
  // What is signed up for is not what the app keeps: it keeps who signed up.
  [
    /\b(?:sign(?:s|ing)?[- ]?up|subscribes?|subscribing|registers?|opts?[- ]in|joins?)\s+(?:for|to|on)?\s*(?:(?:my|our|the|your|a|an|their)\s+)?(?:(?!newsletter|mailing|email)[a-z]+\s+)?(?:newsletter|mailing list|email list)s?\b/gi,
    'leave newsletter sign-ups',
  ],
  [
    /\b(newsletter|mailing list|email list)(?:'s)? (?:sign[- ]?ups?|subscriptions?|registrations?|opt[- ]ins?|subscribers?)\b/gi,
    'newsletter sign-ups',
  ],
  // A site has a newsletter for those who read it.
  [
    /(\b(?:site|website|web page|webpage|landing page|home ?page)\b[^.]*?\b)newsletter\b(?! sign-ups)/gi,
    '$1newsletter sign-ups',
  ],
  [
    /\b(?:(?:sign(?:s|ing)?[- ]?up for|joins?) (?:(?:my|our|the|a|an) )?)?(?:waitlist|waiting list|early access list)((?: page)? for (?:my|our|the|a) (?:[a-z]+ )?(?:launch|product|app|beta|startup|start-up|shop|store))\b/gi,
    'waitlist sign-ups$1',
  ],
  [
    /(\b(?:landing page|launch page|coming soon page)\b[^.]*?\b)(?:waitlist|waiting list|early access list)\b/gi,
    '$1waitlist sign-ups',
  ],
  // 'Some kind of inventory' is an inventory; the kind of animal is a field.
  [
    /\b(?:(a|an|some|any|this|that|the) (?:certain |special )?)kind of (?!animal|activity|fish|meter)(?=[a-z])/gi,
    '$1 ',
  ],
  // What an app makes of what it keeps, it has.
  [
    /\b(?:that|which) (?:(?:automatically|also) )?(?:makes?|creates?|generates?|produces?) (?=(?:a|an|the|my|our) [a-z]+ (?:list|plan|calendar|overview|report|chart|schedule)\b)/gi,
    'with ',
  ],
  // What friends pay together are expenses, of which it is told who paid.
  [
    /(,|\band|\bwith|^) ?(?:(?:the|our|all) )?(?:costs|expenses|bills) (?:that (?:are|we) )?(?:shared|split|divided|share)(?: up)?(?: (?:among|between|by|with) (?:(?:the|all|our) )?[a-z]+)?/gi,
    '$1 shared expenses',
  ],
  [
    /\bsplit(?:ting|s)? (?:up )?(?:(?:the|our|all|my) )?(?:travel |household |group )?(?:costs|expenses|bills)\b/gi,
    'shared expenses',
  ],
  ...LENT,
  ...ORDERED,
  ...LOGGED,
  ...ASKED,
  ...PICKED,
  ...HELD,
  ...RATED,
  ...AVAILABLE,
];

/** A place of work, not a course: unless somebody attends it. */
const WORKSHOP = /\b(for|in|at|of) (our|my|the) workshop\b(?! (?:on|about|for|with|series))/gi;
/** What an app is named for, before what is kept there. */
const ITS_WORKSHOP = /^((?:(?:our|my|the|a) )?)workshop:/i;
const ATTENDED =
  /\b(?:workshops|participants?|attend\w*|sign(?:s|ing)?[- ]?up|regist\w+|enrol\w*|book(?:s|ing|ings)?|speakers?|trainers?|teachers?|seats?|places)\b/i;

/** Jobs that customers pay for are done, not applied for. */
const PAYING = /\b(?:clients?|customers?|invoices?|quotes?|estimates?)\b/i;
const HIRING =
  /\b(?:job board|applicants?|candidates?|appl(?:y|ies|ications?)|vacanc\w+|hiring|salary|employers?|recruit\w*|repair jobs)\b/i;
const JOBS = /(^|[:,] ?|\b(?:and|with|my|our|the|track|manage) )jobs\b/gi;
const withJobs = (text: string): string =>
  PAYING.test(text) && !HIRING.test(text) ? text.replace(JOBS, '$1service jobs') : text;

/** What takes place has places, and a page of bookings somebody who books. */
const TAKES_PLACE =
  /\b(?:class|course|lesson|workshop|event|session|tour|trip|excursion|seminar|concert)(?:es|s)?\b/i;
const PLACES = /(,|\band|\bwith) (?:free )?places\b(?! (?:to|of|in|where|for|near|that|we|I)\b)/gi;
const BOOKING_PAGE =
  /\b(?:booking|reservation)s? (?:page|site|website|app|system|portal|platform|tool)\b/i;
const BOOKS = /\b(?:books?|reserves?|sign(?:s|ing)? up|signs? up|registers?|cancels?|bookings)\b/i;

function withBooking(text: string): string {
  if (!TAKES_PLACE.test(text)) return text;
  const counted = text.replace(PLACES, '$1 number of places');
  const rest = counted.replace(BOOKING_PAGE, '');
  if (rest === counted || BOOKS.test(rest)) return counted;
  return `${counted.replace(/[.;, ]+$/, '')}; people can book a place`;
}

const turned = (text: string, turns: readonly Turn[]): string =>
  turns.reduce((said, [turn, words]) => said.replace(turn, words), text);

/** The text with such turns said plainly. */
export function saidPlainly(text: string, lang: Lang = 'en'): string {
  const signedUp = withReported(turned(text, [...COMING[lang], ...whoWhen(lang)]), lang);
  return lang === 'en'
    ? inEnglish(turned(withStates(withEach(withOwing(signedUp))), TURNS))
    : signedUp;
}

function inEnglish(turned: string): string {
  const plain = withBooking(withJobs(turned));
  return ATTENDED.test(plain)
    ? plain
    : plain.replace(WORKSHOP, '$1 $2 makerspace').replace(ITS_WORKSHOP, '$1makerspace:');
}
