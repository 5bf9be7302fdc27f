import type { OfferedTable, TableRows } from './imports.ts';

interface Saying {
  isPlan: boolean;
  /** The answer may say where columns go, by an action. */
  maySay: boolean;
}

/** The tables, as a model is sent them. A plan stores nothing: what is said of them then is what would be. */
export function describeTables(tables: readonly TableRows[], { isPlan, maySay }: Saying): string {
  return tables
    .map(({ file, entity, fields, records, going }) => {
      const rows = JSON.stringify(records.slice(0, 5));
      const what = fields
        ? `a new entity ${entity} (entities/${entity}.json ${isPlan ? 'will be there by then' : 'is there already'})`
        : `the entity ${entity}`;
      const columns = going && maySay ? columnsOf(file, entity, { going, isPlan }) : '';
      const rest = `${fields ? ' Show them in the app.' : columns} The first rows: ${rows}`;
      return isPlan
        ? `\n\nOnce the plan is built, all ${records.length} rows of ${file} will be put into ${what}; nothing is stored yet.${rest}`
        : `\n\nAll ${records.length} rows of ${file} are put into ${what} after your answer${fields ? '' : ', but for those that it has already with the same values'}. Insert none of them yourself.${rest}`;
    })
    .join('');
}

interface Going {
  going: NonNullable<TableRows['going']>;
  isPlan: boolean;
}

function columnsOf(file: string, entity: string, { going, isPlan }: Going): string {
  const are = ` Its columns go to these fields: ${JSON.stringify(going)}.`;
  if (isPlan) return are;
  const action = `<action type="import_entities" file="${entity}" title="…">${JSON.stringify({ table: file, columns: { Column: 'field' } })}</action>`;
  return `${are} Where one belongs elsewhere, or into a field that you add in this answer, say so after that by ${action}, which names these columns alone; null leaves one out.`;
}

/** What a model may have done with tables that nobody said anything of. */
export function describeOffered(tables: readonly OfferedTable[]): string {
  if (tables.length === 0) return '';
  const list = tables.map(
    ({ file, records }) =>
      `\n${JSON.stringify(file)}: ${records.length} rows, columns ${JSON.stringify(Object.keys(records[0] ?? {}))}`,
  );
  return `\n\nTables came with this message. If their rows are to be kept in the app, put them into an entity that there is or that you add in this answer, all at once and by this alone: <action type="import_entities" file="Entity" title="…">{"table":"name of the file","columns":{"Column":"field"}}</action>. Columns that you leave out stay out. Never write the rows yourself.${list.join('')}`;
}

/** What of the message's tables this turn cannot do, which its notice says to the person. */
export const describeLeftOut = (words: readonly string[]): string =>
  words.length === 0
    ? ''
    : `\n\nThe person is told this already, and you can do nothing about it in this answer: ${words.join(' ')} Never write such rows yourself.`;
