import type { Turn } from './turn.ts';

/** What people order is for sale. */
export const ORDERED: Turn[] = [
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
