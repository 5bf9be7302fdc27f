import { fold, LANGS, type Lang, lexiconFor } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';
import type { AppSpec } from '../spec.ts';
import { prepare } from '../understand/behaviours/index.ts';
import { complete } from '../understand/complete.ts';
import type { Draft, DraftEntity, DraftField } from '../understand/draft.ts';
import { unique } from '../understand/entities.ts';
import { finish } from '../understand/finish.ts';
import { readDraft } from '../understand/index.ts';
import { languageOf } from '../understand/language.ts';
import { saidPlainly } from '../understand/turns/index.ts';
import { mayChoose, withAccess } from './access.ts';
import { withoutAccounts } from './accounts.ts';
import { readBookings } from './bookings.ts';
import { addReduced, draftEntity, giveTitle, type Known, knownBy } from './entity.ts';
import { withoutLookups } from './lookups.ts';
import { keyOf } from './match.ts';
import type { Note } from './notes.ts';
import { titlesOf, wishOf } from './pages.ts';
import type { ReducedEntity, ReducedSpec } from './reduced.ts';
import { withoutStored } from './stored.ts';

const LONGEST = 4000;

/**
 * The whole spec of an app that a model described in short: roles, behaviours, rules, samples and look
 * are the builder's own; what the person named and the model left out is added from the builder's own
 * reading of the message. Pure; takes any reduced spec.
 */
export function completeSpec(
  given: ReducedSpec,
  message: string,
  now: Date,
): { spec: AppSpec; notes: Note[] } {
  const notes: Note[] = [];
  const text = message.slice(0, LONGEST);
  const lang = languageIn(given, languageOf(tokenise(text)));
  const own = withoutLookups(withoutAccounts(given, text, notes), lang);
  const reduced = { ...own, entities: withoutStored(own.entities, own.entities) };
  const said = lang === 'en' ? saidPlainly(text) : text;
  const draft = readDraft(said, tokenise(said), lang);
  const read = draft.entities.filter((entity) => entity.asked);
  draft.readings = [];
  draft.entities = [];
  const made = reduced.entities.map((entity) => ({
    given: entity,
    draft: entityIn(draft, entity, read),
  }));
  leadWith(draft, read[0]);
  const left = pointedAt(draft, read, reduced).flatMap((entity) =>
    [entity.key, entity.label, entity.plural].map((word) => [keyOf(word), entity] as const),
  );
  const known: Known = new Map([...left, ...knownBy(made)]);
  for (const one of made) fillFields(draft, made, one, known, notes);
  withoutLoose(draft);
  look(draft, reduced, lang);
  for (const page of reduced.pages) {
    const wish = wishOf(page, draft, known);
    if (wish) draft.wishes.push(wish);
  }
  readBookings(draft, made);
  prepare(draft);
  complete(draft);
  return { spec: settle(finish(draft, now), reduced, draft, made, message), notes };
}

/** What the person named first is what the app is about; a model likes to begin with what others point at. */
function leadWith(draft: Draft, first: DraftEntity | undefined): void {
  if (!first || !draft.entities.includes(first)) return;
  draft.entities = [first, ...draft.entities.filter((entity) => entity !== first)];
}

type Made = { given: ReducedEntity; draft: DraftEntity };

/** The text's own language where it tells; a small model says 'en' of everything. */
function languageIn(given: ReducedSpec, read: Lang): Lang {
  const said = fold(given.language).slice(0, 2);
  // It names no other but where it knows: Norwegian is no Dutch.
  if (/^[a-z]{2}$/.test(said) && !LANGS.some((lang) => lang === said)) return 'en';
  return read === 'en' ? (LANGS.find((lang) => lang === said) ?? 'en') : read;
}

/** The entity of a draft that a model's entity is; what the builder read as the same keeps its key. */
function entityIn(draft: Draft, given: ReducedEntity, own: readonly DraftEntity[]): DraftEntity {
  const fresh = draftEntity(draft, given);
  const same = own.find(
    (entity) =>
      !draft.entities.includes(entity) &&
      (isCalled(entity, given) || (fresh.thing !== undefined && entity.thing === fresh.thing)),
  );
  if (same) Object.assign(same, { ...fresh, key: same.key, fields: same.fields });
  draft.entities.push(same ?? fresh);
  return same ?? fresh;
}

const isCalled = (entity: DraftEntity, given: ReducedEntity): boolean =>
  [given.label, given.plural].some((word) =>
    [entity.label, entity.plural].some((known) => fold(known) === fold(word)),
  );

/** The model's fields, then those that the person named and the model left out. */
function fillFields(
  draft: Draft,
  made: readonly Made[],
  { given, draft: entity }: Made,
  known: Known,
  notes: Note[],
): void {
  const named = entity.fields.filter((field) => field.asked && field.type !== 'relation');
  entity.fields = [];
  for (const field of given.fields) addReduced(entity, field, known, draft.lang, notes);
  for (const field of named) {
    const isThere =
      known.has(keyOf(field.label)) ||
      isSaidElsewhere(draft, made, given, field) ||
      entity.fields.some(
        (other) =>
          other.name === field.name ||
          fold(other.label) === fold(field.label) ||
          plays(other, field),
      );
    if (!isThere) entity.fields.push(field);
  }
  giveTitle(entity);
}

