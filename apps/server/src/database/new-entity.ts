import { type EntitySchema, entityNameFor } from '@trellis/contract';
import { newId } from '../ids.ts';

/**
 * The schema of an entity that somebody makes by hand, without fields yet. Its rows may be about people: only admins see
 * them, until somebody says otherwise.
 */
export function newEntity(title: string): EntitySchema {
  return {
    // Of a title in other letters nothing can stand in code.
    name: entityNameFor(title) || `Table${newId().slice(-6)}`,
    title,
    type: 'object',
    properties: {},
    'x-accessControl': { permissions: { read: 'admin', write: 'admin' } },
  };
}
