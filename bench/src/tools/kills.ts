import { setTimeout as sleep } from 'node:timers/promises';
import type { ToolRun } from '@trellis/contract';
import { FakeModel } from '@trellis/testing';
import { Random } from '../faults/random.ts';
import type { Figure } from '../figure.ts';
import { chunksOf } from './chunks.ts';
import { PLAIN } from './listing.ts';
import { type OpenTool, openTools, type ToolPlace } from './place.ts';

/** Fewer for a look: `RUNS=60 npm run bench -- tools`. */
const RUNS = Number(process.env.RUNS ?? 500);
const EACH_CYCLE = 25;
/** The server is killed this long after its runs were begun, at most. */
const KILLED_WITHIN_MS = 1_500;
/** A lost server's runs are given up by the next after a while. */
const GIVEN_UP_MS = 60_000;

/** What was asked for with one key, which is sent again until a run is known to have begun, as the page does. */
interface Asked {
  key: string;
  visitor: number;
  facts: string;
  runId: string | null;
}

/** Runs of which each is at some moment of its life when the server is killed; then how all of them ended. */
export async function killed(): Promise<Figure[]> {
  const model = await FakeModel.start();
  const random = new Random(26);
  // Some are over before the server is, some amid their words, some before their first one.
  model.decides = () => ({
    text: 'A bright flat by the river, and all that belongs to it. '.repeat(1 + random.below(4)),
    everyMs: random.below(120),
  });
  const place = await openTools(model.env);
  try {
    const tool = await place.open(PLAIN);
    const all: Asked[] = [];
    while (all.length < RUNS) {
      const cycle = Array.from({ length: Math.min(EACH_CYCLE, RUNS - all.length) }, (_, n) =>
        asked(all.length + n),
      );
      all.push(...cycle);
      await untilKilled(place, tool, cycle, random.below(KILLED_WITHIN_MS));
      await place.again();
      await Promise.all(cycle.map((one) => one.runId ?? begun(tool, one)));
    }
    const runs = await ended(tool, all);
    return figures(all, runs, await counted(place, tool));
  } finally {
    await place.close();
    await model.stop();
  }
}

const asked = (visitor: number): Asked => ({
  key: `killed-run-${visitor}`,
  visitor,
  facts: `${visitor} rooms near the river`,
  runId: null,
});

/** Begins them all, a little apart, and kills the server amid of that. */
async function untilKilled(
  place: ToolPlace,
  tool: OpenTool,
  cycle: readonly Asked[],
  afterMs: number,
): Promise<void> {
  const dead = sleep(afterMs).then(() => process.kill(place.product.pid, 'SIGKILL'));
  await Promise.all(
    cycle.map(async (one, n) => {
      await sleep((n * KILLED_WITHIN_MS) / (2 * cycle.length));
      await begun(tool, one).catch(() => undefined);
    }),
  );
  await dead;
}

/** Sends it, and reads until it ends with its connection. What a server said is believed: a run that began is not sent again. */
async function begun(tool: OpenTool, one: Asked): Promise<void> {
  const { key: requestKey, visitor, facts } = one;
  const answer = await tool.run({ inputs: { facts }, requestKey }, visitor);
  if (!answer.ok) throw new Error(`answered ${answer.status} ${await answer.text()}`);
  for await (const chunk of chunksOf(answer)) if (chunk.type === 'begin') one.runId = chunk.runId;
}

/** The runs once none of them goes on; null for one that is not there. */
async function ended(tool: OpenTool, all: readonly Asked[]): Promise<(ToolRun | null)[]> {
  const read = async ({ runId, visitor }: Asked) => {
    const answer = runId ? await tool.get(runId, visitor) : null;
    return answer?.ok ? ((await answer.json()) as ToolRun) : null;
  };
  for (const began = performance.now(); ; await sleep(1_000)) {
    const runs: (ToolRun | null)[] = [];
    for (const one of all) runs.push(await read(one));
    const isOver = runs.every((run) => run?.state !== 'loading');
    if (isOver || performance.now() - began > GIVEN_UP_MS) return runs;
  }
}

interface Counted {
  stored: number;
  charged: number;
  done: number;
}

/** What the database holds: runs, those of them that are done, and the ones that were counted. */
async function counted(place: ToolPlace, { appId }: OpenTool): Promise<Counted> {
  const [row] = await place.query<Counted>(
    `SELECT count(*)::int AS stored, (count(*) FILTER (WHERE state = 'success'))::int AS done,
       (SELECT coalesce(sum(runs), 0)::int FROM run_counts WHERE key = 'plan') AS charged
     FROM tool_runs WHERE app_id = $1`,
    [appId],
  );
  return row!;
}

function figures(
  all: readonly Asked[],
  runs: readonly (ToolRun | null)[],
  { stored, charged, done }: Counted,
): Figure[] {
  const is = (run: ToolRun | null, kind: string) => run?.failure?.kind === kind;
  const wellEnded = runs.filter((run) => run?.state === 'success' || is(run, 'interrupted')).length;
  const lost = all.filter(({ facts }, n) => runs[n]?.inputs.facts !== facts).length;
  const figure = (name: string, value: number, goal: Figure['goal']): Figure => ({
    figure: name,
    value,
    unit: '',
    goal,
    beside: null,
  });
  const none = { atMost: 0 };
  return [
    figure(`of ${all.length} runs under kill -9 ended as done or interrupted`, wellEnded, {
      atLeast: all.length,
    }),
    figure('of them interrupted', runs.filter((run) => is(run, 'interrupted')).length, null),
    figure('runs beside those that were asked for', stored - all.length, none),
    figure('counts that are no run that is done, or none for one', Math.abs(charged - done), none),
    figure('inputs lost', lost, none),
  ];
}
