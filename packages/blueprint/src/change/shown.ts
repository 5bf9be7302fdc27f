import { attributes, type Lexicon } from '../lexicon/index.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { SpecPage } from '../spec.ts';
import { type Draft, type DraftEntity, optionsIn } from '../understand/draft.ts';
import { ensure, fromAttribute, withRole } from '../understand/fields.ts';
import { pageOf, ROW_VIEWS } from '../understand/pages.ts';
import type { Clause } from './clause.ts';
import { listsNamed } from './parts.ts';
import { seedDraft } from './seed.ts';
import type { Changing } from './state.ts';
import { fieldsOf, take } from './take.ts';
import { CHANGE_WORDS } from './words.ts';

const VIEWS = new Set(['list', ...ROW_VIEWS]);
/** Verbs of showing beside those of adding, folded, in all languages. */
const SHOWING =
  /^(?:show|display|see|view|put|present|have|want|need|would|like|zeige?|stelle?|dar|sehen|anzeigen|hatte|gern\w*|affiche[rz]?|montre[rz]?|voir|presente[rz]?|muestra|mostrar|ver|presenta|mostra|mostre|visualizza|vedere|vedi|exibe|exiba|apresent[ae]|toon|laat|zien|weergeven|hinzu|toe|i|we|ich|wir|je|nous|yo|io|eu|ik|as|als|in|on|en|como|come|sous|forme|form|vista|vue|view|kind|format|formato|num|numa)$/;

/** Verbs of adding: what they bring stands beside what is there. */
const ADDING =
  /^(?:add|include|create|fuge|erstelle?|ajoute[rz]?|cree[rz]?|anade|agrega|crea|aggiungi|adicione|crie|voeg|maak)$/;

/** A list and the way it is wished to be shown. */
interface Shown {
  entity: string;
  view: string;
  /** The list's own page is wished to show it so: no page was asked for beside it. */
  inPlace: boolean;
  /** What it is grouped by, as the person said it. */
  by?: string;
  text: string;
}

/** 'Show loans as a board', 'die Ausleihen in einem Kalender': a clause that says no more than a list and a view of it. */
export function shownIn(clause: Clause, state: Changing, lexicon: Lexicon): Shown | null {
  const { tokens } = clause;
  const [list, ...others] = listsNamed(tokens, state.spec, state.lang);
  const view = viewIn(tokens, lexicon, list);
  const isDenied = tokens.some(({ low }) => ['not', 'only'].includes(lexicon.wordClass(low) ?? ''));
  if (!list || others.length > 0 || !view || isDenied) return null;
  const by = groupIn(tokens, lexicon, Math.max(view.to, list.to));
  const verbs = new RegExp(`^(?:${CHANGE_WORDS[state.lang].add})$`);
  const isSpoken = tokens.every(
    (token, at) =>
      (at >= list.from && at < list.to) ||
      (at >= view.from && at < view.to) ||
      (by !== null && at >= by.from) ||
      token.kind === 'sign' ||
      lexicon.wordClass(token.low) !== undefined ||
      verbs.test(token.low) ||
      SHOWING.test(token.low),
  );
  if (!isSpoken) return null;
  return {
    entity: list.entity.name,
    view: view.view,
    text: tokens
      .slice(view.from, view.to)
      .map(({ text }) => text)
      .join(' '),
    inPlace: !ADDING.test(tokens[0]?.low ?? ''),
    ...(by && { by: by.text }),
  };
}

function viewIn(
  tokens: readonly Token[],
  lexicon: Lexicon,
  list: { from: number; to: number } | undefined,
): { view: string; from: number; to: number } | null {
  for (let at = 0; at < tokens.length; at++) {
    if (list && at >= list.from && at < list.to) continue;
    const hit = lexicon.match(tokens, at);
    for (const entry of hit?.entries ?? [])
      if (entry.kind === 'view' && VIEWS.has(entry.view))
        return { view: entry.view, from: at, to: at + (hit?.length ?? 1) };
  }
  return null;
}

/** 'per genre', 'by status', at the end of the clause. */
function groupIn(
  tokens: readonly Token[],
  lexicon: Lexicon,
  from: number,
): { text: string; from: number } | null {
  const at = tokens.findIndex(
    ({ low }, place) => place >= from && ['by', 'per'].includes(lexicon.wordClass(low) ?? ''),
  );
  if (at < 0) return null;
  const named = tokens
    .slice(at + 1)
    .filter(({ kind, low }) => kind !== 'sign' && lexicon.wordClass(low) === undefined);
  return named.length > 0 && named.length < 4
    ? { text: named.map(({ text }) => text).join(' '), from: at }
    : null;
}

/** A calendar needs days, a board states, a gallery pictures: what the list lacks of that comes with the view. */
function withWhatItNeeds(draft: Draft, entity: DraftEntity, view: string): void {
  const { lang } = draft;
  if (['calendar', 'schedule', 'timeline'].includes(view) && !withRole(entity, 'date', 'due'))
    ensure(entity, 'date', draft);
  if (view === 'gallery' && !withRole(entity, 'picture')) ensure(entity, 'photo', draft);
  const isGrouped = entity.fields.some(({ type }) => type === 'enum');
  const status = attributes.get('task_status') ?? attributes.get('status');
  if (view === 'board' && !isGrouped && status)
    entity.fields.push({
      ...fromAttribute(status, lang),
      name: 'status',
      asked: true,
      ...(status.options ? { options: optionsIn(status.options, lang) } : {}),
    });
}

/** The list as it is wished to be shown, with what that needs. */
export function show({ entity: name, view, by, text, inPlace }: Shown, state: Changing): boolean {
  const draft = seedDraft(state.spec, state.lang, text);
  const before = fieldsOf(draft);
  const entity = draft.entities.find(({ key }) => key === name);
  if (!entity) return false;
  withWhatItNeeds(draft, entity, view);
  const wish = { view, entity: entity.key, text, ...(by ? { by } : {}) };
  const page = inPlace ? mainPage(state, name, view) : undefined;
  if (page) {
    state.spec = {
      ...state.spec,
      pages: state.spec.pages.map((known) =>
        known === page
          ? { ...known, view: view as SpecPage['view'], fields: pageOf(draft, wish)?.fields ?? {} }
          : known,
      ),
    };
    state.say('pageShown', page.title, text);
    take(state, draft, before, false);
    return true;
  }
  draft.wishes.push(wish);
  return take(state, draft, before, false);
}

/** Ways to look at all rows of a list, of which its own page has one. */
const WHOLE = ['list', 'table', 'gallery'];

/** The page of a list that shows all of it in another way than the one that is wished for. */
const mainPage = ({ spec }: Changing, entity: string, view: string): SpecPage | undefined =>
  WHOLE.includes(view) && !spec.pages.some((page) => page.entity === entity && page.view === view)
    ? spec.pages.find((page) => page.entity === entity && WHOLE.includes(page.view))
    : undefined;