const WHEN: readonly string[] = ['date', 'datetime', 'time'];

/**
 * What the sentence says of a list, and the model in its own way: when it is, by days of its own; 'trips with signup' by a
 * list of sign-ups; 'some need a t-shirt size' by a field of whoever takes part.
 */
function isSaidElsewhere(
  draft: Draft,
  made: readonly Made[],
  given: ReducedEntity,
  { label, attribute }: DraftField,
): boolean {
  const isWhen = ['starts_at', 'duration'].includes(attribute?.key ?? '');
  if (isWhen && given.fields.some(({ type }) => WHEN.includes(type))) return true;
  const own = tokensOf(label);
  const ids = [given.id, given.label, given.plural].map(keyOf);
  return made.some(
    ({ given: other, draft: beside }) =>
      other !== given &&
      draft.entities.includes(beside) &&
      other.fields.some(({ type, entity }) => type === 'relation' && ids.includes(keyOf(entity))) &&
      (keyOf(other.label).endsWith(keyOf(label)) ||
        other.fields.some((field) => {
          const all = tokensOf(field.label);
          return all.length > 0 && all.length < own.length && all.every((one) => own.includes(one));
        })),
  );
}

const tokensOf = (label: string): string[] =>
  fold(label)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Two fields that do the same work: the model's word for it stands. */
const plays = (one: DraftField, other: DraftField): boolean =>
  one.role === other.role && ['title', 'status', 'picture', 'rating', 'due'].includes(one.role);

/** Lists that the person named and the lexicon knows, and that the model only points at: those who keep the app write them. */
function pointedAt(
  draft: Draft,
  own: readonly DraftEntity[],
  { entities }: ReducedSpec,
): DraftEntity[] {
  const named = new Set(
    entities.flatMap(({ fields }) =>
      fields.flatMap(({ type, entity, id }) =>
        type === 'relation' ? [entity, id].map(keyOf) : [],
      ),
    ),
  );
  const words = ({ key, label, plural }: DraftEntity) => [key, label, plural].map(keyOf);
  const known = new Set(draft.entities.flatMap((entity) => [keyOf(entity.name), ...words(entity)]));
  const left = own.filter(
    (entity) =>
      entity.thing &&
      !draft.entities.includes(entity) &&
      words(entity).some((word) => named.has(word)) &&
      !words(entity).some((word) => known.has(word)),
  );
  for (const entity of left) {
    entity.name = unique(draft, entity.name);
    entity.said = { ...entity.said, write: 'admin' };
    draft.entities.push(entity);
  }
  return left;
}

/** Fields that lead to lists that are not there are none. */
function withoutLoose({ entities }: Draft): void {
  const keys = new Set(entities.map((entity) => entity.key));
  for (const entity of entities)
    entity.fields = entity.fields.filter((field) => !field.to || keys.has(field.to));
}

/** Name and colours: the person's words before the model's. */
function look(draft: Draft, reduced: ReducedSpec, lang: Lang): void {
  draft.named ??= reduced.name || undefined;
  draft.mode ??= reduced.theme.mode;
  if (draft.colour) return;
  const entry = [lang, 'en' as const]
    .flatMap((own) => lexiconFor(own).phrase(reduced.theme.colour))
    .find((known) => known.kind === 'colour');
  if (entry?.kind === 'colour') draft.colour = entry.colour;
}

/** What the finished spec takes from the model as it said it: the tagline, titles of pages, who may see what. */
function settle(
  finished: AppSpec,
  reduced: ReducedSpec,
  draft: Draft,
  made: readonly Made[],
  message: string,
): AppSpec {
  let spec: AppSpec = {
    ...finished,
    tagline: finished.landing ? finished.tagline : reduced.tagline || finished.tagline,
    pages: titlesOf(finished.pages, reduced.pages, draft, knownBy(made)),
  };
  for (const { given, draft: own } of made) {
    const entity = finished.entities.find(({ name }) => name === own.name);
    if (!entity || !given.access) continue;
    // What nothing counts is as closed as the model says.
    const isUncounted =
      given.access === 'own' &&
      entity.permissionsBecause === 'counted' &&
      !finished.behaviours.some((one) => [one.entity, one.target].includes(entity.name));
    if (isUncounted || mayChoose(entity, given.access, message))
      spec = withAccess(spec, entity.name, given.access);
  }
  return withoutDeadEnds(spec);
}

/** Nobody must choose from a list that they may not see: who keeps the app fills that in. */
function withoutDeadEnds(spec: AppSpec): AppSpec {
  const closed = new Set(
    spec.entities
      .filter(({ permissions }) => ['admin', 'none'].includes(permissions.read))
      .map(({ name }) => name),
  );
  return {
    ...spec,
    entities: spec.entities.map((entity) =>
      ['admin', 'none'].includes(entity.permissions.write)
        ? entity
        : {
            ...entity,
            fields: entity.fields.map((field) =>
              field.relation && closed.has(field.relation) ? { ...field, required: false } : field,
            ),
          },
    ),
  };
}
