import type { DraftField } from '../draft.ts';
import type { Assembly } from './assembly.ts';

const choicesOf = ({ options = [] }: DraftField): string =>
  options.map(({ label }) => label.toLowerCase()).join();

/** States belong to what they were told of: 'book a wheel, and track which pieces are drying or glazed' gives wheels none. */
export function keepStates({ draft, entities }: Assembly): void {
  for (const [{ facts }, owner] of entities) {
    if (!facts.some(({ values }) => values.length > 1)) continue;
    const own = owner.fields.filter(({ options }) => options).map(choicesOf);
    for (const other of draft.entities.filter((one) => one !== owner)) {
      const isTold = [...entities].some(
        ([told, one]) => one === other && told.facts.some(({ values }) => values.length > 1),
      );
      if (isTold) continue;
      other.fields = other.fields.filter(
        (field) => !(field.asked && field.options && own.includes(choicesOf(field))),
      );
    }
  }
}
