import { Changing } from '../change/state.ts';
import { capital, fold, LANGS, lexiconFor } from '../lexicon/index.ts';
import { AppSpec, type Understanding } from '../spec.ts';
import { colourName } from '../understand/look.ts';
import { entityName, fieldName } from '../understand/names.ts';
import { caseOf, speaksOfAccess, withAccess } from './access.ts';
import { addNew } from './add.ts';
import { alterField } from './alter.ts';
import { type Leave, leaveOf } from './asked.ts';
import { keyOf, matchEntities, matchFields } from './match.ts';
import type { Note } from './notes.ts';
import { reduce } from './reduce.ts';
import type { ReducedEntity, ReducedSpec } from './reduced.ts';
import { renamed, without } from './rewrite.ts';
import { withoutStored } from './stored.ts';
import { said } from './words.ts';

export interface Revision {
  understanding: Understanding;
  notes: Note[];
}

/**
 * What a model's revised spec changes of the app, as the same kind of change that the built-in builder
 * makes: renames carry the old name, values stay, and nothing that the message does not speak of is
 * lost. 'unclear' where nothing is left to change. Pure; takes any reduced spec.
 */
export function revise(
  before: AppSpec,
  revised: ReducedSpec,
  message: string,
  now: Date,
): Revision {
  const lang = LANGS.find((known) => known === before.language) ?? 'en';
  const state = new Changing(settled(before), lang, now);
  const notes: Note[] = [];
  const leave = leaveOf(message);
  const was = reduce(before);
  const entities = matchEntities(was.entities, revised.entities);
  for (const { was: old, now: next } of entities.pairs) alterEntity(state, old, next, leave, notes);
  access(state, entities.pairs, message, notes);
  pages(state, was, revised, leave, notes);
  const gone = removals(state, entities, leave, notes);
  look(state, was, revised, leave);
  const named = renames(state, entities.pairs, leave);
  state.spec = renamed(without(state.spec, gone), named);
  addNew(state, {
    pairs: entities.pairs.map(({ was: old, now: next }) => ({
      now: next,
      name: named.entities.get(old.id) ?? old.id,
      fresh:
        withoutStored([{ fields: matchFields(old.fields, next.fields).fresh }], revised.entities)[0]
          ?.fields ?? [],
    })),
    fresh: withoutStored(entities.fresh, revised.entities),
    pages: revised.pages.filter((page) => !was.pages.some((old) => isSamePage(old, page))),
    message,
    notes,
  });
  const kind = state.changes.length > 0 ? 'change' : 'unclear';
  const spec = kind === 'change' ? AppSpec.parse({ ...state.spec, readings: [] }) : before;
  return { understanding: { kind, spec, changes: state.changes }, notes };
}

/** A rename is told once: the turn after, the new name is the name. */
function settled(spec: AppSpec): AppSpec {
  return {
    ...spec,
    entities: spec.entities.map(({ renamedFrom: _was, ...entity }) => ({
      ...entity,
      fields: entity.fields.map(({ renamedFrom: _before, ...field }) => field),
    })),
  };
}

type Pairs = { was: ReducedEntity; now: ReducedEntity }[];

function alterEntity(
  state: Changing,
  was: ReducedEntity,
  now: ReducedEntity,
  leave: Leave,
  notes: Note[],
): void {
  for (const pair of matchFields(was.fields, now.fields).pairs)
    if (!alterField(state, was.id, pair.was, pair.now, leave))
      notes.push({ kind: 'kept', what: pair.was.label });
}

function access(state: Changing, pairs: Pairs, message: string, notes: Note[]): void {
  for (const { was, now } of pairs) {
    const entity = state.spec.entities.find(({ name }) => name === was.id);
    if (!entity || !now.access || was.access === now.access) continue;
    if (!speaksOfAccess(message)) {
      notes.push({ kind: 'access', what: entity.plural });
      continue;
    }
    state.spec = withAccess(state.spec, entity.name, now.access);
    if (caseOf(entity) !== now.access)
      state.changes.push(said(state.lang, 'access', entity.plural));
  }
}

/** The entities (`Name`) and fields (`Name.field`) that go, because the message asks for it. */
function removals(
  state: Changing,
  entities: { pairs: Pairs; gone: ReducedEntity[] },
  leave: Leave,
  notes: Note[],
): Set<string> {
  const gone = new Set<string>();
  for (const entity of entities.gone)
    if (leave.removes && gone.size < state.spec.entities.length - 1) {
      gone.add(entity.id);
      state.say('entityRemoved', entity.plural);
    } else notes.push({ kind: 'kept', what: entity.plural });
  for (const { was, now } of entities.pairs) {
    const { gone: lost, pairs } = matchFields(was.fields, now.fields);
    for (const field of lost)
      if (leave.removes || (leave.names(field.label, field.id) && pairs.length > 0)) {
        gone.add(`${was.id}.${field.id}`);
        state.say('fieldRemoved', field.label, was.plural);
      } else notes.push({ kind: 'kept', what: field.label });
  }
  for (const { name, fields } of state.spec.entities)
    for (const field of fields)
      if (field.relation && gone.has(field.relation)) gone.add(`${name}.${field.name}`);
  return keepOne(state.spec, gone);
}

/**
 * A list without any field is no list: one stays. Where all of them lead to lists that go, the first one's list stays,
 * too: a field that leads nowhere goes with what it leads to.
 */
