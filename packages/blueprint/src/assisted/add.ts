import { seedDraft } from '../change/seed.ts';
import type { Changing } from '../change/state.ts';
import { things } from '../lexicon/index.ts';
import { sampleRows } from '../samples/index.ts';
import type { Behaviour } from '../spec.ts';
import { behavioursOf } from '../understand/behaviours/index.ts';
import { complete } from '../understand/complete.ts';
import type { Draft, DraftEntity } from '../understand/draft.ts';
import { entityOf, specField } from '../understand/finish.ts';
import { pageOf } from '../understand/pages.ts';
import { caseOf, mayChoose, speaksOfAccess, withAccess } from './access.ts';
import { addReduced, draftEntity, giveTitle, knownBy } from './entity.ts';
import type { Note } from './notes.ts';
import { wishOf } from './pages.ts';
import type { ReducedEntity, ReducedField, ReducedPage } from './reduced.ts';

export interface New {
  /** Entities that stay, by their name now, with their new fields. */
  pairs: readonly { now: ReducedEntity; name: string; fresh: readonly ReducedField[] }[];
  fresh: readonly ReducedEntity[];
  pages: readonly ReducedPage[];
  message: string;
  notes: Note[];
}

/** Brings the fields, lists and pages that a model added into the spec, completed like those of a first message. */
export function addNew(state: Changing, { pairs, fresh, pages, message, notes }: New): void {
  const draft = seedDraft(state.spec, state.lang, message);
  const old = [...draft.entities];
  const made = fresh.map((given) => {
    const entity = draftEntity(draft, given);
    draft.entities.push(entity);
    return { given, draft: entity };
  });
  const stayed = pairs.flatMap(({ now, name, fresh: fields }) => {
    const entity = old.find((known) => known.name === name);
    return entity ? [{ given: now, draft: entity, fields }] : [];
  });
  const known = knownBy([...stayed, ...made]);
  const before = new Map(old.map((entity) => [entity, new Set(entity.fields)]));
  for (const { draft: entity, fields } of stayed)
    for (const field of fields) addReduced(entity, field, known, draft.lang, notes);
  for (const { given, draft: entity } of made) {
    for (const field of given.fields) addReduced(entity, field, known, draft.lang, notes);
    giveTitle(entity);
  }
  // Only new lists are filled up: what is there has the fields that the person has seen.
  const asked = old.map((entity) => ({ entity, fields: [...entity.fields] }));
  if (made.length > 0) complete(draft);
  // Before the fields are taken: a behaviour brings those that it works on.
  const behaviours = behavioursOf(draft);
  for (const { entity, fields } of asked) entity.fields = fields;
  const added = addFields(state, draft, before);
  addEntities(state, draft, old, made, message);
  addBehaviours(state, behaviours, old, added);
  for (const page of pages) {
    const wish = wishOf(page, draft, known);
    const built = wish && pageOf(draft, wish);
    if (!built || state.spec.pages.some((one) => one.name === built.name)) continue;
    state.spec = {
      ...state.spec,
      pages: [...state.spec.pages, { ...built, title: page.title || built.title }],
    };
    state.say('pageAdded', page.title || built.title);
  }
}

/** The new fields' names as `Entity.field`. */
function addFields(
  state: Changing,
  draft: Draft,
  before: ReadonlyMap<DraftEntity, ReadonlySet<DraftEntity['fields'][number]>>,
): Set<string> {
  const added = new Set<string>();
  for (const [entity, known] of before)
    for (const field of entity.fields) {
      if (known.has(field)) continue;
      const made = { ...specField(draft, field), required: false };
      state.update(entity.name, (one) => ({ ...one, fields: [...one.fields, made] }));
      state.say('fieldAdded', made.label, entity.plural);
      added.add(`${entity.name}.${made.name}`);
    }
  return added;
}

/** New lists follow the app: where all are under one rule, they are too, unless the message says otherwise. */
function addEntities(
  state: Changing,
  draft: Draft,
  old: readonly DraftEntity[],
  made: readonly { given: ReducedEntity; draft: DraftEntity }[],
  message: string,
): void {
  const fresh = draft.entities.filter((entity) => !old.includes(entity));
  if (fresh.length === 0) return;
  const cases = new Set(state.spec.entities.map(caseOf));
  const [only] = cases;
  const common = cases.size === 1 && only !== 'form' && !speaksOfAccess(message) ? only : undefined;
  state.spec = {
    ...state.spec,
    entities: [...state.spec.entities, ...fresh.map((entity) => entityOf(draft, entity))],
  };
  for (const entity of fresh) {
    const chosen = common ?? made.find((one) => one.draft === entity)?.given.access;
    const built = state.spec.entities.find(({ name }) => name === entity.name);
    if (chosen && built && mayChoose(built, chosen, message))
      state.spec = withAccess(state.spec, entity.name, chosen);
  }
  const keys = Object.fromEntries(
    state.spec.entities.flatMap(({ name, concept }) =>
      concept && things.has(concept) ? [[name, concept]] : [],
    ),
  );
  const rows = sampleRows({ ...state.spec, behaviours: [] }, state.now, keys);
  for (const { name, plural } of fresh) {
    state.update(name, (one) => ({ ...one, samples: rows[name] ?? [] }));
    state.say('entityAdded', plural);
  }
}

/** What the new lists and fields make the app do; what it did not do before with the old ones stays so. */
function addBehaviours(
  state: Changing,
  behaviours: readonly Behaviour[],
  old: readonly DraftEntity[],
  added: ReadonlySet<string>,
): void {
  const { spec } = state;
  const isNew = (name: string | undefined) =>
    name !== undefined && !old.some((entity) => entity.name === name);
  const fieldsOf = (name: string | undefined) =>
    spec.entities.find((entity) => entity.name === name)?.fields ?? [];
  const fresh = behaviours.filter((one) => {
    const fields = [...fieldsOf(one.entity), ...fieldsOf(one.target)].map(({ name }) => name);
    const parts = Object.values(one.fields);
    return (
      !spec.behaviours.some((known) => known.kind === one.kind && known.entity === one.entity) &&
      parts.every((name) => fields.includes(name)) &&
      (isNew(one.entity) ||
        isNew(one.target) ||
        parts.some((name) => added.has(`${one.entity}.${name}`)))
    );
  });
  state.spec = { ...spec, behaviours: [...spec.behaviours, ...fresh] };
}
