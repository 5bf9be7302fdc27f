import type { Behaviour } from '../spec.ts';

/** What a booking goes on without: how many fit or come, how long, who. */
const SPARE: readonly string[] = ['party', 'capacity', 'duration', 'person'];

/** A behaviour when fields are gone: without a part that it can do without, or not at all. */
export function withoutParts(
  behaviour: Behaviour,
  isLost: (name: string) => boolean,
): Behaviour | null {
  const lost = Object.entries(behaviour.fields).filter(([, name]) => isLost(name));
  if (lost.length === 0) return behaviour;
  const spare = lost.every(
    ([part]) => part === 'party' || (behaviour.kind === 'booking' && SPARE.includes(part)),
  );
  if (!spare) return null;
  const gone = lost.map(([part]) => part);
  const left = Object.entries(behaviour.fields).filter(([part]) => !gone.includes(part));
  return { ...behaviour, fields: Object.fromEntries(left) };
}
