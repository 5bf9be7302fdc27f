import { type Lexicon, things } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';
import { sampleRows } from '../samples/index.ts';
import type { Behaviour, SpecEntity, SpecPage } from '../spec.ts';
import { type Added, assembleAddition } from '../understand/assemble/addition.ts';
import { behavioursOf, prepare } from '../understand/behaviours/index.ts';
import { complete } from '../understand/complete.ts';
import type { Draft, DraftEntity } from '../understand/draft.ts';
import { entityOf, specField } from '../understand/finish.ts';
import { pageOf } from '../understand/pages.ts';
import { findPhrases } from '../understand/phrases.ts';
import { type Noun, readPieces } from '../understand/pieces/index.ts';
import { tagsOf } from '../understand/tagger.ts';
import { walkFrom } from '../understand/walk/index.ts';
import type { Clause } from './clause.ts';
import { needing } from './needing.ts';
import { listsNamed } from './parts.ts';
import { seedDraft } from './seed.ts';
import { type Shown, shownIn, withWhatItNeeds } from './shown.ts';
import type { Changing } from './state.ts';
import { targetsOf } from './targets.ts';
import { CHANGE_WORDS } from './words.ts';

/** 'Add a genre field with a, b and c', 'each recipe has a source', 'a page with statistics per genre'. */
export function add(clause: Clause, state: Changing, lexicon: Lexicon): boolean {
  const words = CHANGE_WORDS[state.lang];
  const toward = new RegExp(
    `(?:^| )(?:${words.toward}) (?<x>[^,]+?)(?: hinzu| toe)?[.!]*$`,
    'd',
  ).exec(clause.line);
  const opens = new RegExp(
    `^(?:please |bitte |could you |can you |now |and |also |kannst du |puedes |peux tu |podrias )*(?:${words.add})(?: |$)`,
  ).test(clause.line);
  const has =
    /\b(?:has|have|had|should have|needs?|hat|haben|soll(?:en|te|ten)? .* haben|a|ont|tiene|tienen|ha|hanno|tem|heeft|hebben)\b/.test(
      clause.line,
    );
  const behaves = findPhrases(clause.tokens, state.lang).some((found) => found.phrase.does);
  const shown = shownIn(clause, state, lexicon);
  if (shown) return show(shown, state);
  const place = toward?.indices?.groups?.x;
  const there = needing(clause, state) ?? (opens ? placedFirst(clause, state, words.toward) : null);
  if (!there && !opens && !has && !behaves && !startsWithNoun(clause, lexicon)) return false;
  const target =
    there?.entity ??
    (place &&
      targetsOf(clause.typed(...place), state.spec, state.lang, 'entity').find(
        (known) => known.kind === 'entity',
      )?.entity);
  const cut = target && place && !there ? cutBefore(clause, place[0], words.toward) : clause.text;
  // What is quoted and has its place is called exactly so.
  const text = target
    ? (there?.text ?? cut).replace(/["“”„«»]|(?<!\p{L})[‘']|[’'](?!\p{L})/gu, '')
    : cut;
  const draft = seedDraft(state.spec, state.lang, text);
  const before = fieldsOf(draft);
  const named = target ? target.name : subjectOf(clause, state);
  const subject = draft.entities.find((entity) => entity.key === named);
  const isBound = target !== undefined;
  // A list or a field that was named as one is where it goes.
  const isFree = !isBound && !namesField(clause);
  if (read(draft, text, lexicon, subject, isBound, isFree) === 'access') return false;
  return take(state, draft, before, namesField(clause));
}

const fieldsOf = (draft: Draft): Map<string, string> =>
  new Map(draft.entities.map((entity) => [entity.key, JSON.stringify(entity.fields)]));

/** The list as it is wished to be shown, with what that needs. */
function show({ entity: name, view, by, text, inPlace }: Shown, state: Changing): boolean {
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

/** 'Füge bei Büchern einen Preis hinzu': the list stands before what is added to it. */
function placedFirst(
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

/** 'A genre field with a and b' says what the field may be; 'add categories a and b' adds to what it may be. */
export function namesField(clause: Clause): boolean {
  return /(?:^| )(?:field|column|feld|spalte|champ|colonne|campo|columna|coluna|veld|kolom)(?: |$)/.test(
    clause.line,
  );
}

/** A bare wish ('a dark mode', 'photos for the plants') counts as an addition where it opens with what it names. */
function startsWithNoun(clause: Clause, lexicon: Lexicon): boolean {
  const [first] = clause.tokens;
  const cls = lexicon.wordClass(first?.low ?? '');
  return (
    clause.tokens.length < 14 &&
    !lexicon.verbClass(first?.low ?? '') &&
    (cls === 'det' || cls === 'some' || cls === 'each' || lexicon.match(clause.tokens, 0) !== null)
  );
}

function cutBefore(clause: Clause, at: number, toward: string): string {
  const head = clause.line.slice(0, at).replace(new RegExp(` (?:${toward}) $`), '');
  return clause.typed(0, head.length);
}

/** What the sentence is about: a list that it names, the one spoken of last, or the app's main one. */
function subjectOf(clause: Clause, state: Changing): string | undefined {
  const { entities } = state.spec;
  const inText = entities.find((entity) =>
    [entity.label, entity.plural].some((word) =>
      new RegExp(`(?<!\\p{L})${quoted(word.toLowerCase())}(?!\\p{L})`, 'u').test(
        clause.text.toLowerCase(),
      ),
    ),
  );
  return (
    inText ??
    ownerNamed(clause, state) ??
    state.focus ??
    entities.find((entity) => !entity.isChild) ??
    entities[0]
  )?.name;
}

/** 'The borrower's phone' is noted where borrowers are: the one list that has a field called so. */
function ownerNamed({ text }: Clause, { spec }: Changing): SpecEntity | undefined {
  const said = ` ${text.toLowerCase().replace(/['’]s\b/g, '')} `;
  const owners = spec.entities.filter(({ fields }) =>
    fields.some(
      ({ label, role }) =>
        role === 'person' && label.length > 3 && said.includes(` ${label.toLowerCase()} `),
    ),
  );
  return owners.length === 1 ? owners[0] : undefined;
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function read(
  draft: Draft,
  text: string,
  lexicon: Lexicon,
  subject: DraftEntity | undefined,
  bound: boolean,
  isFree: boolean,
): Added {
  const tokens = tokenise(text);
  const tags = draft.lang === 'en' ? tagsOf(text, tokens) : new Map();
  const found = findPhrases(tokens, draft.lang);
  if (isFree) {
    const added = assembleAddition(draft, { text, tokens, lexicon, tags, found }, subject);
    if (added) return added;
  }
  const pieces = readPieces(text, tokens, lexicon, tags, found);
  const at = pieces.findIndex(
    (piece) => piece.kind === 'noun' && piece.sense.thing?.key !== subject?.thing?.key,
  );
  const first = pieces[at] as Noun | undefined;
  const next = pieces[at + 1];
  const own = next?.kind === 'fn' && (next.cls === 'with' || next.cls === 'have');
  const list =
    first?.many &&
    !first.sense.view &&
    (first.sense.thing?.kind !== 'log' || own) &&
    !bound &&
    (own || (first.sense.thing !== undefined && !first.sense.attribute));
  walkFrom(draft, { text, tokens, lexicon, tags, found }, subject, list ? 'top' : 'fields', bound);
  return null;
}

/** Brings what is new in the draft into the spec. False where nothing is. */
function take(
  state: Changing,
  draft: Draft,
  before: Map<string, string>,
  replace: boolean,
): boolean {
  const told = state.changes.length;
  const old = new Set(before.keys());
  const kept = draft.entities
    .filter((entity) => old.has(entity.key))
    .map((entity) => ({ entity, fields: [...entity.fields] }));
  prepare(draft);
  if (draft.entities.some((entity) => !old.has(entity.key))) {
    const asked = kept.map(({ entity }) => [...entity.fields]);
    complete(draft);
    kept.forEach(({ entity }, at) => {
      entity.fields = [
        ...(asked[at] ?? []),
        ...entity.fields.filter(
          (field) =>
            field.type === 'relation' &&
            !(asked[at] ?? []).includes(field) &&
            !old.has(field.to ?? ''),
        ),
      ];
    });
  }
  const behaviours = behavioursOf(draft);
  addFields(state, draft, old, before, replace);
  addEntities(state, draft, old);
  addBehaviours(state, draft, behaviours, told);
  addPages(state, draft);
  return state.changes.length > told;
}

function addFields(
  state: Changing,
  draft: Draft,
  old: Set<string>,
  before: Map<string, string>,
  replace: boolean,
): void {
  for (const entity of draft.entities) {
    if (!old.has(entity.key) || before.get(entity.key) === JSON.stringify(entity.fields)) continue;
    const spec = state.spec.entities.find((known) => known.name === entity.name);
    if (!spec) continue;
    for (const field of entity.fields) {
      const known = spec.fields.find((own) => own.name === field.name);
      const made = specField(draft, field);
      if (!known) {
        state.update(entity.name, (own) => ({
          ...own,
          fields: [...own.fields, { ...made, required: false }],
        }));
        state.say('fieldAdded', made.label, spec.plural);
      } else if (known.hidden) {
        state.update(entity.name, (own) => ({
          ...own,
          fields: own.fields.map((each) =>
            each.name === known.name ? { ...each, hidden: undefined } : each,
          ),
        }));
        state.say('fieldAdded', known.label, spec.plural);
      } else if (made.options && JSON.stringify(made.options) !== JSON.stringify(known.options)) {
        const had = replace ? [] : (known.options ?? []);
        const options = [
          ...had,
          ...made.options.filter((option) => had.every((each) => each.value !== option.value)),
        ];
        const { type, role } = made;
        state.update(entity.name, (own) => ({
          ...own,
          fields: own.fields.map((each) =>
            each.name === known.name ? { ...each, type, role, options } : each,
          ),
        }));
        state.say('optionsSet', known.label, made.options.map((option) => option.label).join(', '));
      }
    }
  }
}

/** New lists follow the app: where everything is private or for admins only, they are too. */
function addEntities(state: Changing, draft: Draft, old: Set<string>): void {
  const fresh = draft.entities.filter((entity) => !old.has(entity.key));
  if (fresh.length === 0) return;
  const [first, ...others] = state.spec.entities;
  const alike =
    first &&
    others.every(
      (other) => JSON.stringify(other.permissions) === JSON.stringify(first.permissions),
    ) &&
    ['private', 'team', 'staff', 'said'].includes(first.permissionsBecause);
  const made: SpecEntity[] = fresh.map((entity) => {
    const spec = entityOf(draft, entity);
    return alike && spec.permissionsBecause !== 'public_form'
      ? {
          ...spec,
          permissions: first.permissions,
          permissionsBecause: first.permissionsBecause,
          ownedByCreatorOrAdmin: first.ownedByCreatorOrAdmin,
        }
      : spec;
  });
  state.spec = { ...state.spec, entities: [...state.spec.entities, ...made] };
  const keys = Object.fromEntries(
    state.spec.entities.flatMap((entity) =>
      entity.concept && things.has(entity.concept) ? [[entity.name, entity.concept]] : [],
    ),
  );
  const rows = sampleRows({ ...state.spec, behaviours: [] }, state.now, keys);
  for (const entity of made) {
    state.update(entity.name, (own) => ({ ...own, samples: rows[own.name] ?? [] }));
    state.say('entityAdded', entity.plural);
  }
}

function addBehaviours(state: Changing, draft: Draft, all: Behaviour[], told: number): void {
  const wanted = new Set([
    ...draft.does.map((wish) => wish.kind),
    ...draft.wishes.map((wish) => wish.view),
  ]);
  const fresh = all.filter((behaviour) => {
    if (
      state.spec.behaviours.some(
        (known) => known.kind === behaviour.kind && known.entity === behaviour.entity,
      )
    )
      return false;
    const isNew = (name: string | undefined) =>
      name !== undefined &&
      !draft.entities.some((entity) => entity.name === name && entity.key === name);
    return wanted.has(behaviour.kind) || isNew(behaviour.entity) || isNew(behaviour.target);
  });
  if (fresh.length === 0) return;
  state.spec = { ...state.spec, behaviours: [...state.spec.behaviours, ...fresh] };
  if (state.changes.length > told) return;
  for (const behaviour of fresh) {
    const entity = state.spec.entities.find((known) => known.name === behaviour.entity);
    const wish =
      draft.does.find((known) => known.kind === behaviour.kind) ??
      draft.wishes.find((known) => known.view === behaviour.kind);
    state.say(
      'behaviour',
      wish?.text ?? behaviour.kind.replaceAll('_', ' '),
      entity?.plural ?? behaviour.entity,
    );
  }
}

function addPages(state: Changing, draft: Draft): void {
  for (const wish of draft.wishes) {
    const page = pageOf(draft, wish);
    if (!page) continue;
    const same = state.spec.pages.find(
      (known) =>
        known.view === page.view &&
        known.entity === page.entity &&
        (known.fields.by ?? '') === (page.fields.by ?? ''),
    );
    if (same) {
      state.there.push(same.title);
      continue;
    }
    let name = page.name;
    for (let n = 2; state.spec.pages.some((known) => known.name === name); n++)
      name = `${page.name}${n}`;
    state.spec = { ...state.spec, pages: [...state.spec.pages, { ...page, name }] };
    state.say('pageAdded', page.title);
  }
}
