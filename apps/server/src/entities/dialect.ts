import { keyOf } from '@trellis/filter';
import { dependOnRow } from './fields.ts';
import type { Resolved } from './resolved.ts';
import type { TextExpression } from './statements/index.ts';

/** What a verb answers where PostgreSQL wrote it: the JSON text of a row, or of a list of rows. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** How PostgreSQL writes an entity's rows as texts, and what a verb answers with such a text. */
export interface Writer<Text> {
  expression: TextExpression;
  answer(json: string): Text;
}

/** In whose words rows are answered: what writes them; null where they are answered as values. */
export type Dialect<Text> = (target: Resolved) => Writer<Text> | null;

/** For who goes on working with the rows. */
export const VALUES: Dialect<never> = () => null;

/** The product's own words. */
export const OWN: Dialect<JsonText> = (target) =>
  writerOf(target, { created: 'createdAt', updated: 'updatedAt', creator: 'creatorId' });

/**
 * The public client's words, for somebody who knows of one creator at most. Code takes e-mails to pieces, so that one that
 * may not be known is an empty text.
 */
export const publicClient =
  (known: { userId: string; email: string } | null): Dialect<JsonText> =>
  (target) =>
    writerOf(
      target,
      { created: 'created_date', updated: 'updated_date', creator: 'created_by_id' },
      emailFor(known),
    );

const emailFor =
  (known: { userId: string; email: string } | null): TextExpression =>
  (params) => {
    const written = (email: string) => `,"created_by":${JSON.stringify(email)}`;
    if (!known) return `'${written('')}'`;
    return `CASE WHEN creator_id = ${params.add(known.userId)}::text
      THEN ${params.add(written(known.email))}::text ELSE '${written('')}' END`;
  };

const time = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Saves this process reading and writing rows; null where a field's key is not its name, or the row decides what is shown. */
function writerOf(
  { entity: { schema }, keys }: Resolved,
  names: { created: string; updated: string; creator: string },
  email: TextExpression | null = null,
): Writer<JsonText> | null {
  const fields = Object.entries(schema.properties);
  if (keys === null || dependOnRow(schema)) return null;
  if (fields.some(([name, field]) => keyOf(name, field) !== name)) return null;
  // Values of fields that are no longer there, or not yet, are nobody's to see.
  const others = keys.filter((key) => !Object.hasOwn(schema.properties, key));
  return {
    answer: (json) => new JsonText(json),
    expression: (params) => {
      const data = others.length > 0 ? `(data - ${params.add(others)}::text[])` : 'data';
      const creator = email && ` || ${email(params)}`;
      return `'{"id":"' || id || '","${names.created}":"' || ${time('created_at')} || '","${names.updated}":"' || ${time('updated_at')}
      || '","${names.creator}":' || coalesce(to_json(creator_id)::text, 'null')${creator ?? ''}
      || CASE WHEN ${data} = '{}' THEN '}' ELSE ',' || substr(${data}::text, 2) END`;
    },
  };
}
