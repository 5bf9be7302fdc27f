import { fold, HEAD_FIRST, type Lang, singularOf, things } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';

/** What a list is called; the lexicon's thing where it is one. */
export interface Called {
  /** PascalCase, as in its file. */
  name: string;
  label: string;
  plural: string;
  concept?: string | undefined;
}

/** A text's words in the singular, folded. */
export const singulars = (text: string, lang: Lang): string[] =>
  tokenise(text)
    .flatMap(({ kind, text: typed, low }) => (kind === 'quote' ? fold(typed).split(' ') : [low]))
    .map((word) => singularOf(word, lang));

/** What an entity is called: its label, its plural, its name, and the lexicon's words for what it is. */
function namesOf(entity: Called, lang: Lang): string[][] {
  const thing = entity.concept ? things.get(entity.concept) : undefined;
  const known = [...(thing?.words[lang] ?? []), ...(thing?.words.en ?? [])].flatMap((word) => [
    word.one,
    word.many,
  ]);
  const own = [entity.label, entity.plural, entity.name.replace(/([a-z])([A-Z])/g, '$1 $2')];
  const phrases = [...own, ...known].map((name) => singulars(name, lang)).filter(hasWords);
  const heads = own
    .map((name) => singulars(name, lang))
    .filter((parts) => parts.length > 1)
    .map((parts) => [HEAD_FIRST.has(lang) ? parts[0]! : parts.at(-1)!])
    .filter(([head = '']) => head.length > 3);
  return [...phrases, ...heads];
}

const hasWords = (parts: readonly string[]): boolean => parts.length > 0;

function holds(line: readonly string[], name: readonly string[]): boolean {
  return line.some((_, at) => name.every((word, beside) => isSame(line[at + beside], word)));
}

/** German and Dutch join words and bend them: 'Bestellung' is in 'Bestellungen' and in 'Kundenbestellung'. */
const isSame = (said: string | undefined, word: string): boolean =>
  said !== undefined &&
  (said === word || (word.length > 4 && said.startsWith(word) && said.length < word.length + 4));

/**
 * The entities that a text names. Those of people are left out where it names another as well: they are who sees or
 * changes ('members only see their own bookings'), and what is kept of them is closed by what it holds.
 */
export function namedIn(text: string, entities: readonly Called[], lang: Lang): Called[] {
  const line = singulars(text, lang);
  const named = entities.filter((entity) =>
    namesOf(entity, lang).some((name) => holds(line, name)),
  );
  const others = named.filter(({ concept }) => things.get(concept ?? '')?.kind !== 'person');
  return others.length > 0 ? others : named;
}
