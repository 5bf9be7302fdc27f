import { ifFound, Refusal } from '../../refusal.ts';
import { USER } from '../access.ts';
import type { RowContext } from '../context.ts';
import type { RowAsk } from '../row-ask.ts';
import * as sql from '../statements/index.ts';
import { checkData, type Data } from '../validate.ts';

/**
 * Which of these rows, as a table brings them, the entity has already with the very same values: each of its rows answers
 * for one of them. None where there is no such entity.
 */
export async function rowsAlike(
  context: RowContext,
  ask: RowAsk,
  inputs: readonly Data[],
): Promise<boolean[]> {
  const found = await ifFound(
    context.onCurrent(ask, async ({ entity: { schema }, place }) => {
      if (schema.name === USER) return null;
      const made = inputs.map((input) => dataOf(() => checkData(schema, input)));
      const asked = made.flatMap((data, at) => (data ? [{ at, data }] : []));
      const alike = await sql.alike(
        context.database.pool,
        place,
        asked.map(({ data }) => data),
      );
      const there = new Set(asked.flatMap(({ at }, nth) => (alike[nth] ? [at] : [])));
      return inputs.map((_input, at) => there.has(at));
    }),
  );
  return found ?? inputs.map(() => false);
}

/** What does not fit the entity as it is stands in none of its rows. */
function dataOf(check: () => Data): Data | null {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}
