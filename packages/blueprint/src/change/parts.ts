import { fold, type Lang, singularOf } from '../lexicon/index.ts';
import { type Token, tokenise } from '../lexicon/tokens.ts';
import type { AppSpec, SpecEntity } from '../spec.ts';
import { type Target, targetsOf } from './targets.ts';

/** What stands between a part and the list that it is a part of, folded, in all languages. */
const OF = new Set(
  (
    'of from in on at for to ' +
    'aus bei von vom beim im der des den dem fur zu zum zur ' +
    'du d dans aux au a pour ' +
    'del en para ' +
    'di da dal dallo dalla dai dagli dalle dello della dei degli delle nel nello nella nei negli nelle al alla ai agli alle per ' +
    'do dos das no na nos nas ao aos as ' +
    'van uit bij aan voor de'
  ).split(' '),
);
/** Articles and the like, that stand before a name and are no part of it. */
const ARTICLES = new Set(
  'the my our your all every each die der das den dem des mein meine unsere alle l le la les mes nos tous toutes el los las mis todos todas il lo i gli mie miei o os as de het mijn onze'.split(
    ' ',
  ),
);

/** The tokens of a name, in the singular. */
const stems = (tokens: readonly Token[], lang: Lang): string[] =>
  tokens.filter(({ kind }) => kind !== 'sign').map(({ low }) => singularOf(low, lang));

/** A list that stands in a text by its name, and where. */
export interface Named {
  entity: SpecEntity;
  /** Its first token, and the one after its last. */
  from: number;
  to: number;
}

/** The lists that a text calls by their names, the longest name first. */
export function listsNamed(tokens: readonly Token[], spec: AppSpec, lang: Lang): Named[] {
  const said = tokens.map(({ low }) => [low, singularOf(low, lang), bare(low)]);
  const found: Named[] = [];
  for (const entity of spec.entities)
    for (const name of [entity.plural, entity.label]) {
      const wanted = tokenise(name).map(({ low }) => [low, singularOf(low, lang), bare(low)]);
      for (let from = 0; from + wanted.length <= said.length; from++)
        if (wanted.every((forms, at) => forms.some((form) => said[from + at]?.includes(form))))
          found.push({ entity, from, to: from + wanted.length });
    }
  return found
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .filter((one, at, all) => all.findIndex(({ entity }) => entity === one.entity) === at);
}

/** German bends what it names ('bei Büchern', 'der Ausleihe'). */
const bare = (low: string): string => (low.length > 4 ? low.replace(/(?:n|s)$/, '') : low);

/** A part of the app, and the list that the words say it is of ('the status of the loans'). */
export interface Owned {
  words: string;
  entity: SpecEntity;
}

/** Parts words into a part and the list that they say it is of; null where they name no list behind a part. */
export function ownedIn(words: string, spec: AppSpec, lang: Lang): Owned | null {
  const tokens = tokenise(words);
  for (let at = tokens.length - 2; at > 0; at--) {
    if (tokens[at]?.kind !== 'word' || !OF.has(tokens[at]?.low ?? '')) continue;
    const rest = tokens.slice(at + 1).filter(({ low }) => !ARTICLES.has(low) && !OF.has(low));
    const [named] = listsNamed(rest, spec, lang);
    if (!named || named.from > 0 || named.to < rest.length) continue;
    const before = tokens.slice(0, at);
    while (before.length > 0 && OF.has(before.at(-1)?.low ?? '')) before.pop();
    const last = before.at(-1);
    if (last) return { words: words.slice(0, last.end), entity: named.entity };
  }
  return null;
}

/** Words for a list as such: 'the list of loans' is the loans, and no part of them. */
const LIST =
  /^(?:(?:the|die|der|das|la|le|el|il|a|o|de|het|l)[ '’]+)?(?:whole |ganze |toute |entera |intera |inteira |hele )?(?:list|table|collection|liste|tabelle|lista|tabla|elenco|tabella|tabela|lijst|tabel)$/;

/**
 * What words name, best match first, held to the list that they say it is of: 'the status of the loans' is never the
 * loans, and nothing where they have no status. What is quoted is called exactly so.
 */
export function partsNamed(words: string, spec: AppSpec, lang: Lang): Target[] {
  const all = targetsOf(words, spec, lang);
  const owned = ownedIn(words, spec, lang);
  if (!owned || LIST.test(fold(owned.words).trim())) return all;
  // A field may be called 'Date of loan'.
  const isWhole = (target: Target) =>
    target.kind === 'field' &&
    stems(tokenise(target.field.label), lang).join(' ') === stems(tokenise(words), lang).join(' ');
  if (all.some(isWhole)) return all.filter(isWhole);
  return targetsOf(owned.words, spec, lang).filter((target) =>
    target.kind === 'page'
      ? target.page.entity === owned.entity.name
      : target.kind !== 'entity' && target.entity.name === owned.entity.name,
  );
}
