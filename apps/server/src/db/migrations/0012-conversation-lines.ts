import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // A conversation that goes on from an earlier place leaves a line behind; each message knows the one before it.
  'ALTER TABLE messages ADD COLUMN parent text',
  `UPDATE messages m SET parent = l.before FROM (
     SELECT app_id, id, lag(id) OVER (PARTITION BY app_id ORDER BY seq) AS before FROM messages) l
   WHERE l.app_id = m.app_id AND l.id = m.id`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
