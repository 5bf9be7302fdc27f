import type { AccessLevel } from '@trellis/contract';

/** What the database panel asks for: other rules of one entity (spec 2, section 6). */
export interface AccessAsked {
  entity: string;
  read: AccessLevel;
  write: AccessLevel;
}

const LEVEL = '(anonymous|all|admin|creator|none)';
/** The panel's sentence: the same in every language. */
const ASKED = new RegExp(
  `^Change the permissions of the (\\w+) entity: read ${LEVEL}, write ${LEVEL}\\b`,
);

export function accessAsked(text: string): AccessAsked | null {
  const [, entity, read, write] = ASKED.exec(text.trim()) ?? [];
  if (!entity) return null;
  return { entity, read: read as AccessLevel, write: write as AccessLevel };
}

/** The same in an entity's file that no spec wrote: its rules are these, and no conditions. */
export function withAccess(file: string, { read, write }: AccessAsked): string | null {
  try {
    const { rls: _conditions, ...schema } = JSON.parse(file) as Record<string, unknown>;
    const kept = schema['x-accessControl'] as Record<string, unknown> | undefined;
    const changed = { ...schema, 'x-accessControl': { ...kept, permissions: { read, write } } };
    return `${JSON.stringify(changed, null, 2)}\n`;
  } catch {
    // No schema that could be changed: then nothing is.
    return null;
  }
}
