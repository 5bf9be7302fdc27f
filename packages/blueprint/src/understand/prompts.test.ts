import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { change } from '../change/index.ts';
import { AppSpec, type SpecEntity } from '../spec.ts';
import { understand } from './index.ts';

interface Expected {
  name: string;
  fields?: string[];
  permissions?: { read: string; write: string };
  enum?: Record<string, string[]>;
}
interface Prompt {
  id: string;
  turns: string[];
  expect: { entities: Expected[]; does?: string[]; pages?: string[]; language?: string };
}

const { prompts } = JSON.parse(
  readFileSync(new URL('../../fixtures/prompts.json', import.meta.url), 'utf8'),
) as { prompts: Prompt[] };
const now = new Date('2026-03-10T09:00:00Z');

const matches = (pattern: string, ...words: string[]) =>
  words.some((word) => new RegExp(pattern, 'i').test(word));

function named(entities: SpecEntity[], pattern: string): SpecEntity[] {
  return entities.filter((entity) => matches(pattern, entity.name, entity.label, entity.plural));
}

describe('what people ask for', () => {
  it.each(prompts.map((prompt) => [prompt.id, prompt] as const))('%s', (_id, prompt) => {
    const [first = '', ...follow] = prompt.turns;
    const { kind, spec: built } = understand(first, { now });
    expect(kind).toBe('new');
    const spec = follow.reduce((before, turn) => {
      const step = change(turn, before, { now });
      expect(step.kind, turn).toBe('change');
      return step.spec;
    }, built);
    expect(AppSpec.safeParse(spec).success).toBe(true);
    for (const wanted of prompt.expect.entities) {
      const found = named(spec.entities, wanted.name);
      expect(
        found.map(({ name }) => name),
        `an entity like ${wanted.name}`,
      ).not.toEqual([]);
      const fields = found.flatMap((entity) => entity.fields);
      for (const field of wanted.fields ?? [])
        expect(
          fields.some(({ name, label }) => matches(field, name, label)),
          `${wanted.name} has ${field}`,
        ).toBe(true);
      if (wanted.permissions)
        expect(found.map((entity) => entity.permissions)).toContainEqual(wanted.permissions);
      for (const [field, values] of Object.entries(wanted.enum ?? {}))
        expect(
          fields.find(({ name }) => matches(field, name))?.options?.map(({ value }) => value),
        ).toEqual(values);
    }
    for (const behaviour of prompt.expect.does ?? [])
      expect(spec.behaviours.map((known) => known.kind)).toContain(behaviour);
    for (const view of prompt.expect.pages ?? [])
      expect(spec.pages.map((page) => page.view)).toContain(view);
    if (prompt.expect.language) expect(spec.language).toBe(prompt.expect.language);
  });
});

describe('every spec', () => {
  const specs = prompts.map(({ turns }) => understand(turns[0] ?? '', { now }).spec);

  it('names only entities and fields that it has', () => {
    for (const spec of specs) {
      const fieldsOf = (name: string | undefined) =>
        spec.entities.find((entity) => entity.name === name)?.fields.map((field) => field.name) ??
        [];
      for (const entity of spec.entities)
        for (const field of entity.fields)
          if (field.relation)
            expect(spec.entities.map(({ name }) => name)).toContain(field.relation);
      for (const { entity, target, fields } of spec.behaviours)
        for (const field of Object.values(fields))
          expect([...fieldsOf(entity), ...fieldsOf(target)], `${spec.name}: ${entity}`).toContain(
            field,
          );
      for (const page of spec.pages)
        for (const field of Object.values(page.fields))
          expect(fieldsOf(page.entity)).toContain(field);
    }
  });

  it('has rows that its own fields allow', () => {
    for (const spec of specs)
      for (const entity of spec.entities) {
        expect(entity.samples.length, `${spec.name}: ${entity.name}`).toBeGreaterThan(0);
        for (const row of entity.samples)
          for (const field of entity.fields) {
            const value = row[field.name];
            if (field.required) expect(value, `${entity.name}.${field.name}`).toBeDefined();
            if (value === undefined) continue;
            if (field.type === 'enum')
              expect(
                field.options?.map((option) => option.value),
                `${entity.name}.${field.name}`,
              ).toContain(value);
            if (field.type === 'relation')
              expect(
                spec.entities.find(({ name }) => name === field.relation)?.samples[Number(value)],
              ).toBeDefined();
            if (
              ['number', 'integer', 'money', 'percent', 'rating', 'duration'].includes(field.type)
            )
              expect(typeof value).toBe('number');
            if (field.type === 'date') expect(value).toMatch(/^\d{4}-\d{2}-\d{2}$/);
          }
      }
  });

  it('has unique names, and says who may see and change what', () => {
    for (const spec of specs) {
      const names = spec.entities.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const entity of spec.entities) {
        expect(entity.name).toMatch(/^[A-Z][A-Za-z0-9]*$/);
        const fields = entity.fields.map(({ name }) => name);
        expect(new Set(fields).size, entity.name).toBe(fields.length);
        for (const field of fields) expect(field).toMatch(/^[a-z][a-z0-9_]*$/);
        expect(entity.permissions.read).toBeTruthy();
      }
    }
  });

  it('is the same for the same sentence and day', () => {
    const [first] = prompts;
    expect(understand(first?.turns[0] ?? '', { now })).toEqual(
      understand(first?.turns[0] ?? '', { now }),
    );
  });
});
