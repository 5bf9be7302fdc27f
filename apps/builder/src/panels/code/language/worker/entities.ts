import { entityFieldTypes, userTypes } from '@trellis/contract';
import { MADE } from './paths.ts';

/** Where the declarations of an entity's client stand. */
export const entityPath = (name: string): string => `${MADE}entities/${name}.d.ts`;

/** Who is signed in, where the app's people have fields of its own. */
export const USE_USER = `${MADE}hooks/use-user.d.ts`;

/** What `@/entities/Note` exports, from the schema in `entities/Note.json`. */
export function entityDeclaration(name: string, text: string): string {
  if (name === 'User') return userTypes(text);
  const local = name.replace(/[^A-Za-z0-9_]/g, '_');
  return `import type { EntityClient, RowOf } from '@/client/entities';
/** The fields of ${name}, as its schema says. */
export interface ${local}Fields {
${entityFieldTypes(text)}
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