function keepOne(spec: AppSpec, gone: Set<string>): Set<string> {
  for (const { name, fields } of spec.entities) {
    if (gone.has(name) || !fields.every((field) => gone.has(`${name}.${field.name}`))) continue;
    const leads = (relation?: string | null) =>
      relation !== undefined && relation !== null && gone.has(relation);
    const kept = fields.find(({ relation }) => !leads(relation)) ?? fields[0];
    if (!kept) continue;
    gone.delete(`${name}.${kept.name}`);
    if (kept.relation) gone.delete(kept.relation);
  }
  return gone;
}

/** New names for what the message calls by its new or its old name; others keep theirs. */
function renames(state: Changing, pairs: Pairs, leave: Leave) {
  const entities = new Map<string, string>();
  const fields = new Map<string, string>();
  const taken = new Set(state.spec.entities.map(({ name }) => name));
  for (const { was, now } of pairs) {
    renameFields(state, was, now, fields, leave);
    const isOther = was.label !== now.label || was.plural !== now.plural;
    if (!isOther || !leave.names(now.label, now.plural)) continue;
    const own = entityName(now.label);
    const name = own === 'Item' ? was.id : free(own, taken, was.id);
    if (name !== was.id) entities.set(was.id, name);
    taken.add(name);
    const { label, plural } = now;
    state.update(was.id, (entity) => ({ ...entity, label, plural }));
    state.spec = {
      ...state.spec,
      pages: state.spec.pages.map((page) =>
        page.entity === was.id && [was.plural, was.label].includes(page.title)
          ? { ...page, title: page.title === was.plural ? plural : label }
          : page,
      ),
    };
    state.say('entityRenamed', was.plural, plural);
  }
  return { entities, fields };
}

function renameFields(
  state: Changing,
  was: ReducedEntity,
  now: ReducedEntity,
  fields: Map<string, string>,
  leave: Leave,
): void {
  const entity = state.spec.entities.find(({ name }) => name === was.id);
  const taken = new Set(entity?.fields.map(({ name }) => name));
  for (const pair of matchFields(was.fields, now.fields).pairs) {
    const { label } = pair.now;
    if (label === pair.was.label || !leave.names(label, pair.was.label)) continue;
    const own = fieldName(label);
    const name = own === 'field' ? pair.was.id : free(own, taken, pair.was.id);
    taken.add(name);
    if (name !== pair.was.id) fields.set(`${was.id}.${pair.was.id}`, name);
    state.update(was.id, (one) => ({
      ...one,
      fields: one.fields.map((field) => (field.name === pair.was.id ? { ...field, label } : field)),
    }));
    state.say('fieldRenamed', pair.was.label, label);
  }
}

function free(name: string, taken: ReadonlySet<string>, own: string): string {
  let found = name;
  for (let n = 2; found !== own && taken.has(found); n++) found = `${name}${n}`;
  return found;
}

type Page = ReducedSpec['pages'][number];
const isSamePage = (one: Page, other: Page): boolean =>
  one.view === other.view && keyOf(one.entity) === keyOf(other.entity);

function pages(
  state: Changing,
  was: ReducedSpec,
  now: ReducedSpec,
  leave: Leave,
  notes: Note[],
): void {
  for (const old of was.pages) {
    const next = now.pages.find((page) => isSamePage(old, page));
    const is = (page: AppSpec['pages'][number]) =>
      page.view === old.view && page.entity === old.entity && page.title === old.title;
    if (!next) {
      // A model forgets pages; one goes only where the message asks for it by name.
      if (leave.removes && leave.names(old.title, old.view)) {
        state.spec = { ...state.spec, pages: state.spec.pages.filter((page) => !is(page)) };
        state.say('pageRemoved', old.title);
      } else notes.push({ kind: 'kept', what: old.title });
    } else if (next.title && next.title !== old.title && leave.names(next.title)) {
      const { title } = next;
      state.spec = {
        ...state.spec,
        pages: state.spec.pages.map((page) => (is(page) ? { ...page, title } : page)),
      };
      state.say('pageRenamed', old.title, title);
    }
  }
}

function look(state: Changing, was: ReducedSpec, now: ReducedSpec, leave: Leave): void {
  if (now.name && now.name !== was.name && leave.names(now.name)) {
    state.spec = { ...state.spec, name: capital(now.name) };
    state.say('appRenamed', capital(now.name));
  }
  if (now.tagline && now.tagline !== was.tagline && leave.names(now.tagline)) {
    state.spec = { ...state.spec, tagline: now.tagline };
    state.changes.push(said(state.lang, 'tagline', now.tagline));
  }
  const { mode, colour } = now.theme;
  if (mode !== was.theme.mode) {
    state.spec = { ...state.spec, theme: { ...state.spec.theme, mode } };
    state.say(mode, '');
  }
  if (fold(colour) === fold(was.theme.colour)) return;
  const entry = [state.lang, 'en' as const]
    .flatMap((lang) => lexiconFor(lang).phrase(colour))
    .find((known) => known.kind === 'colour');
  if (entry?.kind !== 'colour' || entry.colour.hue < 0) return;
  const { hue, tone, word } = entry.colour;
  state.spec = { ...state.spec, theme: { ...state.spec.theme, hue, tone, colour: word } };
  state.say('colour', word || colourName(hue, state.lang));
}
