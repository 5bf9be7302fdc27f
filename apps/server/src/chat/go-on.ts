import { type ChatMessage, MESSAGES } from '@trellis/contract';
import { wordsOf } from './messages.ts';

/** Ways to say that an answer is to be gone on with, in seven languages; as `plain` writes them. */
const WAYS = [
  // English
  'continue( writing| working| building| with it| with that)?( from)?( there| here| where you (left off|stopped|were( cut off)?))?',
  'carry on',
  'go ahead',
  'go on',
  'keep (going|on)',
  'pick up where you left off',
  'proceed',
  'resume',
  // German
  'fahre? (bitte )?fort',
  'fortfahren',
  'fortsetzen',
  'mache? (bitte |einfach )?weiter',
  'setze? (bitte )?fort',
  'weiter( geht s)?',
  'weitermachen',
  // French
  'allez y',
  'continue[rz]',
  'poursui(s|vez|vre)',
  'reprend(s|ez|re)',
  'vas y',
  // Spanish
  'adelante',
  'continu(a|ar|en)',
  'prosi(gue|ga)',
  'segu?i(r|d)',
  'si(gue|ga|gan)( adelante)?',
  // Italian
  'avanti',
  'continu(are|i)',
  'proced(i|ere)',
  'prosegu(i|ire)',
  'va(i|da) avanti',
  // Portuguese
  'prossi(ga|gue)',
  'se(gue|guir)( em frente)?',
  'va(i|i la)? em frente',
  // Dutch
  'doorgaan',
  'ga( maar| gewoon)? (door|verder)',
  'verder( gaan)?',
  'verdergaan',
];
const BEFORE =
  'and|can you|could you|just|let s|now|ok|okay|please|pls|then|yes|you can|bitte|dann|ja|jetzt|nun|alors|maintenant|oui|ahora|por favor|si|vale|ora|per favore|sim|graag|nu';
const BEHIND =
  'please|pls|now|thanks|thank you|bitte|danke|jetzt|merci|s il (te|vous) plait|ahora|gracias|por favor|grazie|per favore|obrigad[ao]|alsjeblieft|alstublieft|aub|svp|stp|dank je';
const GO_ON = new RegExp(`^((${BEFORE}) )*(${WAYS.join('|')})( (${WAYS.join('|')}|${BEHIND}))*$`);

/** Words in small letters without accents, with one space between them. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Longer than this nobody says it. */
const LONGEST = 80;

/** Whether a message says to go on and nothing else: by the button, or in words of the person's own. */
export function isGoOn(message: ChatMessage): boolean {
  const { imports = [], elements = [] } = message.metadata ?? {};
  const hasMore = message.parts.some(({ type }) => type === 'file');
  if (hasMore || imports.length + elements.length > 0) return false;
  const words = wordsOf(message).trim();
  return (
    words === MESSAGES.keepGoingRequest || (words.length <= LONGEST && GO_ON.test(plain(words)))
  );
}
