import { faultOf } from '../json-schema/check.ts';
import { merge } from '../json-schema/merge.ts';
import type { Schema, Type } from '../json-schema/schema.ts';
import { type Facts, factsOf, plainName } from './facts.ts';
import { isPassing, Overworked, type Place, Unfillable } from './place.ts';
import { isSaid, listed, unsaid } from './said.ts';
import { numberFor, optionFor, textsFor } from './values.ts';

const MOST_ITEMS = 50;
const MOST_DEPTH = 24;
/** Values and forms that are tried, and characters in hundreds: lists of lists of lists grow fast. */
const MOST_WORK = 30_000;

/** What a text says word by word, in the form of a schema, and nothing that it does not say; throws where nothing fits. */
export function readSaid(schema: Schema, text: string): unknown {
  const facts = factsOf(text);
  const place: Place = { names: [], index: 0, work: { left: MOST_WORK } };
  const record = schema.items ?? schema;
  if (record.properties && !isSaid(record, place, facts))
    throw new Unfillable('nothing in it is said of what is asked');
  const value = make(schema, place, facts, 0);
  const fault = faultOf(schema, value);
  if (fault) throw new Unfillable(fault);
  return value;
}

function make(schema: Schema, place: Place, facts: Facts, depth: number): unknown {
  if (depth > MOST_DEPTH) throw new Unfillable('It has no end');
  if (--place.work.left < 0) throw new Overworked('It is too large');
  const { anyOf, oneOf, allOf, ...own } = schema;
  if (allOf) {
    const whole = allOf.reduce(merge, { ...own, ...(anyOf && { anyOf }), ...(oneOf && { oneOf }) });
    return tried([whole], schema, place, facts, depth);
  }
  if (anyOf || oneOf) {
    const { enum: _, ...rest } = own;
    const base = own.enum ? own : rest;
    const left = anyOf ? { oneOf } : {};
    const branches = (anyOf ?? oneOf ?? []).map((branch) => merge({ ...base, ...left }, branch));
    // A branch that is null says least.
    const said = (branch: Schema) => (branch.types?.every((type) => type === 'null') ? 1 : 0);
    return tried(
      branches.sort((a, b) => said(a) - said(b)),
      schema,
      place,
      facts,
      depth,
    );
  }
  if (own.enum) {
    const fitting = own.enum.filter((option) => faultOf(own, option) === null);
    if (fitting.length === 0) throw new Unfillable('No option fits');
    return optionFor(fitting, place, facts);
  }
  const types = own.types ?? ['string' as const];
  const ordered = [...types].sort((a, b) => Number(a === 'null') - Number(b === 'null'));
  for (const type of ordered) {
    try {
      return ofType(type, own, place, facts, depth);
    } catch (error) {
      // The only form says best itself why nothing fits.
      if (!isPassing(error) || ordered.length === 1) throw error;
    }
  }
  throw new Unfillable(`Nothing fits ${place.names.join('.')}`);
}

/** The first form in which something fits the whole schema. */
function tried(forms: Schema[], whole: Schema, place: Place, facts: Facts, depth: number): unknown {
  for (const form of forms) {
    try {
      const value = make(form, place, facts, depth + 1);
      if (faultOf(whole, value) === null) return value;
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
  }
  throw new Unfillable(`No form fits ${place.names.join('.')}`);
}

function ofType(type: Type, schema: Schema, place: Place, facts: Facts, depth: number): unknown {
  switch (type) {
    case 'null':
      return null;
    case 'boolean': {
      const label = facts.labels.get(plainName(place.names.at(-1) ?? ''));
      return label ? /^(true|yes|y|on|1)\b/i.test(label) : false;
    }
    case 'integer':
    case 'number':
      return numberFor({ ...schema, types: [type] }, place, facts);
    case 'string':
      place.work.left -= (schema.minLength ?? 0) / 100;
      for (const text of textsFor(schema, place, facts))
        if (faultOf({ ...schema, types: ['string'] }, text) === null) return text;
      throw new Unfillable('No text fits');
    case 'array':
      return list(schema, place, facts, depth);
    case 'object':
      return object(schema, place, facts, depth);
  }
}

function list(schema: Schema, place: Place, facts: Facts, depth: number): unknown[] {
  const members = listed(schema, place, facts);
  if (members && faultOf(schema, members) === null) return members;
  const least = schema.minItems ?? 0;
  const most = Math.min(schema.maxItems ?? MOST_ITEMS, Math.max(MOST_ITEMS, least));
  if (least > most || least > 1_000) throw new Unfillable('It wants too many items');
  const wanted = Math.max(least, Math.min(most, 1));
  const items: unknown[] = [];
  const seen = new Set<string>();
  for (let index = 0; items.length < wanted && index < wanted * 4 + 10; index++) {
    let item: unknown;
    try {
      item = make(schema.items ?? { types: ['string'] }, { ...place, index }, facts, depth + 1);
    } catch (error) {
      if (isPassing(error) && items.length >= least) break;
      throw error;
    }
    const text = JSON.stringify(item);
    if (schema.uniqueItems && seen.has(text)) continue;
    seen.add(text);
    items.push(item);
  }
  if (items.length < least) throw new Unfillable('There are too few different items');
  return items;
}

function object(schema: Schema, place: Place, facts: Facts, depth: number): object {
  const out: Record<string, unknown> = {};
  const put = (name: string, value: unknown) =>
    Object.defineProperty(out, name, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  const required = new Set(schema.required ?? []);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const here = { ...place, names: [...place.names, name] };
    if (!isSaid(inner, here, facts)) {
      if (!required.has(name)) continue;
      const none = unsaid(inner);
      if (none === undefined) throw new Unfillable(`${name} is not said`);
      put(name, none);
      continue;
    }
    try {
      put(name, make(inner, here, facts, depth + 1));
    } catch (error) {
      if (!isPassing(error) || required.has(name)) throw error;
    }
  }
  for (const name of required)
    if (!Object.hasOwn(out, name)) {
      if (schema.additional === false) throw new Unfillable(`It may not hold ${name}`);
      const inner = schema.additional ?? { types: ['string' as const] };
      put(name, make(inner, { ...place, names: [...place.names, name] }, facts, depth + 1));
    }
  for (let n = 1; Object.keys(out).length < (schema.minProperties ?? 0); n++) {
    if (schema.additional === false || n > 1_000) throw new Unfillable('It wants more properties');
    const inner = schema.additional ?? { types: ['string' as const] };
    put(
      `extra${n}`,
      make(inner, { ...place, names: [...place.names, `extra${n}`] }, facts, depth + 1),
    );
  }
  return out;
}
