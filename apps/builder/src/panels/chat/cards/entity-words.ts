import type { ActionCard, EntitySchema } from '@trellis/contract';
import { counted } from '../../../ui/counted.ts';

const SEEN: Record<string, string> = {
  anonymous: 'anyone can see them',
  all: 'everyone signed in can see them',
  creator: 'each person sees only their own',
  admin: 'only admins see them',
  none: 'nobody sees them',
};

/**
 * What a step made of an app's data, in the product's words: '6 fields, only admins see them'. Null while it is written, and
 * where its content says nothing that can be read.
 */
export function entityWords({ type, state, content, permissions }: ActionCard): string | null {
  if (state !== 'applied' || (type !== 'add_entity' && type !== 'edit_entity')) return null;
  const schema = readSchema(content);
  if (!schema) return null;
  const read = permissions?.read ?? schema['x-accessControl']?.permissions?.read;
  return [counted(Object.keys(schema.properties).length, 'field'), seen(schema.rls?.read, read)]
    .filter(Boolean)
    .join(', ');
}

/** Rules of its own hold before the level: rows that everyone has, or that a condition picks. */
function seen(rule: unknown, read: string | undefined): string {
  if (rule === true) return 'anyone can see them';
  if (rule !== undefined)
    return JSON.stringify(rule).includes('created_by')
      ? 'people see only their own; admins see all'
      : 'custom rules decide who sees them';
  return SEEN[read ?? ''] ?? '';
}

type Told = Pick<EntitySchema, 'properties' | 'rls' | 'x-accessControl'>;

function readSchema(content: string): Told | null {
  try {
    const parsed = JSON.parse(content) as Partial<Told> | null;
    return parsed?.properties && typeof parsed.properties === 'object' ? (parsed as Told) : null;
  } catch {
    // What a model wrote as edits, or not as JSON, is shown as the step that it is.
    return null;
  }
}
