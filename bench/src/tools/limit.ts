import { FakeModel } from '@trellis/testing';
import type { Figure } from '../figure.ts';
import { INPUTS, PLAIN } from './listing.ts';
import { openTools } from './place.ts';

const AT_ONCE = 200;
const DAILY = 10;

/** Two hundred runs at once by one address that may run ten a day, each as another visitor. */
export async function limited(): Promise<Figure[]> {
  const model = await FakeModel.start();
  let asked = 0;
  model.decides = () => {
    asked++;
    return { text: 'Done.' };
  };
  const place = await openTools(model.env);
  try {
    const tool = await place.open(PLAIN, { dailyUserLimit: DAILY });
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, visitor) => {
        const answer = await tool.run({ inputs: INPUTS }, visitor);
        await answer.text();
        return answer.status;
      }),
    );
    const count = (status: number) => statuses.filter((one) => one === status).length;
    const [stored] = await place.query<{ runs: number }>(
      "SELECT count(*)::int AS runs FROM tool_runs WHERE app_id = $1 AND state = 'success'",
      [tool.appId],
    );
    const others = AT_ONCE - count(200) - count(429);
    return [
      exactly(`runs of ${AT_ONCE} at once by one address with ${DAILY} a day`, count(200)),
      exactly('of them stored as done', stored?.runs ?? 0),
      exactly('of them at the model', asked),
      {
        figure: 'answered otherwise than with a run or the limit',
        value: others,
        unit: '',
        goal: { atMost: 0 },
        beside: null,
      },
    ];
  } finally {
    await place.close();
    await model.stop();
  }
}

const exactly = (figure: string, value: number): Figure => ({
  figure,
  value,
  unit: '',
  goal: { atLeast: DAILY, atMost: DAILY },
  beside: null,
});
