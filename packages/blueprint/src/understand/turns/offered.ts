import type { Turn } from './turn.ts';

/** 'It must never be overbooked': that places are kept goes without saying, and is no word of who sees what. */
export const NOT_TWICE = new RegExp(
  `[,.;]?\\s*(?:\\b(?:and|but|so(?: that)?) )?(?:${[
    // 'It must never be', 'classes cannot get'; or 'no room can be'.
    "\\b(?:the |an? )?(?:[a-z]+ )?[a-z]+ (?:must|should|shall|can|may|could|will|is|are|do|does)(?:n['’]t| ?not| never)(?: ever)?",
    '\\b(?:nothing|no [a-z]+) (?:must|should|shall|can|may|could|will|is|are)(?: ever)?',
  ].join(
    '|',
  )})(?: to)?(?: be| get| become| want to be)? (?:over-?booked|double-?booked|over-?full|over-?sold|booked twice|taken twice)\\b`,
  'gi',
);

/** What one has a ticket for. */
const SHOWN =
  '(?:(?!support|help|service|parking)[a-z]+ ){0,2}(?:shows?|plays?|festivals?|part(?:y|ies)|events?|performances?|match(?:es)?|games?|galas?|balls?|dinners?|tours?|screenings?|fairs?)';
const CONCERT = '(?:[a-z]+ ){0,2}(?:concerts?|musicals?|recitals?)';
const SOLD =
  '\\b(?:(?:an? )?(?:app|site|website|page|place) (?:(?:where|on which) |to |for )?)?(?:(?:I|we) (?:(?:want|would like|need|have) to |can )?)?(?:sell(?:ing)? tickets|ticket (?:sales?|shop|office)|tickets)(?: online)? (?:for|to) (?:(?:my|our|the|an?) )?';
const ONLINE = '\\b(?: (?:online|on the internet))?';
const BOOKED = 'with date, price and number of places; visitors book a place';

