import type { EntitySchema, FieldSchema } from './entity.ts';

/** What rules know of a person by themselves; every other name is a field of the app's User entity. */
const BUILT_IN = new Set(['id', 'email', 'role']);
const PLACEHOLDER = /^\{\{\s*user\.([\p{L}\p{N}_.]+)\s*\}\}$/u;

/** Every rule of a schema: of its rows by operation, and of its fields at every depth. */
function rulesOf(schema: EntitySchema): unknown[] {
  const ofField = (field: FieldSchema): unknown[] => [
    ...(typeof field.rls === 'object' && field.rls !== null ? Object.values(field.rls) : []),
    ...(field.items ? ofField(field.items) : []),
    ...Object.values(field.properties ?? {}).flatMap(ofField),
  ];
  return [...Object.values(schema.rls ?? {}), ...Object.values(schema.properties).flatMap(ofField)];
}

/** Goes through a rule: each condition on the person by the name it asks for, and each text. */
function walk(
  rule: unknown,
  asked: (name: string, wanted: unknown) => void,
  text: (text: string) => void,
): void {
  if (typeof rule === 'string') text(rule);
  if (typeof rule !== 'object' || rule === null) return;
  for (const [name, value] of Object.entries(rule)) {
    if (name === 'user_condition' && typeof value === 'object' && value !== null)
      for (const [field, wanted] of Object.entries(value)) asked(nameOf(field), wanted);
    else walk(value, asked, text);
  }
}

/** The field of a person that a path in a rule begins with. */
const nameOf = (path: string): string => path.replace(/^data\./, '').split('.')[0] ?? '';

/** The roles that a schema's rules name. */
export function rolesInRules(schema: EntitySchema): string[] {
  const roles = new Set<string>();
  const texts = (value: unknown): void => {
    if (typeof value === 'string') roles.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(texts);
  };
  for (const rule of rulesOf(schema))
    walk(
      rule,
      (name, wanted) => name === 'role' && texts(wanted),
      () => undefined,
    );
  return [...roles];
}

/** The fields of the app's User entity that a schema's rules ask for. */
export function personFieldsInRules(schema: EntitySchema): string[] {
  const names = new Set<string>();
  const add = (name: string) => {
    if (!BUILT_IN.has(name)) names.add(name);
  };
  for (const rule of rulesOf(schema))
    walk(rule, add, (text) => {
      const path = PLACEHOLDER.exec(text)?.[1];
      if (path) add(nameOf(path));
    });
  return [...names];
}
