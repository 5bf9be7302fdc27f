import { setTimeout as sleep } from 'node:timers/promises';
import { FakeModel } from '@trellis/testing';
import { Random } from '../faults/random.ts';
import type { Figure } from '../figure.ts';
import { openTools, type ToolPlace } from '../tools/place.ts';

const RUNS = Number(process.env.RUNS ?? 1_000);
const EACH_CYCLE = 100;
const KILLED_WITHIN_MS = 6_000;
const GIVEN_UP_MS = 90_000;
const COST = 3;
const TOOL = { title: 'Write', path: 'write', instructions: 'Write about [input].' };

interface Ledger {
  taken: number;
  done: number;
  going: number;
}

/** A member's runs, many at once while the server is killed; then what their credits are, against what ran. */
export async function credits(): Promise<Figure[]> {
  const model = await FakeModel.start();
  const random = new Random(28);
  model.decides = () => ({
    text: 'A page about it. '.repeat(1 + random.below(4)),
    everyMs: random.below(60),
  });
  const place = await openTools(model.env);
  try {
    const { appId } = await place.open(TOOL);
    const token = await memberOf(place, appId);
    const began = (n: number) =>
      fetch(`${place.product.url}/api/tools/${appId}/write/runs`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ inputs: { input: `thing ${n}` }, requestKey: `credits-run-${n}` }),
      }).then((answer) => answer.text());
    for (let n = 0; n < RUNS; n += EACH_CYCLE) {
      const dead = sleep(random.below(KILLED_WITHIN_MS)).then(() =>
        process.kill(place.product.pid, 'SIGKILL'),
      );
      const all = Array.from({ length: Math.min(EACH_CYCLE, RUNS - n) }, (_, at) =>
        began(n + at).catch(() => undefined),
      );
      await Promise.all([dead, ...all]);
      await place.again();
    }
    const { taken, done, going } = await ended(place, appId);
    return [
      {
        figure: `credits · ${RUNS} runs, ${EACH_CYCLE} at once, under kill -9: credits taken that nothing ran for, or the other way`,
        value: Math.abs(taken - done * COST),
        unit: '',
        goal: { atMost: 0 },
        beside: { what: 'runs that were done', value: done },
      },
      {
        figure: 'credits · runs that never ended',
        value: going,
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

/** Somebody who is a member by the database's word, so that no provider is asked; answers their token. */
async function memberOf(place: ToolPlace, appId: string): Promise<string> {
  const settings = {
    isSignupEnabled: true,
    isPaidMembershipsEnabled: true,
    creditsPerRun: COST,
    paidMembershipsSettings: { isSetupCompleted: true },
  };
  await place.query('UPDATE apps SET settings = settings || $2::jsonb WHERE app_id = $1', [
    appId,
    JSON.stringify(settings),
  ]);
  const answer = await fetch(`${place.product.url}/apps/${appId}/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: place.product.url },
    body: JSON.stringify({
      email: 'member@x.example',
      password: 'correct horse battery',
      name: 'Mia',
    }),
  });
  if (!answer.ok) throw new Error(`Signing up answered ${answer.status} ${await answer.text()}`);
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  await place.query(
    `INSERT INTO payment_connections (tenant_id, sealed, tier_limits) VALUES ($1, 'x', $2)`,
    [appId, JSON.stringify({ Gold: { dailyRuns: null, monthlyCredits: 10_000_000 } })],
  );
  await place.query(
    `INSERT INTO memberships (tenant_id, id, product_id, email, user_id, tier, status, sold_at, asked_at)
      VALUES ($1, 'sub-1', 'club', 'member@x.example', $2, 'Gold', 'active', now(), now())`,
    [appId, user.id],
  );
  return token;
}

/** The ledger and the runs, once none of them goes on. */
async function ended(place: ToolPlace, appId: string): Promise<Ledger> {
  for (const began = performance.now(); ; await sleep(1_000)) {
    const [row] = await place.query<Ledger>(
      `SELECT (SELECT coalesce(-sum(delta), 0)::int FROM credit_ledger WHERE app_id = $1 AND run_id IS NOT NULL) AS taken,
        (count(*) FILTER (WHERE state = 'success'))::int AS done,
        (count(*) FILTER (WHERE state = 'loading'))::int AS going
       FROM tool_runs WHERE app_id = $1`,
      [appId],
    );
    if (row!.going === 0 || performance.now() - began > GIVEN_UP_MS) return row!;
  }
}
