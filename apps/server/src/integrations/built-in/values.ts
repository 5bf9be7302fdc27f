import { createHash } from 'node:crypto';
import { faultOf } from '../json-schema/check.ts';
import type { Schema } from '../json-schema/schema.ts';
import { type Facts, plainName } from './facts.ts';
import { type Place, Unfillable } from './place.ts';

const nameOf = (place: Place) => plainName(place.names.at(-1) ?? '');

/** What the prompt says under this name; only the first of a list takes it. */
export function labelOf(place: Place, facts: Facts): string | undefined {
  return place.index === 0 ? facts.labels.get(nameOf(place)) : undefined;
}

/** The option that the prompt speaks of. */
export function optionFor(options: unknown[], place: Place, facts: Facts): unknown {
  const label = plainName(labelOf(place, facts) ?? '');
  const named = (option: unknown) => plainName(String(option));
  const said = options.find((option) => label !== '' && named(option) === label);
  if (said !== undefined) return said;
  const words = new Set(facts.words.map(plainName));
  return (
    options.find((option) => words.has(named(option))) ?? options[place.index % options.length]
  );
}

/** Numbers that stand beside the name of a place. */
export function numbersNear(place: Place, facts: Facts): Facts['numbers'] {
  const name = nameOf(place);
  return facts.numbers.filter(({ words }) => name.length > 2 && words.includes(name));
}

/** A number that fits: the one under its name, the one beside its name, the next one, or the least. */
export function numberFor(schema: Schema, place: Place, facts: Facts): number {
  const label = /-?\d+(?:\.\d+)?/.exec((labelOf(place, facts) ?? '').replaceAll(',', ''))?.[0];
  const near = numbersNear(place, facts);
  const candidates = [
    ...(label === undefined ? [] : [Number(label)]),
    ...near.map(({ value }) => value),
    ...facts.numbers.slice(place.index).map(({ value }) => value),
    ...edges(schema, place.index),
  ];
  for (const candidate of candidates) {
    const value = schema.types?.[0] === 'integer' ? Math.round(candidate) : candidate;
    if (faultOf(schema, value) === null) return value;
  }
  throw new Unfillable('No number fits');
}

/** Numbers on the edges of what is allowed, one step further for each of a list. */
function edges(schema: Schema, index: number): number[] {
  const low = Math.max(
    schema.minimum ?? Number.NEGATIVE_INFINITY,
    schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY,
  );
  const high = Math.min(
    schema.maximum ?? Number.POSITIVE_INFINITY,
    schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY,
  );
  const step = schema.multipleOf ?? 1;
  const start = Number.isFinite(low) ? low : Number.isFinite(high) ? high : 0;
  const out: number[] = [0, start];
  const first = Math.ceil(start / step);
  for (let n = 0; n < 40; n++) out.push((first + index + n) * step, (first - index - n) * step);
  out.push((low + high) / 2);
  return out.filter(Number.isFinite);
}

const LONG_NAMES =
  /summary|description|content|body|text|explanation|reason|analysis|answer|message|bio|notes?$/;

/** Texts for a place, the best first; the last ones are cut or filled up to the length that is wanted. */
export function* textsFor(schema: Schema, place: Place, facts: Facts): Generator<string> {
  const { index } = place;
  const label = labelOf(place, facts);
  if (schema.format) yield* formatted(schema.format, facts, index);
  const natural = [...(label ? [label] : []), ...naturalTexts(nameOf(place), facts, index)];
  yield* natural;
  const least = schema.minLength ?? 0;
  if (least > 100_000) throw new Unfillable('It wants too long a text');
  const most = schema.maxLength ?? Number.POSITIVE_INFINITY;
  for (const text of [...natural, `${nameOf(place) || 'value'} ${index + 1}`, `${index}`]) {
    const points = [...text];
    while (points.length < least) points.push(...` ${text || '-'}`);
    yield points.slice(0, Math.min(most, Math.max(points.length, least))).join('');
    yield points.slice(0, Math.min(most, Math.max(least, 1))).join('');
  }
}

function naturalTexts(name: string, facts: Facts, index: number): string[] {
  const nth = <T>(list: T[]) => (list.length > 0 ? [list[index % list.length]!] : []);
  const titled = facts.words
    .slice(index, index + 3)
    .map((word) => word[0]!.toUpperCase() + word.slice(1));
  if (/e?mail$/.test(name)) return [...nth(facts.emails)];
  if (/url|link|website/.test(name)) return nth(facts.urls);
  if (/date|day$/.test(name)) return nth(facts.dates);
  const quotes = nth(facts.quotes);
  if (LONG_NAMES.test(name)) return [...nth(facts.sentences), ...quotes];
  if (/^(city|town|place|location|country|region)$/.test(name) && facts.places.length > 0)
    return nth(facts.places);
  const isPerson = /^(full|first|last|customer|person|client|contact|author|user)?name$/.test(name);
  if (/title|name|subject|headline|topic/.test(name))
    return [
      ...nth(facts.items),
      ...(isPerson ? nth(facts.people) : []),
      ...(quotes[0] && quotes[0].length <= 80 ? quotes : []),
      titled.join(' '),
    ];
  return [...nth(facts.items), ...nth(facts.words), ...quotes, ...nth(facts.sentences)];
}

function* formatted(format: string, facts: Facts, index: number): Generator<string> {
  const dates = [facts.dates[index] ?? facts.dates[0], new Date().toISOString().slice(0, 10)];
  const key = createHash('sha256').update(`${facts.words.join()} ${index}`).digest('hex');
  for (const date of dates.filter((found) => found !== undefined))
    if (format === 'date') yield date;
    else if (format === 'date-time') yield `${date}T00:00:00Z`;
  if (format === 'time') yield '09:00:00Z';
  if (format === 'email') yield* [...facts.emails.slice(index), `person${index + 1}@example.com`];
  if (format === 'uri' || format === 'url')
    yield* [...facts.urls.slice(index), `https://example.com/${index + 1}`];
  if (format === 'uuid')
    yield [8, 4, 4, 4, 12].map((length, at) => key.slice(at * 4, at * 4 + length)).join('-');
}
