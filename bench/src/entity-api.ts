import { ClockModel } from './chat/clock-model.ts';
import { openStreams } from './chat/streams.ts';
import { type Contestant, LANES } from './entity/contest.ts';
import { Load } from './entity/load.ts';
import { clearOthers, startBare, startParse } from './entity/others.ts';
import { startOurs } from './entity/ours.ts';
import { startPocketBase } from './entity/pocketbase.ts';
import { type Figure, median } from './figure.ts';
import { dataFolder } from './product.ts';

const ACTS = ['list', 'get', 'update', 'create'] as const;
type Act = (typeof ACTS)[number] | 'bulk';
/** By turns, several times, so that what the machine does beside falls on all of them. */
const ROUNDS = 3;
const WARM_MS = 600;
const MS = 1_500;
/** A hundredth of the requests wants time to show itself. */
const TAIL_MS = 6_000;
const BULK = 10_000;
const CHATS = 20;
/** Between two tokens of a chat. */
const TOKEN_MS = 40;
const WHAT: Record<Act, string> = {
  list: 'list of 50, one filter and a sort',
  get: 'get a row',
  update: 'update one field',
  create: 'create a row',
  bulk: `bulk create of ${BULK.toLocaleString('en')} rows`,
};

type Rates = Record<Act, number>;

/**
 * Our entity API beside Parse Server, PocketBase and a bare Node server that sends the same SQL: the same
 * 100,000 rows, in the same PostgreSQL but for PocketBase's SQLite, 32 at a time, the rule that rows are
 * their creator's switched on.
 */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  const model = await ClockModel.start(TOKEN_MS);
  const ours = await startOurs(folder.path, model.env);
  try {
    const contestants: Record<Name, Contestant> = {
      ours,
      pocketBase: await startPocketBase(),
      bare: await startBare(ours.database),
      parse: await startParse(ours.database),
    };
    const { ours: rates, parse, pocketBase, bare } = await ratesOf(contestants);
    for (const [name, contestant] of Object.entries(contestants))
      if (name !== 'ours') await contestant.stop();
    await clearOthers(ours.database);
    const tails: Figure[] = [];
    const chats = await openStreams(ours.url, ours.builder, CHATS);
    for (const act of ACTS) {
      const load = new Load(ours.url, ours.headers);
      // At that rate the chats are open and all is warm; what is measured is not their beginning.
      await load.run(LANES, 1_000, ours[act], rates[act] / 2);
      const { p99 } = await load.run(LANES, TAIL_MS, ours[act], rates[act] / 2);
      tails.push({
        figure: `${WHAT[act]}, p99 at half of that with ${CHATS} chats open`,
        value: p99,
        unit: 'ms',
        goal: { atMost: 50 },
        beside: null,
      });
    }
    if (model.streams !== CHATS) throw new Error(`${model.streams} chats were open`);
    chats.close();
    model.finish();
    const rows: Figure[] = [...ACTS, 'bulk' as const].flatMap((act): Figure[] => [
      {
        figure: `${WHAT[act]}, to Parse Server`,
        value: rates[act] / parse[act],
        unit: '×',
        goal: { atLeast: 2 },
        beside: {
          what: `${Math.round(rates[act])}/s here, ${Math.round(parse[act])}/s there`,
          value: 1,
        },
      },
      {
        figure: `${WHAT[act]}, to PocketBase`,
        value: rates[act] / pocketBase[act],
        unit: '×',
        goal: { atLeast: 2 },
        beside: { what: `${Math.round(pocketBase[act])}/s there`, value: 1 },
      },
      {
        figure: `${WHAT[act]}, to bare Node`,
        value: (rates[act] / bare[act]) * 100,
        unit: '%',
        goal: { atLeast: 60 },
        beside: { what: `${Math.round(bare[act])}/s by bare Node`, value: 100 },
      },
    ]);
    const acts = [...ACTS, 'bulk' as const];
    const mean = geometricMean(
      acts.map((act) => rates[act] / Math.max(parse[act], pocketBase[act])),
    );
    return [
      ...rows,
      {
        figure: 'all of them to the better of the two, geometric mean',
        value: mean,
        unit: '×',
        goal: { atLeast: 3 },
        beside: null,
      },
      ...tails,
    ];
  } finally {
    await ours.stop();
    await model.stop();
    folder.remove();
  }
}

const geometricMean = (all: readonly number[]): number =>
  Math.exp(all.reduce((sum, one) => sum + Math.log(one), 0) / all.length);

type Name = 'ours' | 'pocketBase' | 'bare' | 'parse';

/** The median of each one's rates, act by act. */
async function ratesOf(contestants: Record<Name, Contestant>): Promise<Record<Name, Rates>> {
  const names = Object.keys(contestants) as Name[];
  const none = (): Record<Act, number[]> => ({
    list: [],
    get: [],
    update: [],
    create: [],
    bulk: [],
  });
  const seen: Record<Name, Record<Act, number[]>> = {
    ours: none(),
    pocketBase: none(),
    bare: none(),
    parse: none(),
  };
  // The first turn warms them up.
  for (let round = -1; round < ROUNDS; round++)
    for (const act of [...ACTS, 'bulk' as const])
      for (const name of names) {
        const rate = await rateOf(contestants[name], act);
        if (round >= 0) seen[name][act].push(rate);
      }
  const medians = (rates: Record<Act, number[]>) =>
    Object.fromEntries(Object.entries(rates).map(([act, all]) => [act, median(all)])) as Rates;
  return Object.fromEntries(names.map((name) => [name, medians(seen[name])])) as Record<
    Name,
    Rates
  >;
}

/** Calls, or rows of a bulk creation, in a second. */
async function rateOf(contestant: Contestant, act: Act): Promise<number> {
  const load = new Load(contestant.url, contestant.headers);
  if (act !== 'bulk') {
    await load.run(LANES, WARM_MS, contestant[act]);
    return (await load.run(LANES, MS, contestant[act])).perSecond;
  }
  const { size, lanes, send } = contestant.bulk;
  // In turn, as a client does that has ten thousand rows to make.
  const began = performance.now();
  await load.run(lanes, 60_000, send, undefined, BULK / size);
  return BULK / ((performance.now() - began) / 1_000);
}
