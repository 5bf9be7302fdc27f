import { fold } from '../lexicon/index.ts';
import { sampleRows } from '../samples/index.ts';
import { AppSpec, type SpecEntity, type SpecField } from '../spec.ts';
import { type Access, accessOf } from './access.ts';
import { behavioursOf } from './behaviours/index.ts';
import type { Draft, DraftEntity, DraftField } from './draft.ts';
import { landingOf } from './landing.ts';
import { domainOf, nameOf, taglineOf, themeOf } from './look.ts';
import { pagesFor } from './pages.ts';

/** The finished spec of a draft. */
export function finish(draft: Draft, now: Date): AppSpec {
  const behaviours = behavioursOf(draft);
  draft.entities = ranked(draft);
  const main = draft.entities[0];
  const name = nameOf(draft, main);
  const form = draft.entities.find((entity) => entity.thing?.privacy === 'form');
  const spec: AppSpec = {
    version: 1,
    name,
    tagline: taglineOf(draft, main),
    language: draft.lang,
    domain: domainOf(draft, main),
    theme: themeOf(draft, main),
    entities: draft.entities.map((entity) => entityOf(draft, entity)),
    behaviours,
    pages: pagesFor(draft),
    readings: told(draft, name),
    ...(draft.landing ? { landing: landingOf(draft, name, form?.name) } : {}),
  };
  if (spec.landing) spec.tagline = spec.landing.headline;
  const rows = sampleRows(spec, now, thingKeys(draft), draft.text);
  for (const entity of spec.entities) entity.samples = rows[entity.name] ?? [];
  return AppSpec.parse(spec);
}

/** What was guessed, once each; a long text's many asides do not crowd out the rest. */
function told(draft: Draft, name: string): AppSpec['readings'] {
  // A list that is there was not left out, in whatever number it was named again; nor was what the app is called by.
  const lists = draft.entities.flatMap(({ label, plural }) => [fold(label), fold(plural)]);
  const used = [...lists, fold(name)];
  const once = draft.readings.filter(
    ({ word, readAs }, at) =>
      draft.readings.findIndex((other) => other.word === word) === at &&
      !(readAs === 'aside' && used.includes(fold(word))),
  );
  return once.slice(0, 12);
}

/** The entity that the app is about comes first; children and helpers last. */
function ranked(draft: Draft): DraftEntity[] {
  const place = (entity: DraftEntity) =>
    (entity.isChild ? 3 : 0) +
    (entity.thing?.kind === 'apart' ? 2 : 0) +
    (['budget', 'comment', 'quiz_result', 'order', 'booking', 'vote', 'loan', 'stay'].includes(
      entity.thing?.key ?? '',
    )
      ? 2
      : 0) +
    (entity.asked ? 0 : 1);
  return draft.entities
    .map((entity, at) => ({ entity, at }))
    .sort((a, b) => place(a.entity) - place(b.entity) || a.at - b.at)
    .map(({ entity }) => entity);
}

/** Which lexicon thing each entity is, for its sample rows. */
function thingKeys(draft: Draft): Record<string, string> {
  return Object.fromEntries(
    draft.entities.flatMap((entity) => (entity.thing ? [[entity.name, entity.thing.key]] : [])),
  );
}

/** An entity of a draft as the spec holds it, without rows. */
export function entityOf(draft: Draft, entity: DraftEntity): SpecEntity {
  const access = accessOf(draft, entity, parentAccess(draft, entity));
  return {
    name: entity.name,
    label: entity.label,
    plural: entity.plural,
    icon: entity.icon,
    ...(entity.thing ? { concept: entity.thing.key } : {}),
    fields: entity.fields.map((field) => specField(draft, field)),
    ...access,
    samples: [],
    isChild: entity.isChild,
  };
}

function parentAccess(draft: Draft, entity: DraftEntity): Access | undefined {
  const to = entity.fields.find((field) => field.to && field.to !== entity.key)?.to;
  const parent = draft.entities.find((other) => other.key === to);
  return parent && !parent.isChild ? accessOf(draft, parent, undefined) : undefined;
}

/** A field of a draft as the spec holds it. */
export function specField(draft: Draft, field: DraftField): SpecField {
  const relation = field.to
    ? draft.entities.find((entity) => entity.key === field.to)?.name
    : undefined;
  return {
    name: field.name,
    label: field.label,
    type: field.type,
    role: field.role,
    ...(field.attribute && field.attribute.name !== field.name
      ? { concept: field.attribute.name }
      : {}),
    required: field.required ?? false,
    ...(field.options && (field.type === 'enum' || field.type === 'multienum')
      ? { options: field.options }
      : {}),
    ...(field.columns ? { columns: field.columns } : {}),
    ...(relation ? { relation } : {}),
    ...(field.unit ? { unit: field.unit } : {}),
    ...(field.help ? { help: field.help } : {}),
    ...(field.isMaker ? { isMaker: true } : {}),
    ...defaultOf(field),
  };
}

/** New rows begin where work begins: the first state, nothing paid yet. */
function defaultOf(field: DraftField): { default?: unknown } {
  if (field.type === 'boolean') return { default: ['active', 'available'].includes(field.name) };
  if (field.role === 'status' && field.options?.[0]) return { default: field.options[0].value };
  // How bad it was nobody knows before it is said.
  const isOfUrgency = field.role === 'priority' && field.attribute?.key !== 'severity';
  if (isOfUrgency && field.options?.[1]) return { default: field.options[1].value };
  return {};
}
