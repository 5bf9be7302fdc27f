import type { FieldSchema } from './entity.ts';

/** The fields of an entity as the members of a TypeScript interface, from its schema's text. */
export function entityFieldTypes(text: string): string {
  try {
    const { properties = {} } = JSON.parse(text) as { properties?: Record<string, FieldSchema> };
    return Object.entries(properties)
      .map(([name, field]) => {
        const words = [field.title, field.description].filter(Boolean).join(': ');
        const note = words ? `  /** ${words.replaceAll('*/', '* /')} */\n` : '';
        const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
        return `${note}  ${key}: ${typeOf(field)};`;
      })
      .join('\n');
  } catch {
    // A schema that cannot be read the compiler reports, with its place; here any field is fine.
    return '  [field: string]: any;';
  }
}

function typeOf(field: FieldSchema): string {
  // The values are offered, and any text is taken: apps keep them in plain strings.
  if (field.enum)
    return [...field.enum.map((value) => JSON.stringify(value)), '(string & {})'].join(' | ');
  switch (field.type) {
    case 'string':
      return 'string';
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array': {
      const item = field.items ? typeOf(field.items) : 'any';
      return item.includes('|') ? `(${item})[]` : `${item}[]`;
    }
    default:
      return 'any';
  }
}
