import type { Behaviour } from '../spec.ts';

/** How many come, of whatever kind, and whether they do. */
const COMING: readonly string[] = ['party', 'party2', 'party3', 'answer'];
/** What a booking goes on without: how many fit or come, until when, which part of a day, who. */
const SPARE: readonly string[] = [
  ...COMING,
  ...['capacity', 'duration', 'ends', 'hour', 'until', 'part', 'person'],
];

/** A behaviour when fields are gone: without a part that it can do without, or not at all. */
export function withoutParts(
  behaviour: Behaviour,
  isLost: (name: string) => boolean,
): Behaviour | null {
  const lost = Object.entries(behaviour.fields).filter(([, name]) => isLost(name));
  if (lost.length === 0) return behaviour;
  const spare = lost.every(
    ([part]) => COMING.includes(part) || (behaviour.kind === 'booking' && SPARE.includes(part)),
  );
  if (!spare) return null;
  const gone = lost.map(([part]) => part);
  const left = Object.entries(behaviour.fields).filter(([part]) => !gone.includes(part));
  const fields = Object.fromEntries(left);
  // Of the children alone it is, where the adults are gone.
  const next = fields.party ? undefined : ['party2', 'party3'].find((part) => fields[part]);
  if (!next) return { ...behaviour, fields };
  const { [next]: party = '', ...others } = fields;
  return { ...behaviour, fields: { ...others, party } };
}
