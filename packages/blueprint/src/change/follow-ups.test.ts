import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { respond } from '../respond.ts';
import type { AppSpec, SpecEntity, SpecField } from '../spec.ts';
import { understand } from '../understand/index.ts';

const now = new Date('2026-03-10T09:00:00Z');

/** `@ a first message`, then `a follow-up :: what it changes` in the words of `differences`; `~` for any change. */
const TABLE = readFileSync(new URL('../../fixtures/follow-ups.txt', import.meta.url), 'utf8');

const apps = TABLE.split(/^@ /m)
  .filter(Boolean)
  .map((block) => {
    const [first = '', ...lines] = block.trim().split('\n');
    return { first, turns: lines.map((line) => line.split(' :: ') as [string, string]) };
  });

describe.each(apps)('after “$first”', ({ first, turns }) => {
  const spec = design(understand(first, { now }).spec);
  it.each(turns)('%s', (turn, wanted) => {
    const answer = respond(turn, spec, now);
    expect(answer.kind, answer.answer).toBe('change');
    if (wanted === '~') return;
    const found = differences(spec, answer.spec).filter((one) => !comesAlong(one, wanted));
    expect(found.join(' ; ')).toMatch(new RegExp(`^${escaped(wanted)}`));
    expect(found).toHaveLength(wanted.split(' ; ').length);
  });
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A list goes with its pages and what points at it; a view comes with what it needs. */
const comesAlong = (one: string, wanted: string): boolean =>
  (/^-[A-Z]\p{L}+$/u.test(wanted) && one !== wanted && one.startsWith('-')) ||
  (wanted.startsWith('+page') && one !== wanted && /^\+\p{L}+\./u.test(one));

/** What is other in the later spec, a phrase each: '+Book.money', '-Loan', 'Book.genre=[+Essay]', '+page board Loan'. */
function differences(before: AppSpec, after: AppSpec): string[] {
  const out: string[] = [];
  const was = ({ name, renamedFrom }: SpecEntity) =>
    before.entities.find((old) => old.name === (renamedFrom ?? name));
  for (const entity of after.entities) {
    const old = was(entity);
    if (!old) out.push(`+${entity.name}(${entity.fields.map(({ type }) => type).join()})`);
    else out.push(...ofList(old, entity));
  }
  for (const { name } of before.entities)
    if (!after.entities.some((one) => was(one)?.name === name)) out.push(`-${name}`);
  const pages = (spec: AppSpec) =>
    new Set(spec.pages.map(({ view, entity }) => `page ${view} ${nameNow(after, entity)}`.trim()));
  for (const page of without(pages(after), pages(before))) out.push(`+${page}`);
  for (const page of without(pages(before), pages(after))) out.push(`-${page}`);
  const { mode, look, hue } = after.theme;
  if (before.theme.mode !== mode) out.push(mode);
  if (before.theme.look !== look) out.push(`look ${look}`);
  if (before.theme.hue !== hue) out.push('hue');
  if (before.name !== after.name) out.push(`named ${after.name}`);
  return out;
}

const without = (all: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...all].filter((one) => !others.has(one));

const nameNow = ({ entities }: AppSpec, name = ''): string =>
  entities.find(({ renamedFrom }) => renamedFrom === name)?.name ?? name;

function ofList(old: SpecEntity, entity: SpecEntity): string[] {
  const out: string[] = [];
  if (entity.renamedFrom) out.push(`${old.name}→${entity.plural}`);
  for (const field of entity.fields) {
    const known = old.fields.find(({ name }) => name === (field.renamedFrom ?? field.name));
    if (known) out.push(...ofField(`${entity.name}.`, known, field));
    else out.push(`+${entity.name}.${field.type}`);
  }
  for (const { name } of old.fields)
    if (!entity.fields.some((field) => (field.renamedFrom ?? field.name) === name))
      out.push(`-${entity.name}.${name}`);
  const { read, write } = entity.permissions;
  if (old.permissions.read !== read) out.push(`${entity.name} read=${read}`);
  else if (old.permissions.write !== write) out.push(`${entity.name} write=${write}`);
  if (old.defaultSort !== entity.defaultSort) out.push(`${entity.name} by ${entity.defaultSort}`);
  return out;
}

function ofField(at: string, old: SpecField, field: SpecField): string[] {
  const labels = ({ options = [] }: SpecField) => new Set(options.map(({ label }) => label));
  const more = without(labels(field), labels(old)).map((label) => `+${label}`);
  const less = without(labels(old), labels(field)).map((label) => `-${label}`);
  return [
    ...(old.label === field.label ? [] : [`${at}${old.name}→${field.label}`]),
    ...(old.type === field.type ? [] : [`${at}${field.name}:${field.type}`]),
    ...(old.required === field.required ? [] : [`${at}${field.name}${field.required ? '!' : '?'}`]),
    ...(more.length + less.length > 0 && old.type === field.type
      ? [`${at}${field.name}=[${[...more, ...less].join()}]`]
      : []),
  ];
}
