import { keyOf } from '@trellis/filter';
import { someOf } from './fields.ts';
import { partsOf } from './parts.ts';
import type { Resolved } from './resolved.ts';
import type { Wording } from './statements/index.ts';

/** Whose words a row is written in: the product's, or the public client's for somebody who knows of one creator at most. */
export type Words = 'own' | { creator: { userId: string; email: string } | null };

const time = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * How PostgreSQL writes the entity's rows as JSON text, which saves this process reading and writing
 * them; null where a field's key is not its name, so that rows must be put into other words first.
 */
export function wordingOf({ entity, keys }: Resolved, words: Words): Wording | null {
  const fields = Object.entries(entity.schema.properties);
  // What depends on the row is asked row by row.
  if (someOf(entity.schema).length > 0 || partsOf(entity.schema).length > 0) return null;
  if (keys === null || fields.some(([name, field]) => keyOf(name, field) !== name)) return null;
  // Values of fields that are no longer there, or not yet, are nobody's to see.
  const others = keys.filter((key) => !Object.hasOwn(entity.schema.properties, key));
  const own = words === 'own';
  const [created, updated, creator] = own
    ? ['createdAt', 'updatedAt', 'creatorId']
    : ['created_date', 'updated_date', 'created_by_id'];
  return (params) => {
    const data = others.length > 0 ? `(data - ${params.add(others)}::text[])` : 'data';
    const known =
      own || !words.creator
        ? ''
        : ` || CASE WHEN creator_id = ${params.add(words.creator.userId)}::text
            THEN ${params.add(`,"created_by":${JSON.stringify(words.creator.email)}`)}::text ELSE '' END`;
    return `'{"id":"' || id || '","${created}":"' || ${time('created_at')} || '","${updated}":"' || ${time('updated_at')}
      || '","${creator}":' || coalesce(to_json(creator_id)::text, 'null')${known}
      || CASE WHEN ${data} = '{}' THEN '}' ELSE ',' || substr(${data}::text, 2) END`;
  };
}
