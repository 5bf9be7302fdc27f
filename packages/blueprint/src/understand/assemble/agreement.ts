import { fold } from '../../lexicon/index.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { answerTo } from './asking.ts';
import type { Assembly } from './assembly.ts';
import { entityCalled, isMisfit, stemOf } from './called.ts';
import { registeredIn } from './clauses.ts';
import { asks, fieldFor, isOption, isPartOf } from './facts.ts';
import { misreadEntities, misreadFields } from './misread.ts';
import { type Fact, type Outlined, textOf } from './outline/state.ts';
import { isLight } from './placed.ts';
import { sureLead } from './sure.ts';

/** Whether the rules read everything that the labels are sure of, and nothing that the labels are sure is something else. */
export function agrees(assembly: Assembly): boolean {
  const { draft, outline } = assembly;
  if (outline.shortened || registeredIn(assembly)) return false;
  const owners = new Map(outline.things.map((thing) => [thing, entityCalled(draft, thing.noun)]));
  const named = [...owners.values()].filter((entity) => entity !== undefined);
  if (new Set(named).size < named.length) return false;
  for (const [thing, entity] of owners) {
    if (!entity && (thing.isBooked || isSureThing(assembly, thing))) return false;
    if (entity && (isMisfit(entity, thing) || isDoneTo(assembly, entity, thing))) return false;
    if (outline.hasParts && entity && !isRelated(entity, thing.of && owners.get(thing.of)))
      return false;
    if (entity && !thing.facts.every((fact) => isThere(assembly, [entity], fact))) return false;
  }
  if (!outline.loose.every((fact) => isThere(assembly, draft.entities, fact))) return false;
  const kept = new Set([...owners.values()].filter((entity) => entity !== undefined));
  return (
    misreadEntities(assembly, kept).length === 0 &&
    draft.entities.every((entity) => misreadFields(assembly, entity).length === 0)
  );
}

const isRelated = ({ fields }: DraftEntity, head: DraftEntity | undefined): boolean =>
  !head || fields.some(({ to }) => to === head.key);

/** A list that the labels are sure of; beside what only the app is called by, one of which several fields are told. */
function isSureThing({ draft, outline: { title } }: Assembly, { span, facts }: Outlined): boolean {
  const sure = sureLead(draft);
  if (span.lead >= sure) return true;
  const titles = title ? [title.sense.thing, ...title.before.map(({ thing }) => thing)] : [];
  const isOnlyTitle = draft.entities.every(({ thing }) => thing && titles.includes(thing));
  return isOnlyTitle && facts.filter((fact) => fact.span.lead >= sure).length >= 2;
}

function isThere(assembly: Assembly, holders: readonly DraftEntity[], fact: Fact): boolean {
  if (fact.span.lead < sureLead(assembly.draft)) return true;
  const { draft, lexicon, found } = assembly;
  const said = textOf(assembly, fact.span);
  if (asks(fact)) {
    const isRead = found.some(
      ({ from, to, phrase }) => phrase.field && from < fact.span.to && to > fact.span.from,
    );
    const answer = answerTo(said, lexicon);
    const there = holders.flatMap(({ fields }) =>
      fields.filter(({ name }) => name === answer?.name),
    );
    if (fact.values.length > 1 && there.some(({ options }) => !options)) return false;
    return (
      isRead ||
      !answer ||
      holders.some(({ fields }) => fields.some(({ name }) => name === answer.name))
    );
  }
  const aside: Draft = { ...draft, readings: [] };
  return holders.some((entity) => {
    const field = fieldFor({ ...assembly, draft: aside }, entity, fact);
    if (isOption(entity, fact)) return true;
    if (entity.fields.some((other) => isPartOf(assembly, other, field, said))) return false;
    return entity.fields.some(
      (known) =>
        (known.name === field.name && (field.type !== 'boolean' || known.type !== 'text')) ||
        (known.attribute !== undefined && known.attribute === field.attribute) ||
        (field.type !== 'boolean' &&
          stemOf(known.label, draft.lang) === stemOf(fact.noun.text, draft.lang)),
    );
  });
}

/** 'I repair old radios': what is done to them is no part of what they are called. */
export function isDoneTo(
  { tokens, tags }: Assembly,
  there: DraftEntity,
  { span }: Outlined,
): boolean {
  const before = tokens[span.from - 1];
  // 'People with an account place bids' are bids.
  if (before && isLight(before.low) && fold(there.label).includes(`${before.low} `)) return true;
  return (
    !there.thing &&
    before !== undefined &&
    tags.get(before.start) === 'verb' &&
    fold(there.label).startsWith(`${before.low} `)
  );
}
