import type { Lang } from '../lexicon/index.ts';
import type { AppSpec, SpecField } from '../spec.ts';
import { pattern } from './picture.ts';
import { POOLS } from './pools.ts';
import { randomFrom } from './random.ts';
import { cellValue, inventedValue, moment, nameFor, type Place } from './values.ts';

/** Fills what rows must have and were given by no table and no scene: without it none of them could be stored. */
export function fillRequired(
  spec: AppSpec,
  rows: Record<string, Record<string, unknown>[]>,
  now: Date,
  lang: Lang,
  thingOf: Record<string, string>,
): void {
  for (const entity of spec.entities) {
    const own = rows[entity.name] ?? [];
    const random = randomFrom(`${entity.name} required`);
    const thing = thingOf[entity.name] ?? '';
    for (const field of entity.fields.filter(({ required }) => required))
      for (const [row, values] of own.entries()) {
        if (values[field.name] !== undefined && values[field.name] !== '') continue;
        const place = { spec, entity, thing, lang, now, row, count: own.length, random };
        const value =
          field.type === 'relation'
            ? relatedRow(rows[field.relation ?? '']?.length ?? 0, row)
            : requiredValue(field, place);
        if (value !== undefined) values[field.name] = value;
      }
  }
}

const relatedRow = (targets: number, row: number): number | undefined =>
  targets > 0 ? row % targets : undefined;

/** A value for a field that must have one. */
export function requiredValue(field: SpecField, place: Place): unknown {
  const { row, now } = place;
  const invented = inventedValue(field, place);
  if (Array.isArray(invented) ? invented.length > 0 : invented !== undefined) return invented;
  const called = `${field.label} ${row + 1}`;
  switch (field.type) {
    case 'datetime':
      return moment(now, row + 1, 9 + (row % 8));
    case 'image':
    case 'file':
      return pattern(called, place.spec.theme.hue);
    case 'list':
      return [called];
    case 'lines':
      return cellValue(`${field.label},1,10`, field, place);
    case 'multienum':
      return field.options?.slice(0, 1).map(({ value }) => value);
    case 'longtext': {
      const { messages } = POOLS[place.lang];
      return /message/.test(field.name) ? messages[row % messages.length] : called;
    }
    case 'text':
      return /(?:^|_)(?:name|member|customer|guest)$/.test(field.name) ? nameFor(place) : called;
    default:
      return called;
  }
}
