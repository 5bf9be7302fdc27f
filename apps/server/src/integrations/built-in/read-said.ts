import { exactNumber } from '@trellis/fields';
import { faultOf } from '../json-schema/check.ts';
import type { Schema, Type } from '../json-schema/schema.ts';
import { datesOf, type Facts, factsOf, plainName } from './facts.ts';

/** The text does not say what the schema asks for. */
export class NotSaid extends Error {
  override name = 'NotSaid';
}

/** What a text says word by word, in the form of a schema, and nothing that it does not say; throws `NotSaid`. */
export function readSaid(schema: Schema, text: string): unknown {
  const value = said(schema, '', factsOf(text));
  if (value === undefined) throw new NotSaid('nothing in it is said of what is asked');
  const fault = faultOf(schema, value, 'it');
  if (fault) throw new NotSaid(fault);
  return value;
}

/** What is said for a name; undefined for nothing. */
function said(schema: Schema, name: string, facts: Facts): unknown {
  const { anyOf, oneOf, allOf, ...own } = schema;
  if (allOf) return together([{ ...own, anyOf, oneOf }, ...allOf], name, facts);
  for (const form of anyOf ?? oneOf ?? []) {
    const value = said(form, name, facts);
    if (value !== undefined && faultOf(form, value) === null) return value;
  }
  if (own.properties) return object(own, facts);
  if (own.enum) return option(own.enum, name, facts);
  for (const type of own.types ?? (anyOf || oneOf ? [] : ['string' as const])) {
    const value = ofType(type, own, name, facts);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** What all of them say: their properties in one object, else the first that says something. */
function together(all: Schema[], name: string, facts: Facts): unknown {
  const values = all.map((one) => said(one, name, facts)).filter((value) => value !== undefined);
  const isObject = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return values.length > 0 && values.every(isObject) ? Object.assign({}, ...values) : values[0];
}

function object({ properties = {}, required = [] }: Schema, facts: Facts): object | undefined {
  const all = Object.entries(properties).map(([name, inner]) => ({
    name,
    inner,
    value: said(inner, name, facts),
  }));
  if (all.every(({ value }) => value === undefined)) return undefined;
  return Object.fromEntries(
    all.flatMap(({ name, inner, value }) => {
      const shown = value === undefined && required.includes(name) ? unsaid(inner) : value;
      return shown === undefined ? [] : [[name, shown]];
    }),
  );
}

/** What stands where nothing is said of it: null or an empty list, where the schema takes one. */
const unsaid = (schema: Schema): null | [] | undefined =>
  faultOf(schema, null) === null ? null : faultOf(schema, []) === null ? [] : undefined;

/** The option that stands under the name, else the one that the text speaks of. */
function option(options: readonly unknown[], name: string, facts: Facts): unknown {
  const label = plainName(facts.labels.get(plainName(name)) ?? '');
  const isNamed = (text: string) => (one: unknown) => plainName(String(one)) === text;
  if (label !== '') return options.find(isNamed(label));
  const spoken = options.filter((one) => facts.words.has(plainName(String(one))));
  return spoken.length === 1 ? spoken[0] : undefined;
}

function ofType(type: Type, schema: Schema, name: string, facts: Facts): unknown {
  const label = facts.labels.get(plainName(name));
  switch (type) {
    case 'string':
      return textFor(schema, plainName(name), label, facts);
    case 'integer':
    case 'number':
      return numberFor(plainName(name), label, facts);
    case 'boolean':
      if (/^(true|yes)$/i.test(label ?? '')) return true;
      return /^(false|no)$/i.test(label ?? '') ? false : undefined;
    case 'array':
      return label === undefined ? undefined : members(label, schema.items);
    default:
      return undefined;
  }
}

/** The members of a list that stands under its name: `Skills: welding, sewing`. */
function members(label: string, items: Schema = { types: ['string'] }): unknown[] {
  const isNumber = items.types?.some((type) => type === 'number' || type === 'integer');
  return label
    .split(/\s*[,;]\s*(?:and\s+)?/)
    .filter(Boolean)
    .map((part) => (isNumber ? exactNumber(part) : part))
    .filter((member) => faultOf(items, member) === null);
}

/** The figure under the name, else the only one that stands near it. */
function numberFor(name: string, label: string | undefined, facts: Facts): number | undefined {
  const isOf = (word: string) => word.startsWith(name) && word.length <= name.length + 2;
  const near = facts.numbers.filter(({ near }) => name.length > 2 && near.some(isOf));
  const figure =
    label === undefined
      ? near.length === 1 && near[0]?.text
      : /[-+−]?\d(?:[\d.,]{0,30}\d)?/.exec(label)?.[0];
  return figure ? (exactNumber(figure) ?? undefined) : undefined;
}

const only = (all: readonly string[]): string | undefined =>
  new Set(all).size === 1 ? all[0] : undefined;

/** The text under the name; of a form that only one thing in the text has, also that one. */
function textFor(
  { format }: Schema,
  name: string,
  label: string | undefined,
  { emails, dates, urls, people }: Facts,
): string | undefined {
  if (format === 'date') return only(label === undefined ? dates : datesOf(label));
  if (label !== undefined) return label;
  if (format === 'email' || /e?mail$/.test(name)) return only(emails);
  if (format === 'uri' || /url|website/.test(name)) return only(urls);
  if (format === undefined && /date$/.test(name)) return only(dates);
  const isPerson = /^(full|customer|person|client|contact|author)?name$/.test(name);
  return isPerson ? only(people) : undefined;
}
