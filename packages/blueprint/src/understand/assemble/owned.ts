import { singularOf } from '../../lexicon/index.ts';
import { appointmentIn } from './appointments.ts';
import type { Assembly } from './assembly.ts';
import { forget } from './forget.ts';

/** Whoever makes an appointment has it, and picks themselves from no list of people of whom nothing is told. */
export function ownAppointments({ draft, ...reading }: Assembly): void {
  const told = appointmentIn(reading);
  const made = told && draft.entities.find(({ thing }) => thing?.key === 'appointment');
  if (!told || !made) return;
  made.isRegistered = made.asked = true;
  const low = reading.tokens[told.who.from]?.low ?? '';
  const isWho = (label: string) =>
    singularOf(label.toLowerCase(), draft.lang) === singularOf(low, draft.lang);
  for (const entity of draft.entities.filter(
    ({ thing, label, plural }) =>
      (thing?.kind === 'person' || !thing) && (isWho(label) || isWho(plural)),
  )) {
    const isTold = entity !== made && entity.fields.some(({ asked, to }) => asked && !to);
    if (entity !== made && !isTold) forget(draft, entity);
  }
}
