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

/** What `@/entities/User` is to a compiler of types; `text`: the schema of the fields that the app's people have of its own. */
export const userTypes = (text: string): string => `import type { RowOf } from '@/client/entities';
import type { UserClient, UserFields } from '@/client/user';
/** What this app keeps of each of its people beside e-mail, name and role. */
export interface OwnFields {
${entityFieldTypes(text)}
}
/** Somebody who uses this app. */
export type User = RowOf<UserFields & OwnFields>;
/** The people of this app. */
export declare const User: UserClient<UserFields & OwnFields>;
export default User;
`;

/** What `@/hooks/use-user` is to it beside that module: the fields are there once they are loaded. */
export const USE_USER_TYPES = `import type { OwnFields } from '@/entities/User';
import type { useUser as known } from '@/lib/use-user-fields';
type Known = ReturnType<typeof known>;
/** Who is signed in, with the fields of this app, undefined as long as \`loading\` is true; null for a visitor. */
export declare function useUser(): Omit<Known, 'user'> & {
  user: ({ id: string; email: string; full_name: string; role: string } & Partial<OwnFields>) | null;
};
`;

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
