import type { EntitySchema } from '@trellis/contract';
import type { Prompt } from '../prompts.ts';
import { judgeAccess } from './access.ts';

/** What of one prompt is there, and in words what is not. */
export interface Judgement {
  entities: [found: number, wanted: number];
  fields: [found: number, wanted: number];
  /** Names that should not have come. */
  absurd: string[];
  access: { safe: boolean; exact: boolean } | null;
  missing: string[];
}

/** Judges an app by its names as they stand in the schema: what was expected, and what may never come. */
export function judge(prompt: Prompt, schemas: readonly EntitySchema[]): Judgement {
  const missing: string[] = [];
  let entities = 0;
  let fields = 0;
  for (const expected of prompt.expect.entities) {
    const name = new RegExp(expected.name, 'i');
    const lacking = schemas
      .filter((schema) => name.test(schema.name))
      .map((schema) => expected.fields.filter((field) => !hasField(schema, field)))
      .sort((a, b) => a.length - b.length)[0];
    if (lacking) entities++;
    else missing.push(`entity ${expected.name}`);
    const lost = lacking ?? expected.fields;
    fields += expected.fields.length - lost.length;
    missing.push(...lost.map((field) => `${expected.name}.${field}`));
  }
  const patterns = prompt.never.map((pattern) => new RegExp(pattern, 'i'));
  const names = schemas.flatMap((schema) => [schema.name, ...Object.keys(schema.properties)]);
  return {
    entities: [entities, prompt.expect.entities.length],
    fields: [fields, prompt.expect.entities.reduce((sum, one) => sum + one.fields.length, 0)],
    absurd: names.filter((name) => patterns.some((pattern) => pattern.test(name))),
    access: prompt.access ? judgeAccess(prompt.access, prompt, schemas) : null,
    missing,
  };
}

const hasField = (schema: EntitySchema, pattern: string): boolean =>
  Object.keys(schema.properties).some((name) => new RegExp(pattern, 'i').test(name));
