import type { Turn } from './turn.ts';

/** What people order is for sale. */
export const ORDERED: Turn[] = [
  [
    /\b(?:(?:an? )?(?:app|site|website|shop|store|page|place) (?:(?:where|on which) )?(?:to |for )?)?(?:(?:I|we|help me|help us) )?(?:(?:want|would like|'d like|wish|like|have|need|plan) to |can )?sell(?:ing)? (?!tickets|time|places)(?:(?:my|our|some|own|handmade|home-?made|hand-?crafted|vintage|used|own|self-?made) )*([a-z]+(?: (?!online|and|to|on|with|in|for|at|via|from|or)[a-z]+)?) (?:online|on the (?:internet|web)|over the internet)\b/gi,
    'an online shop for $1',
  ],
  [
    /^(?:I|we) (?:(?:want|would like|'d like|wish|like|plan) to )?sell (?!tickets|time|places|houses|homes|property|insurance|cars|ads|software|services)(?:(?:my|our|some|own|handmade|home-?made|hand-?crafted|vintage|used|self-?made) )*([a-z]+)(?=[.,;:]|$| and\b| with\b| to\b| at\b)/gi,
    'an online shop for $1',
  ],
  [
    /\b(?:I |we )?(?:want |would like |wants? |let |lets |allow |so that |where |for )?(?:my |our |the )?(?:customers|clients|people|guests|parents|neighbou?rs|regulars)(?: can| could| may| to| who)? (?:pre-?)?order (?:(?:my|our|the|some|their|custom|home-?made|fresh) )*([a-z]+s)\b(?: online)? (?:for|to) (?:pick[- ]?up|collection|take-?away)/gi,
    'an online shop for $1, orders have a pickup date',
  ],
  [
    /\b(?:I |we )?(?:want |would like |wants? |let |lets |allow |so that |where |for )?(?:my |our |the )?(?:customers|clients|people|guests|parents|neighbou?rs|regulars)(?: can| could| may| to| who)? (?:pre-?)?order (?:(?:my|our|the|some|their|custom|home-?made|fresh) )*([a-z]+s)\b(?: online)?/gi,
    'an online shop for $1 with orders',
  ],
  [
    /\bsell(?:ing)? (?:my |our )?(?:(?:handmade|home-?made|hand-?crafted|vintage|used|own) )*([a-z]+)(?: online)? and (?:track|manage|take|handle|collect|see) (?:my |the |their )?orders\b/gi,
    'an online shop for $1 with orders',
  ],
];

/** Who asks something of those who keep the app: no quiz, and no comment to read beside. */
export const ASKED: Turn[] = [
  [
    /\b((?:visitors|buyers|customers|guests|clients|renters|readers|interested people)(?: can| may| could| to)?) (?:ask|send|submit)(?: me| us)? (?:a )?questions?\b/gi,
    '$1 send enquiries',
  ],
  [
    /\b((?:feedback|review|survey|rating|evaluation)s?(?: form| page)?\b[^.]*?\b(?:stars?|ratings?|names?|emails?)\b(?:,| and| or)[^.]*?)\bcomments?\b/gi,
    '$1message',
  ],
  [
    /\b(tenants?|residents?|renters?)((?: can| could| may| to)?) (?:report|submit|send|log) (?:a |their )?(?:problems?|issues?|defects?|faults?|damages?)\b/gi,
    '$1$2 submit maintenance requests',
  ],
  [/\bhire(?: me)? (form|page)\b/gi, 'contact $1'],
  [
    /\b(?:employees|staff|people|colleagues|team members|workers|everybody|everyone)(?: can| may)? (?:ask|apply|put in)(?: for| in for)? (?:leave|holidays?|vacations?|time off|days? off)\b/gi,
    'employees submit leave requests',
  ],
  [
    /\b(?:staff|team|employee)(?:'s)? (?:holidays?|leave|vacations?|absences?)\b(?! requests?)/gi,
    'leave requests',
  ],
  [
    /\b(?:the |my |their |our )?(?:boss|manager|supervisor|team lead) (?:approves?|confirms?|signs? off)(?: (?:or|and) (?:rejects?|declines?|refuses?|denies))?(?: (?:them|it))?\b/gi,
    'that I approve or reject',
  ],
  [
    /\b(?:quote|quotation|estimate|cost estimate) (?:generator|maker|builder|calculator|tool|app|manager|software)(?= (?:for|with) (?:my|our|the|a)\b)/gi,
    'quotes for clients',
  ],
  // Beside what work costs, hours are how many.
  [/\b((?:materials?|labou?r|parts|rate|wages?),? (?:and )?)hours\b/gi, '$1hours worked'],
  [/\bwith approvals?\b(?! (?:status|date|by))/gi, 'that I approve or reject'],
];

/** What holds a collection is called after what is in it; who trains a language is an app. */
export const HELD: Turn[] = [
  [
    /\b(?:inventory|catalog(?:ue)?|database|list|register|index) (?:for|of) (?:my|our|the) ([a-z]+(?: [a-z]+)?) collection\b/gi,
    '$1 collection',
  ],
  [
    /\b(?:(?:a|an|my) )?(?:language )?(vocabulary|vocab|language|spelling|memory|flashcard) trainer\b/gi,
    'a $1 app',
  ],
  [
    /\bsign[- ]?up (?:sheet|page|form|list) for (volunteers|helpers|parents|members)\b([^.,]*), with (shifts|slots|time slots|tasks)\b/gi,
    '$3 that $1 can sign up for$2',
  ],
  [
    /\b(cat|dog|pet|animal|rabbit|horse|puppy|kitten) adoption (site|page|website|app|portal|board)\b(?! with)/gi,
    '$2: adoptable $1s; visitors submit adoption applications',
  ],
  [/\bimportant (dates|days)\b/gi, 'events with date'],
];
