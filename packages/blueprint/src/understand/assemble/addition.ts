import type { Draft, DraftEntity } from '../draft.ts';
import { relate } from '../entities.ts';
import type { Text } from '../walk/index.ts';
import { type Assembly, assemblyOf } from './assembly.ts';
import { entityCalled } from './called.ts';
import { asks, note } from './facts.ts';
import { entityOf } from './index.ts';
import { relateLogs } from './logs.ts';
import type { Outlined } from './outline/state.ts';

/** From which lead on a label says that something is to be added. */
const SURE = 16;
/** The share of a message's words from which on it is about access, and adds nothing. */
const MOST = 0.5;

/** What a message asks of an app that is there. */
export type Added = 'added' | 'access' | null;

/**
 * Adds what the labels are sure that a message brings to an app: lists of their own with what is noted of each ('add
 * ingredients per beer with amount and unit'), and questions that lists answer ('every expense needs who paid').
 * 'access': it says who may see or change things, and names nothing to keep. Null leaves it to the rules.
 */
export function assembleAddition(
  draft: Draft,
  reading: Text,
  subject: DraftEntity | undefined,
): Added {
  const assembly = assemblyOf(draft, reading);
  if (isAboutAccess(assembly)) return 'access';
  const { things } = assembly.outline;
  const there = new Map(things.map((thing) => [thing, entityCalled(draft, thing.noun)]));
  const isNew = (thing: Outlined) =>
    !there.get(thing) &&
    thing.span.lead >= SURE &&
    (thing.facts.length > 0 || (thing.of !== undefined && there.get(thing.of) !== undefined));
  const isAnswered = (thing: Outlined) =>
    there.get(thing) !== undefined && thing.facts.length > 0 && thing.facts.every(asks);
  const taken = things.filter((thing) => isNew(thing) || isAnswered(thing));
  if (taken.length === 0) return null;
  for (const thing of things) {
    const known = there.get(thing);
    if (known) assembly.entities.set(thing, known);
    else if (isNew(thing)) assembly.entities.set(thing, entityOf(assembly, thing));
  }
  for (const thing of taken) {
    const entity = assembly.entities.get(thing);
    if (!entity) continue;
    for (const fact of thing.facts) note(assembly, entity, fact);
    const parent = thing.of ? assembly.entities.get(thing.of) : undefined;
    if (parent && parent !== entity) relate(entity, parent, { required: true, asked: true });
  }
  relateLogs(assembly);
  if (subject) for (const fact of assembly.outline.loose) note(assembly, subject, fact);
  return 'added';
}

function isAboutAccess({ spans, tokens }: Assembly): boolean {
  const words = (from: number, to: number) =>
    tokens.slice(from, to).filter(({ kind }) => kind === 'word').length;
  const said = spans
    .filter(({ kind, lead }) => kind === 'access' && lead >= SURE)
    .reduce((sum, { from, to }) => sum + words(from, to), 0);
  return said > words(0, tokens.length) * MOST;
}
