import type { Lang } from '../lexicon/index.ts';
import type { SpecEntity } from '../spec.ts';
import type { Clause } from './clause.ts';
import { listsNamed } from './parts.ts';
import type { Changing } from './state.ts';

/** What follows a list that lacks something, folded: 'books **also need** a cover'. */
const NEEDS: Record<Lang, string> = {
  en: '(?:(?:also|still|should|must|would|ought to|to) )*(?:needs?|have|has|gets?|get|includes?|lacks?)(?: also| an? own)?',
  de: '(?:(?:noch|auch|sollen|soll|sollte|sollten|mussen|muss) )*(?:brauchen|braucht|haben|hat|bekommen|bekommt|benotigen|benotigt)?(?: (?:noch|auch))*',
  fr: '(?:doi(?:ven)?t avoir|devrai(?:en)?t avoir|a besoin|ont besoin|a|ont)(?: aussi| encore)?(?: d| de| d une?)?',
  es: '(?:tambien )?(?:necesitan?|deben? tener|deberian? tener|tienen?|llevan?)(?: tambien)?',
  it: '(?:anche )?(?:(?:ha|hanno)(?: anche)? bisogno(?: anche)? di|dev(?:e|ono) avere|dovrebber?o? avere|ha|hanno)(?: anche)?',
  pt: '(?:tambem )?(?:precisam? de|dev(?:e|em) ter|deveriam? ter|tem)(?: tambem)?',
  nl: '(?:(?:ook|nog|moeten|moet) )*(?:hebben|heeft|krijgen|krijgt)?(?: (?:ook|nog))*',
};
/** The verb that German and Dutch put at the end. */
const LAST = /\s+(?:haben|bekommen|nodig(?: hebben)?|hebben|krijgen)[.!]*$/iu;

/** 'Books also need a cover', 'jede Ausleihe soll eine Kaution haben': a list, and what it is to have besides. */
export function needing(
  clause: Clause,
  state: Changing,
): { entity: SpecEntity; text: string } | null {
  const { tokens, text } = clause;
  const [named] = listsNamed(tokens.slice(0, 6), state.spec, state.lang).filter(
    ({ from }) => from < 3,
  );
  if (!named) return null;
  const rest = tokens.slice(named.to);
  for (let count = Math.min(6, rest.length - 1); count > 0; count--) {
    const verb = rest
      .slice(0, count)
      .map(({ low }) => low)
      .join(' ');
    const what = rest[count];
    if (!what || !new RegExp(`^(?:${NEEDS[state.lang]})$`).test(verb)) continue;
    const said = text.slice(what.start).replace(LAST, '');
    return said ? { entity: named.entity, text: said } : null;
  }
  return null;
}

/** 'Füge bei Büchern einen Preis hinzu': the list stands before what is added to it. */
export function placedFirst(
  clause: Clause,
  state: Changing,
  toward: string,
): { entity: SpecEntity; text: string } | null {
  const { tokens, text } = clause;
  if (!new RegExp(`^(?:${toward}|den|der)$`).test(tokens[1]?.low ?? '')) return null;
  const named = listsNamed(tokens.slice(2, 7), state.spec, state.lang).find(({ from }) => from < 2);
  const last = named && tokens[named.to + 1];
  const verb = tokens[0];
  return named && last && verb
    ? { entity: named.entity, text: `${text.slice(0, verb.end)}${text.slice(last.end)}` }
    : null;
}
