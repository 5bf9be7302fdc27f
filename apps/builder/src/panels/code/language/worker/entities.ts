import type { FieldSchema } from '@trellis/contract';
import { MADE } from './paths.ts';

/** Where the declarations of an entity's client stand. */
export const entityPath = (name: string): string => `${MADE}entities/${name}.d.ts`;

/** What `@/entities/Note` exports, from the schema in `entities/Note.json`. */
export function entityDeclaration(name: string, text: string): string {
  const local = name.replace(/[^A-Za-z0-9_]/g, '_');
  return `import type { EntityClient, RowOf } from '@/client/entities';
/** The fields of ${name}, as its schema says. */
export interface ${local}Fields {
${fieldsOf(text)}
}
/** A row of ${name}. */
export type ${local} = RowOf<${local}Fields>;
/** The rows of ${name}, as far as the visitor may see and change them. */
export declare const ${local}: EntityClient<${local}Fields>;
export default ${local};
`;
}

export function allEntities(names: readonly string[]): string {
  const lines = names
    .filter((name) => name !== 'User')
    .map((name) => `export { ${name.replace(/[^A-Za-z0-9_]/g, '_')} } from '@/entities/${name}';`);
  return `${lines.join('\n')}\nexport { User } from '@/entities/User';\n`;
}

export const USER_DECLARATION = "export { User, User as default } from '@/client/user';\n";

function fieldsOf(text: string): string {
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
    // A schema that cannot be read is told by the compiler, with its place; here any field is fine.
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
