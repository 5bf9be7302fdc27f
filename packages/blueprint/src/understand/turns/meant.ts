import type { Turn } from './turn.ts';

const NUMBER = '(?:an?|one|two|three|four|five|\\d+)';
const AHEAD = `${NUMBER} (?:minute|hour|day|week|month)s?`;
const SOMEBODY =
  '(?:people|members|neighbou?rs|residents|users|everyone|everybody|anyone|families|parents|students|we)';

/** Turns whose words stand for others: what people need are requests, and a picture of it is its picture. English. */
export const MEANT: Turn[] = [
  // How long ahead somebody is reminded is no field of what they are reminded of.
  [
    new RegExp(
      `\\b(reminds?(?: (?:us|me|them|everyone|everybody|people))?(?: (?:of|about) (?:it|them|this))?) ${AHEAD}(?:(?:,| and| or) ${AHEAD})* (?:before(?:hand)?|ahead|earlier|in advance|prior)\\b`,
      'gi',
    ),
    '$1',
  ],
  // 'People post what they need (a pump, a bed)' post requests; what stands in brackets are some of them.
  [
    new RegExp(
      `\\b(${SOMEBODY}) ((?:can |could |may )?(?:posts?|writes?|says?|enters?|submits?|lists?|shares?|adds?)) what (?:they|we|he or she) (?:needs?|wants?|(?:is|are) looking for)(?: help with)?(?: \\([^)]{0,120}\\))?`,
      'gi',
    ),
    '$1 $2 requests',
  ],
  [
    new RegExp(
      `\\b(${SOMEBODY}) ((?:can |could |may )?(?:posts?|writes?|says?|enters?|submits?|lists?|shares?|adds?)) what (?:they|we|he or she) (?:can )?(?:offers?|gives? away|have to (?:offer|give))(?: \\([^)]{0,120}\\))?`,
      'gi',
    ),
    '$1 $2 offers',
  ],
  [
    /\b(somebody|someone|anybody|anyone|another) else (?=claims?|takes?|picks?|covers?|helps?)/gi,
    '$1 ',
  ],
  // 'Character refs as images' are images of the character.
  [
    /\b([a-z]+(?: (?:refs?|references?|sketch(?:es)?|sheets?))?) as (?:an? )?(image|photo|picture|file|pdf)(s?)\b(?= *(?:$|[,.;)]|and\b))/gi,
    '$1 $2$3',
  ],
  // What many people put a mark to has a mark of each.
  [
    /\band rates? (?:it|them)(?: (?:from )?\d+ ?(?:-|–|to) ?\d+)?(?= *(?:$|[,.;]|and\b))/gi,
    'and write reviews',
  ],
];
