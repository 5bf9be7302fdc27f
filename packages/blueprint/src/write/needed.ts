import type { SpecField } from '../spec.ts';
import { inSentence } from './names.ts';
import { phrasesOf } from './words/index.ts';

/** What is chosen and not typed. */
const CHOSEN: ReadonlySet<SpecField['type']> = new Set([
  'color',
  'date',
  'datetime',
  'enum',
  'file',
  'image',
  'multienum',
  'rating',
  'relation',
  'time',
]);

/** Up to three plain words: a question, or a whole sentence, cannot stand in another one. */
const NAME = /^[a-z]+(?:[ -][a-z]+){0,2}$/i;
const ASKS =
  /^(?:what|which|who|whose|where|when|why|how|is|are|do|does|did|can|could|will|would|have|has|i)\b/i;
const TOLD = /^(?:your|my|our|their|the|a|an)\b/i;
/** Words that stand without an article; what ends in an s is several. */
const MASS =
  /(?:[^sui]s|advice|clothing|content|cutlery|equipment|evidence|feedback|food|furniture|homework|income|info|information|luggage|money|music|news|progress|publicity|software|stock|text|transport|water|work)$/i;
const VOWEL = /^(?:[aeio]|hour|u(?!n[is]|s[ae]|rl|ti))/i;

/** 'name' → 'a name', 'amount' → 'an amount', 'notes' → 'notes'. */
function withArticle(name: string): string {
  if (TOLD.test(name) || MASS.test(name)) return name;
  return `${VOWEL.test(name) ? 'an' : 'a'} ${name}`;
}

/** What is said at a field that has to be filled in and is not: 'Enter a name', 'Choose a start time'. */
export function needed(
  language: string,
  { label, type }: Pick<SpecField, 'label' | 'type'>,
): string {
  const t = phrasesOf(language);
  if (!language.startsWith('en')) return t('fieldRequired', label);
  const isName = NAME.test(label) && !ASKS.test(label) && type !== 'boolean';
  if (!isName) return t('thisRequired');
  const name = withArticle(inSentence(label, language));
  return t(CHOSEN.has(type) ? 'choiceRequired' : 'fieldRequired', name);
}
