import type { EntitySchema } from '@trellis/contract';
import type { Prompt } from './prompts.ts';

/** The share of what was expected that the app has (0 to 1), and what is missing, in words. */
export function scoreFields(
  prompt: Prompt,
  schemas: EntitySchema[],
): { share: number; missing: string[] } {
  let wanted = 0;
  const missing: string[] = [];
  const check = (found: boolean, what: string) => {
    wanted++;
    if (!found) missing.push(what);
  };
  for (const expected of prompt.expect.entities) {
    // Several entities may fit the name; the one that fits the fields best is meant.
    const fits = schemas.filter((schema) =>
      new RegExp(expected.name, 'i').test(`${schema.name} ${schema.title ?? ''}`),
    );
    const has = (schema: EntitySchema, pattern: string) =>
      Object.entries(schema.properties).some(([name, field]) =>
        new RegExp(pattern, 'i').test(`${name} ${field.title ?? ''} ${field['x-relation'] ?? ''}`),
      );
    const count = (schema: EntitySchema) =>
      expected.fields.filter((field) => has(schema, field)).length;
    const best = fits.sort((a, b) => count(b) - count(a))[0];
    check(best !== undefined, `entity ${expected.name}`);
    for (const field of expected.fields)
      check(best !== undefined && has(best, field), `${expected.name}.${field}`);
    if (expected.permissions) {
      const given = best?.['x-accessControl']?.permissions;
      check(
        given?.read === expected.permissions.read && given?.write === expected.permissions.write,
        `${expected.name} ${expected.permissions.read}/${expected.permissions.write}`,
      );
    }
    for (const [field, values] of Object.entries(expected.enum ?? {})) {
      const options = Object.entries(best?.properties ?? {}).find(([name]) =>
        new RegExp(field, 'i').test(name),
      )?.[1];
      const words = [...(options?.enum ?? []), ...(options?.['x-enumLabels'] ?? [])].map((word) =>
        word.toLowerCase().replace(/[^a-z]/g, ''),
      );
      for (const value of values)
        check(
          words.includes(value.toLowerCase().replace(/[^a-z]/g, '')),
          `${expected.name}.${field} = ${value}`,
        );
    }
  }
  return { share: wanted === 0 ? 1 : (wanted - missing.length) / wanted, missing };
}
