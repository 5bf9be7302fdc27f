import type { Turn } from './turn.ts';

const TOOLS =
  '(?:spreadsheets?|excel|google (?:sheets?|docs?)|whats ?app|group chats?|e?mails?|text messages|paper|sticky notes?|post-?its?|notebooks?|in my head|folders?)';

/**
 * What people tell beside what they want: how it is done today, how they suffer from it, how many they are, and thanks.
 * Nothing of it is to be kept. English.
 */
export const ASIDE: Turn[] = [
  [/^(?:(?:ok(?:ay)?|so|hi|hello|hey|well|right)(?: there| everyone| all)?[,!.]*\s+)+(?=\S)/gi, ''],
  [/(?:^|(?<=[.!?\n]))\s*(?:oh,? )?(?:and )?(?:oh,? )(?=\p{L})/giu, ' '],
  [
    /(?:^|(?<=[.!?\n,]))\s*(?:thx|thanks?(?: you)?(?: (?:so|very) much)?(?: in advance)?|cheers|ty|not sure|i guess|if possible|you know)\s*[!.]*(?=$|[.!?\n,])/gi,
    '',
  ],
  // 'Right now everything is in a WhatsApp group and three spreadsheets and nobody knows anything.'
  [
    new RegExp(
      `(?:,? ?\\b(?:and|but|because|since) )?\\b(?:right now|at the moment|currently|until now|till now|so far|these days|today)\\b,?[^.;!?\\n]*\\b${TOOLS}\\b[^.;!?\\n]*(?=[.;!?\\n]|$)`,
      'gi',
    ),
    '',
  ],
  [
    /(?:,? ?\b(?:and|but|because|since) )?(?:\bevery \w+ )?\b(?:it(?:[’']?s| is| was| gets)|everything(?:[’']s| is)|this is|that is) (?:always |just |such |only |all )*(?:an? )?(?:total |complete |real |big |absolute )*(?:chaos|mess|nightmare|disaster|pain|hassle|headache|confusing|messy)\b/gi,
    '',
  ],
  [/(?:,? ?\b(?:and|but|so) )?\bnobody (?:ever )?knows anything\b/gi, ''],
  // 'The horses I shoe', 'the productions we're doing' are the horses and the productions.
  [
    /\b(?<=\b(?:the|all|our|my|which) (?:[a-z]+ )?)([a-z]{3,}s) (?:that |which )?(?:we|i)(?:[’'](?:re|m|ve)| are| am| have)?(?: currently| usually| always)? (?:doing|running|offering|offer|run|do|singing|playing|play|sing|making|make|working on|work on|shoe|selling|sell|own|teaching|teach|organi[sz]e|organi[sz]ing|treat|visit|look after|take care of|care for|grow|growing|keep|raise|repair|fix|restore)\b(?! (?:track|an eye|records?|notes?))/gi,
    '$1',
  ],
  // Facts of the business in brackets: how many trees there are, what a crate is paid.
  [/\s*\((?:about |around |approx\.? |ca\.? |~)?\d+\s+[a-z][^()]{0,40}\)/gi, ''],
  [/\s*\([^()]*\d[^()]*(?:€|\$|£|euros?|dollars?|pounds?)[^()]*\)/gi, ''],
  // 'Dose in l/ha' is a dose.
  [/\b([a-z]{3,}) in (?:[a-zµ°%]{1,4}\/[a-z]{1,4})\b/gi, '$1'],
  // How often something falls due is told beside its being due.
  [/\s*\(every \d+(?:\s?(?:-|–|to|or)\s?\d+)? (?:days|weeks|months|years)\)/gi, ''],
];
