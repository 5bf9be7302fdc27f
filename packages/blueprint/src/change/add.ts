import { type Lexicon, things } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';
import { sampleRows } from '../samples/index.ts';
import type { Behaviour, SpecEntity } from '../spec.ts';
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
import { seedDraft } from './seed.ts';
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
  if (!opens && !has && !behaves && !startsWithNoun(clause, lexicon)) return false;
  const place = toward?.indices?.groups?.x;
  const target = place
    ? targetsOf(clause.typed(...place), state.spec, state.lang, 'entity').find(
        (known) => known.kind === 'entity',
      )
    : undefined;
  const text = target && place ? cutBefore(clause, place[0], words.toward) : clause.text;
  const draft = seedDraft(state.spec, state.lang, text);
  const before = new Map(
    draft.entities.map((entity) => [entity.key, JSON.stringify(entity.fields)]),
  );
  const named = target?.kind === 'entity' ? target.entity.name : subjectOf(clause, state);
  const subject = draft.entities.find((entity) => entity.key === named);
  const isBound = target !== undefined;
  // A list or a field that was named as one is where it goes.
  const isFree = !isBound && !replaces(clause);
  if (read(draft, text, lexicon, subject, isBound, isFree) === 'access') return false;
  return take(state, draft, before, replaces(clause));
}

/** 'A genre field with a and b' says what the field may be; 'add categories a and b' adds to what it may be. */
function replaces(clause: Clause): boolean {
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
  return (inText ?? state.focus ?? entities.find((entity) => !entity.isChild) ?? entities[0])?.name;
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