/** What people order is for sale. */
export const ORDERED: Turn[] = [
  // A ticket that is sold is a place, not a request for help.
  [new RegExp(`${SOLD}(${CONCERT})${ONLINE}`, 'gi'), `$1 ${BOOKED}`],
  [new RegExp(`${SOLD}${SHOWN}${ONLINE}`, 'gi'), `events ${BOOKED}`],
  // A time that somebody picks is an appointment.
  [
    /\b(?:pick|choose|grab|select) (?:a|an|their|one) (?:free )?(?:time ?slot|slot|time|hour)\b/gi,
    'book appointments',
  ],
  [
    /\b(visitors|people|guests|fans|customers|members|parents|families|everyone|anybody)((?: can| could| may| to)?) (?:buy|book|reserve|order|get|purchase) (?:their )?tickets?\b/gi,
    '$1$2 book a place',
  ],
  [
    /\b(?:(?:an? )?(?:app|site|website|shop|store|page|place) (?:(?:where|on which) )?(?:to |for )?)?(?:(?:I|we|help me|help us) )?(?:(?:want|would like|'d like|wish|like|have|need|plan) to |can )?sell(?:ing)? (?!tickets|time|places)(?:(?:my|our|some|own|handmade|home-?made|hand-?crafted|vintage|used|own|self-?made) )*([a-z]+(?: (?!online|and|to|on|with|in|for|at|via|from|or)[a-z]+)?) (?:online|on the (?:internet|web)|over the internet)\b/gi,
    'an online shop for $1',
  ],
  [
    /^(?:I|we) (?:(?:want|would like|'d like|wish|like|plan) to )?sell (?!tickets|time|places|houses|homes|property|insurance|cars|ads|software|services)(?:(?:my|our|some|own|handmade|home-?made|hand-?crafted|vintage|used|self-?made) )*([a-z]+)(?=\s*[.!]?\s*$|(?:[.,;:]| and\b| with\b| to\b)[\s\S]*\b(?:orders?|customers?|shop|online|buy|ship)\b)/gi,
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
  // The jobs of who repairs are repairs, not places of work.
  [
    /\b((?:(?:my|our|the|a) )?(?:[a-z]+ )?repair (?:shop|workshop|service|business|caf[eé]|company)) with jobs\b/gi,
    'repair jobs of $1',
  ],
  [/\bwhat(?:'s| is| was) (?:broken|wrong|damaged|to be repaired|the matter)\b/gi, 'problem'],
  [
    /\b(?:(ready|due|finished) (?:when|by when)|when (?:it(?:'s| is| will be) )?(ready|due|finished))\b/gi,
    '$1$2 date',
  ],
  [
    /\b(?:students?|pupils?|learners?|kids|children)((?: can| could| may| to| should)?) (?:hand|turn|send) in (?:their |the )?(?:homework|assignments?|essays?|work)(?:s)?\b/gi,
    'students$1 submit homework submissions',
  ],
  [
    /\b(?:the |our |a |every )?(?:coach(?:es)?|trainers?|teachers?|leaders?|instructors?|I|we) (?:notes?|records?|marks?|writes? down|ticks? off) who (?:came|comes|is (?:there|present)|was (?:there|present)|were there|attended|attends|turned up|shows? up) (?:to|at|for) (?:the |each |every )?(?:training|practice)s?(?: sessions?)?\b/gi,
    'training sessions with attendance',
  ],
  // Who wants what when books it.
  [
    /\b(members|people|neighbou?rs|families|owners|users|everyone|everybody|residents|colleagues)((?: can| could| may)?) (?:say|says|tell(?: us)?|write|enter|note) when (?:they|he or she|she|he) (?:wants?|needs?|(?:would|will) (?:like|use|take)|uses?|takes?) (?:which|what|an?|the) ([a-z]+)\b(?:,? and (?:we|everyone|everybody|I|they) (?:can )?sees? who (?:uses|has|takes|booked) (?:which|what|the) [a-z]+ when)?/gi,
    '$1$2 book $3s',
  ],
  // Whose child is ill: a note of it, that whoever looks after the children reads.
  [
    /\b(parents?|mums?|families|guardians)((?: can| could| may| to| should)?) (?:report|say|tell(?: us)?|let (?:us|teachers|staff|the teachers) know|write|note|enter) (?:when|if|whether|that) (?:their|a|the) (?:child(?:ren)?|kids?|sons?|daughters?|pupils?) (?:is|are|will be|stays?|cannot|can't|can not|won't|does not|doesn't) ?(?:sick|ill|absent|away|missing|not coming|home|at home|come|coming|attend)?\b/gi,
    '$1$2 submit absence notes',
  ],
  [
    /\b((?:visitors|buyers|customers|guests|clients|renters|readers|interested people)(?: can| may| could| to)?) (?:ask|send|submit)(?: me| us)? (?:a )?questions?\b/gi,
    '$1 send enquiries',
  ],
  [
    /\b(?:people|any(?:one|body)|every(?:one|body)|they|users|members|parents|fans)((?: can| may| could| to)?) (?:ask|send|submit|leave) (?:me|us) (?:a |their |any )?questions?\b/gi,
    'visitors$1 send enquiries',
  ],
  [
    /\b(?:submit|send(?: in)?|fill (?:in|out)|make|leave) (?:an? |their )applications?(?: forms?)?(?= (?:for|to)\b|\s*(?:[.;,!]|$))/gi,
    'apply',
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
    /\b(?:(?:the|my|their|our|an?) (?:[a-z]+ )?)?(?:boss|manager|supervisor|team lead) (?:approves?|confirms?|signs? off)(?: (?:or|and) (?:rejects?|declines?|refuses?|denies))?(?: (?:them|it))?\b/gi,
    'that I approve or reject',
  ],
  [
    /\b(?:quote|quotation|estimate|cost estimate) (?:generator|maker|builder|calculator|tool|app|manager|software)(?= (?:for|with) (?:my|our|the|a)\b)/gi,
    'quotes for clients',
  ],
  // Beside what work costs, hours are how many.
  [/\b((?:materials?|labou?r|parts|rate|wages?),? (?:and )?)hours\b/gi, '$1hours worked'],
  [
    /\bwith approvals?\b(?! (?:status|date))(?: (?:by|from|of) (?:the |my |our |an? )?(?:[a-z]+ )?(?:managers?|boss|admins?|staff|owner|team lead|supervisor|me|us))?/gi,
    'that I approve or reject',
  ],
  [
    /[;,.]? *(?:and |where |but )?\b(?:the |all )?(?:bookings|reservations) (?:need|require|wait for|have to get) (?:(?:my|our|an?|the|manager|admin|staff) )*approval\b(?: (?:by|from|of) (?:the |my |our |an? )?[a-z]+)?/gi,
    ' and that I approve or reject',
  ],
];

/** What is done to who comes to a salon or a practice: services that they book. */
const SERVICE =
  '(?:services?|treatments?|hair ?cuts?|hair ?styles?|massages?|facials?|manicures?|procedures?)';
const WHO =
  '\\b(customers|clients|patients|people|visitors|guests|users|members|they)((?: can| could| may)?)';
const PICK = ' (?:pick|choose|select) (?:an? |the |their |which )?';
const FREE = '(?:an? |the |their )?(?:free |available |suitable |preferred |convenient |open )?';
const TIME = `${FREE}(?:time slot|times?|slots?|dates?|days?|appointments?)(?: and (?:time|date))?\\b`;
const BY_WHOM =
  '(stylist|barber|hairdresser|therapist|doctor|dentist|coach|trainer|instructor|beautician|masseur|employee|staff member)';

/** Who picks what, and a time for it, books it. */
export const PICKED: Turn[] = [
  [
    new RegExp(`${WHO}${PICK}${SERVICE},? (?:and |with )?${FREE}${BY_WHOM},? and ${TIME}`, 'gi'),
    '$1$2 book a service; bookings have a $3',
  ],
  [
    new RegExp(
      `${WHO}${PICK}${BY_WHOM},? (?:and |an? |the )*${SERVICE},? and ${TIME}(?=.*\\bappointments?\\b)`,
      'gi',
    ),
    '$1$2 book a service; appointments have a $3',
  ],
  [
    new RegExp(`${WHO}${PICK}${BY_WHOM},? (?:and |an? |the )*${SERVICE},? and ${TIME}`, 'gi'),
    '$1$2 book a service; bookings have a $3',
  ],
  [new RegExp(`${WHO}${PICK}${SERVICE},? (?:and|for) ${TIME}`, 'gi'), '$1$2 book a service'],
  [
    new RegExp(
      `${WHO}${PICK}((?:[a-z]+ )?(?:rooms?|courts?|boats?|bikes?|cars?|vans?|desks?|halls?|fields?|pitch|studios?|cabins?|saunas?|tables?)),? (?:and|for) ${TIME}`,
      'gi',
    ),
    '$1$2 book a $3',
  ],
  // Whoever asks for a table says how many come; which one it is, the house decides.
  [
    /\b(?:let |allow )?(people|guests|customers|visitors|diners)((?: can| could| may| to)?) (?:reserve|book) (?:an? |their )?tables?(?: (?:at|in) (?:my|our|the) (?:restaurant|caf[eé]|bistro|bar|pub|diner|pizzeria))?(?: (?:for|with|on|by) (?:(?:an? |the |their )?(?:date|time|day|number of (?:guests|people|persons)|party size|guests)(?:,? and |, )?)+)(?= with\b| and\b|[.,;:]|$)/gi,
    '$1$2 submit table reservations',
  ],
  [
    /\b(?:let |allow )?(people|guests|customers|visitors|diners)((?: can| could| may| to)?) (?:reserve|book) (?:an? |their )?tables? (?:at|in) (?:my|our|the) (?:restaurant|caf[eé]|bistro|bar|pub|diner|pizzeria)\b/gi,
    '$1$2 submit table reservations',
  ],
  [
    new RegExp(`${WHO} book (?:an? |their )?${SERVICE}(?: appointments?)?\\b`, 'gi'),
    '$1$2 book a service',
  ],
  [
    /\bwith (?:an? )?(?:limit|maximum|max|cap) of (\d+) (?:people|participants|persons|guests|students|attendees|places|spots|seats)(?: (?:per|in each|for each|each) [a-z]+)?/gi,
    'with $1 places',
  ],
  [
    /(^|[,:;.] ?|\b(?:of|with|for|our|my|the) )rooms (?=(?:that|which) (?:people|colleagues|employees|members|anyone|everybody|teams|staff) can (?:book|reserve))/gi,
    '$1meeting rooms ',
  ],
  [
    /\b(?:meeting |conference |seminar )?rooms? (?:booking|reservation)s?(?: (?:app|system|tool|page|calendar|site))? (?:for|in|at|of) (?:our|my|the) (?:[a-z]+ )?(?:office|company|team|firm|school|university|library|church)\b/gi,
    'people can reserve the meeting rooms',
  ],
  // What a house shares: no room for the night.
  [
    /\b((?:laundry|wash|party|common|music|practice|rehearsal|hobby|bike|games?|sewing|craft|guest parking|drying|community|fitness|activity) ?rooms?|saunas?|roof terrace|tennis courts?|barbecue area|bbq area|parking spaces?) (?:booking|reservation)s?(?: (?:app|system|tool|page|calendar|site))?(?= (?:for|in|at|of)\b|[,:.]|$)/gi,
    'people can reserve the $1',
  ],
];

/** What holds a collection is called after what is in it; who trains a language is an app. */
export const HELD: Turn[] = [
  [
    /\b(dentist|dental|medical|doctor['’]s|vet|veterinary|physiotherapy|physio|psychotherapy|family) practice\b/gi,
    '$1 clinic',
  ],
  [
    /\b(customers|clients|patients)((?: can| could| may| to)?) book(?: (?:online|with me|with us|in|by themselves))*(?=\s*(?:[.,;]|$|and\b))/gi,
    '$1$2 book a service',
  ],
  // What is put into a box is read by who empties it, unless it is spoken of what everybody does with it.
  [
    /\b(?:an? )?(idea|suggestion)s? box\b(?=.*\b(?:vot\w*|upvot\w*|everyone|everybody|discuss\w*|comment\w*|board|status|rank\w*)\b)/gi,
    '$1s',
  ],
  [/\b(?:an? )?questions? box\b/gi, 'questions'],
  [
    /\b(?:an? )?(?:online )?(?:booking|reservation|sign[- ]?up) (?:page|site|website|app|system|tool|form) (?:for|of) (?:my |our |the )?((?:[a-z]+ )?(?:lessons|classes|sessions|courses|workshops|tours|trips|excursions|seminars|consultations))\b/gi,
    '$1 that people can book',
  ],
  [/\b(?:enquiry|inquiry) form\b/gi, 'contact form'],
  [
    /(help requests\b[^.]*?):? ?(?:people )?(?:can )?ask for help (?:and|or) offer (?:help|it)\b/gi,
    '$1 with date and helper',
  ],
  // Who is let do something is not what the app keeps.
  [
    /^(?:please )?let (my|our|the) ([a-z]+(?: [a-z]+)?) (book|reserve|rent|borrow|order) ((?:(?:a|an|the|my|our) )?[a-z]+(?: [a-z]+){0,2})(?=[.,;]|$| and\b| with\b)/gi,
    '$4 that $1 $2 can $3',
  ],
  [
    /\b(?:[a-z]+ )?sign(?:s|ing)?[- ]?up to bring (?:a |some |their )?(?:food|dish(?:es)?|snacks?|cakes?|something)\b[^.,;]*/gi,
    'potluck dishes with person and dish',
  ],
  [
    /\b(?:an? |my |our )?(?:gift |birthday |wedding |baby )?(?:wish ?list|gift list|gift registry|registry)( for [a-z]+(?: [a-z]+){0,2}?)? (?:(?:that|where|so that|from which) )?(?:(?:my|our|the) )?(friends|guests|family|people|relatives)(?: and family)? can (?:reserve|book|claim|pick|choose)(?: (?:a |the )?(?:gifts?|presents?|items?|things?))?(?: from)?/gi,
    'gifts$1 with photo, price and link that $2 can reserve',
  ],
  // Who lends boats keeps boats; a register of equipment is for their own.
  [
    /\b(?:an? )?(?:booking|reservation) (?:page|site|website|app|system|tool) for (?:my |our |the |an? )?(?!equipment|tool|party|holiday|vacation|room|house|apartment|flat|property)([a-z]+[^s\W]) (?:rentals?|hire)(?: (?:business|shop|company|service))?\b/gi,
    'customers can book $1s',
  ],
  [
    /(?<=\bcustomers can book [a-z]+s[:,;.]? (?:where |and |so )?)(?:people|customers|guests|visitors|they) (?:can )?(?:choose|pick|select) an? [a-z]+ and an? (?:day|date|time|time slot|slot)\b/gi,
    'they book it for a day',
  ],
  [
    /\b(?:rental|hire|renting(?: out)?) of (?!houses|flats|apartments|rooms|cars|bikes|homes)((?:[a-z]+ )?[a-z]+s) and ((?:[a-z]+ )?[a-z]+s)\b/gi,
    'equipment that customers can rent with category ($1, $2)',
  ],
  [
    /\bvot(?:e|es|ing) (?:for|on|about) (?:the |an? )?(?:best |new |possible )?(name|title|logo|motto|slogan|theme)s? (?:of|for) (?:my|our|the) (?:new )?[a-z]+(?: [a-z]+)?/gi,
    'upvote $1 suggestions',
  ],
  [
    /\b(?:car[- ]?pool(?:ing|s)?|lift[- ]?shar(?:e|ing)|ride[- ]?shar(?:e|ing))(?: app| planner| list| board)? (?:for|to) (?:(?:my|our|the) )?[^.,;:]*/gi,
    'shared rides that people can join',
  ],
  // Rooms have no days: whoever has them does.
  [
    /\b(?:an? )?(?:(?:booking|reservation|occupancy|room) (?:page|site|website|app|system|tool)|(?:(?:booking|reservation|occupancy|room) )?(?:calendar|schedule|planner)) (?:for|of) (?:my|our|the) ((?:[a-z]+ )?(?:rooms|halls?|courts?|trailer|van|boat|sauna|cabin|holiday home|desks))\b/gi,
    'people can reserve the $1',
  ],
  [
    /\b(?:waiting list|waitlist)(?: app| manager| tracker)? (?:for|of) (?=(?:my|our|the) )/gi,
    'waiting list entries for ',
  ],
  [
    /(?:,|\band\b|,? (?:it|which|that) (?:is|should be|must be))? (?:fully )?(?:searchable|sortable|filterable)(?=\s*(?:[.,;]|$|and\b))/gi,
    '',
  ],
  [/\b(recipe|toy|memory) box\b/gi, '$1s'],
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
  [NOT_TWICE, ''],
  // How far something is, is told by its state, which it has; and no list of stands.
  [
    /(?:,? and)? (?:can )?(?:sees?|checks?|follows?|tracks?|looks? up|(?:wants? to )?knows?) (?:where|how far|(?:at )?what stage) (?:their|my|our|his|her|its|the|an?|each|every) (?:own )?(?:request|order|application|ticket|claim|repair|complaint|report|case|job|parcel|package|delivery|issue|enquiry|inquiry|booking)s? (?:stands?|is at|are at|is|are|has got|have got|got to)\b/gi,
    '',
  ],
];
