import type { Turn } from './turn.ts';

/** What is lent is kept, with who has it and until when. */
export const LENT: Turn[] = [
  // 'I keep losing track of who has my drill' wants it kept.
  [
    /\b(?:(?:I|we) )?(?:(?:keep|always|constantly|often) )?(?:los(?:e|ing)|lost) track of\b/gi,
    'keep track of',
  ],
  [
    /\b(post|list|offer|share|add)(s?) (?:the )?(?:things|stuff) (?:(?:that |which )?(?:they|we|people|you) (?:(?:can|could|want to|like to) )?|to )(?:lend(?: out)?|loan(?: out)?)\b/gi,
    '$1$2 items to lend',
  ],
  // 'Teachers book a studio by the hour': for how long, and no sheet of hours.
  [/\bby the (?:half[- ])?hour\b/gi, 'for a few hours'],
  // Whoever says yes or no decides.
  [/\b(say|says|can say) (?:yes or no|no or yes)\b/gi, 'approves or rejects'],
  // 'Members check out a camera and check it back in': no till.
  [/\bcheck(s?) out (?=[^.;\n]*\bchecks? (?:it|them|these|those)(?: back)? in\b)/gi, 'borrow$1 '],
  [/\bcheck(s?) (it|them|these|those) back in\b/gi, 'return$1 $2'],
  [
    /\bcheck(s?) ((?:[a-z]+ ){1,3})(?:out and(?: back)? in|in and out)\b/gi,
    'borrow$1 and return $2',
  ],
  [
    /\b(?:which|what|the) ([a-z]+(?: [a-z]+)?) (?:that |which )?(?:I|we)(?:'ve| have)? (?:lend|lent|loan|loaned)(?: out)?(?: to [a-z]+(?: [a-z]+)?)?(?= and\b|[,.;]|$)/gi,
    'the $1 and who borrowed them',
  ],
  // What can be borrowed at a place that is called after it are its kinds.
  [
    /\b((tool|toy|game|equipment|thing|sport|costume)(?: lending)? (?:library|pool|shed|closet)\b[^.]*?) (?:where|from which) ((?:[a-z]+ )?[a-z]+) (?:can |may |could )?borrow (?!\2)([a-z]+)(?:, ([a-z]+))? (?:and|or) ([a-z]+)\b/gi,
    '$1 where $3 borrow $2s with category ($4, $5, $6)',
  ],
  [
    /\b(equipment|gear|tools?|keys?|devices?|laptops?|cameras?|kit)[- ]check-?outs?\b/gi,
    '$1 and who borrowed it',
  ],
];

/** What is written down again and again, said by its gauge or its chore. */
export const LOGGED: Turn[] = [
  // 'Reorder when below 5' is an alarm, and nothing that is noted.
  [
    /(?:,|;| and)? ?(?:re-?order|restock|order more|buy more)(?: (?:it|them|some))? (?:when|if|once|at)(?: (?:it|they|stock|we)(?:['’]s| is| are|['’]re)?)? ?(?:(?:goes|go|falls|drops|are) )?(?:down to|below|under|less than|fewer than|at) (\d+)(?: left)?/gi,
    '. Alert me when stock is below $1',
  ],
  // 'And note meetings with date and host': what is noted is a meeting, and no note.
  [/(,| and|\bwe|\bto) note (?=(?:[a-z]+ )?[a-z]{3,}s (?:with|by|and)\b)/gi, '$1 record '],
  // 'I rent out 6 flats.' says what there is a list of.
  [
    /(^|[.;!?\n]\s*)(?:i|we) (?:rent out|let out|let|lease|manage|own|breed) (?:about |around )?(?:\d+|a few|several|some|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ((?:[a-z]+ )?[a-z]{3,}s)(?=[.;\n])/gi,
    '$1$2',
  ],
  // 'We write down time with minutes and what was done': time that was worked.
  [
    /\b((?:write|writes|note|notes|put) down|log|logs|record|records|track|tracks) (?:(?:our|my|the|their|your) )?(?:time|hours|working hours)(?= (?:with|per|for|by|spent)\b|[,.;]|$)/gi,
    '$1 time entries',
  ],
  [
    /\b(track|log|record|monitor|keep track of) (my|our|his|her) (baby|newborn|son|daughter|child|kid|toddler|dog|cat|puppy|kitten|mother|father)['’]s ([a-z]+(?:, [a-z]+)*(?:,? and [a-z]+)?)\b/gi,
    '$1 $4 of $2 $3',
  ],
  [
    /\b((?:fantasy )?(?:football|soccer|darts|chess|tennis|bowling|pool)) league table\b/gi,
    'league table for our $1 league',
  ],
  [
    /\bwho (?:owes (?:me|us)|I owe|we owe)(?: (?:money|what|how much))?\b/gi,
    'debts with person, amount, date and paid',
  ],
  // What goes into the box is what it is called by.
  [/\bsuggestions? box\b([^.]*?)\b(?:ideas|proposals)\b/gi, 'suggestions$1suggestions'],
  // What is shared among people is what each of them paid.
  [
    /\b(?:split|splits|share|shares|divide|divides) (?:the |our |all )?((?:groceries|rent|bills?|internet|electricity|fuel|gas|food|utilities|tolls|repairs|firewood|water|heating|power)(?:(?:, and |, | and )(?:groceries|rent|bills?|internet|electricity|fuel|gas|food|utilities|tolls|repairs|firewood|water|heating|power))*)\b/gi,
    'keep expenses with who paid, amount, date and category ($1)',
  ],
  [
    /\b(?:split|splits|share|shares|divide|divides) (?:the |our |all )?(?:costs?|expenses|bills?)\b/gi,
    'keep expenses with who paid, amount, date and what for',
  ],
  [/\bset[- ]lists?\b/gi, 'setlists'],
  [
    /\b(?:map|guide|list|ranking|collection|directory) (?:of|to) (?:the |my |our )?(?:best|favou?rite) ([a-z]+(?: [a-z]+)?) (?:shops|bars|caf[eé]s|restaurants|places|spots|parlou?rs|pubs)(?: in [a-z]+)?(?: with)?(?: (?:my |our )?ratings?)?/gi,
    '$1 places with location and rating',
  ],
  [/\bfamily tree\b/gi, 'family tree: relatives with photo, birthday and parents'],
  [/\bhow (?:I|we|he|she|they|it) (?:felt|feel|feels)\b/gi, 'mood'],
  // Hours that somebody pays for are how many, not a time of day.
  [
    /\bhours (?:per|by|for each|for every) (client|customer|project|job|task)s?\b/gi,
    'hours worked',
  ],
  [/\b(?:keep(?:ing)? (?:an|a close|a good) eye on|keep(?:ing)? tabs on)\b/gi, 'keep track of'],
  [
    /\b(?:a )?(?:leaderboard|scoreboard|league table|ranking) (?:for|of) (?:(?:my|our|the|an?) )?((?:[a-z]+ ){0,2}(?:tennis|football|foosball|pool|darts|chess|ping[- ]?pong|snooker|bowling|badminton|squash|games?|tournament|league|mario kart|kicker))\b/gi,
    'a leaderboard of game scores with player, points and date for our $1',
  ],
  [
    /\b(pet|dog|cat)[- ]sitting ((?:calendar|planner|schedule|diary|app)\b[^.]*?)\bvisits\b/gi,
    '$2$1 sitting visits',
  ],
  [/\bgolf scores\b([^.]*?),? (?:and )?rounds\b/gi, 'golf rounds$1'],
  [
    /\b((?:log|track|record|measure|monitor|note|keep track of) (?:my |our |his |her )?blood (?:pressure|sugar|glucose))\b(?! (?:readings?|levels?))/gi,
    '$1 readings',
  ],
  [
    /\b(log|track|record|measure|note|write down) ([^,.;]*?) (?:once|twice|(?:three|four|several|\d) times) (?:a|per|every) day\b/gi,
    '$1 $2 with date and time',
  ],
  [
    /\btime[- ]?(?:tracker|tracking|sheets?|log)(?: app| system| tool)? (?:for|of) (?:my |our |the )?(?:employees|team|staff|workers|crew) (?:by|per) (project|client|task|job)s?\b/gi,
    'time entries with employee and $1',
  ],
  [
    /\btime[- ]?(?:tracker|tracking|sheets?|log)(?: app| system| tool)? (?:for|of) (?:my |our |the )?(?:employees|team|staff|workers|crew)\b/gi,
    'time entries with employee',
  ],
  [
    /\b(?:(house) ?)?(plant|flower)s?[- ]watering (?:reminders?|schedule|tracker|log|app|planner|calendar|plan)\b/gi,
    '$1$2s with watering interval and last watered',
  ],
  [
    /\bgrowth of (my|our|the) (baby|child|kid|son|daughter|puppy|kitten|toddler)\b/gi,
    'growth measurements of $1 $2',
  ],
  [
    /(,|\band)( |) ?(taken|done|sent|given|sold|shipped|cleaned|delivered|fed) or not\b/gi,
    '$1 whether it was $3',
  ],
  [
    /\b(?:track|log|record) (my|our|the kids') reading\b(?! (?:of|list|room|speed))/gi,
    'a reading log',
  ],
  [
    /\b(?:(?:my|our|the|all) )?(?:kids?|children|sons?|daughters?)(?:'s|')? (?:pocket money|allowances?)\b/gi,
    'pocket money transactions with child, amount, date and reason',
  ],
  [
    /\bcountdowns? (?:to|for|until|till) (?:my |our |the )?(?:important |special |big |upcoming )?(?:dates|days|events|moments)\b/gi,
    'events with date',
  ],
  [
    /\b(?:warranty|warranties) (?:tracker|log|list|register|organi[sz]er|manager)(?: app)? (?:for|of) (?:(?:my|our|the|all) )?([a-z]+s)\b/gi,
    '$1 with purchase date, warranty until and receipt',
  ],
];
