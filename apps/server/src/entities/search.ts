import { type FieldSchema, titleFieldOf } from '@trellis/contract';
import { fieldTypeOf } from '@trellis/fields';
import { and, type Filter, or, placeOf, type Shown } from '@trellis/filter';
import { ifFound } from '../refusal.ts';
import { rulesFilter, USER } from './access.ts';
import type { Resolved } from './resolved.ts';
import type { RowAsk } from './row-ask.ts';

/** How another entity is found, as whoever asks sees it, and which of its rows they may read. */
interface Reach {
  onCurrent<T>(ask: RowAsk, work: (target: Resolved) => Promise<T>): Promise<T>;
  access(ask: RowAsk, target: Resolved, operation: 'read'): Filter;
}

/**
 * The rows in which people see a text: values as the builder's table writes them, options by their labels,
 * other entities' rows by their titles. What is drawn is not searched, and how dates are written the caller knows.
 */
export async function searched(
  reach: Reach,
  ask: RowAsk,
  { entity }: Resolved,
  text: string,
): Promise<Filter> {
  const { properties } = entity.schema;
  const texts: Shown[] = [];
  const others: Filter[] = [];
  for (const [name, field] of Object.entries(properties)) {
    const { place } = placeOf(name, properties);
    const { id: type, order } = fieldTypeOf(field, name);
    if (order === 'boolean' || order === 'time' || order === 'day') continue;
    const labelled = labelsOf(field);
    const pointed =
      type === 'relation' && (await pointing(reach, ask, place, field['x-relation']!, text));
    if (pointed) others.push(pointed);
    else if (labelled) {
      const wanted = text.toLowerCase();
      const values = [...labelled].flatMap(([value, label]) =>
        label.toLowerCase().includes(wanted) ? value : [],
      );
      if (values.length > 0) others.push({ kind: 'test', place, test: { op: 'in', values } });
      // What is no option is shown as it is.
      if (type === 'select') texts.push({ place, except: [...labelled.keys()] });
    } else texts.push({ place });
  }
  return or({ kind: 'shows', text, texts }, ...others);
}

type Place = Shown['place'];

/** A field's options with the words that stand for them; null where they stand for themselves. */
function labelsOf(field: FieldSchema): Map<string, string> | null {
  const { enum: values = [], 'x-enumLabels': labels = [] } = field.enum
    ? field
    : (field.items ?? {});
  const words = new Map(values.map((value, at) => [value, labels[at] ?? value]));
  return [...words].some(([value, label]) => value !== label) ? words : null;
}

/** The rows that point at one with such a title; null where ids are shown instead of titles. */
async function pointing(
  reach: Reach,
  ask: RowAsk,
  place: Place,
  name: string,
  text: string,
): Promise<Filter | null> {
  const there = { ...ask, entityName: name };
  const related = await ifFound(reach.onCurrent(there, async (target) => target));
  const title = related && titleFieldOf(related.entity.schema);
  if (!title || related.entity.schema.name === USER) return null;
  const { schema } = related.entity;
  const may = reach.access(there, related, 'read');
  const theirs = ask.as === undefined ? may : and(may, rulesFilter(schema, 'read', ask.as));
  const texts = [{ place: placeOf(title, schema.properties).place }];
  const { table, appId, entityId } = related.place;
  const filter = and(theirs, { kind: 'shows', text, texts });
  return { kind: 'points', place, to: { table, appId, entityId }, filter };
}
