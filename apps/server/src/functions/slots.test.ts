import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SlotHolder, type SlotLimits, Slots } from './slots.ts';

const LIMITS: SlotLimits = { all: 4, ofOwner: 3, ofApp: 2, waiting: 3, waitMs: 200 };
const of = (ownerId: string, appId = `${ownerId}1`): SlotHolder => ({ ownerId, appId });
const none = () => false;

/** The order in which those who ask got their places. */
function asked(slots: Slots) {
  const got: string[] = [];
  const free: (() => void)[] = [];
  const ask = (name: string, holder: SlotHolder) =>
    slots.take(holder).then(
      (release) => {
        got.push(name);
        free.push(release);
      },
      (error: Error) => got.push(`${name}: ${error.message.slice(0, 8)}`),
    );
  return { got, free, ask };
}
const tick = () => new Promise((resolve) => setImmediate(resolve));
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('places for functions', () => {
  it('are never more than there may be, and everybody comes to one, however it goes', async () => {
    const step = fc.record({
      isLeaving: fc.boolean(),
      owner: fc.constantFrom('a', 'b', 'c', 'g'),
      app: fc.integer({ min: 1, max: 4 }),
      which: fc.nat(20),
    });
    const limits = fc.record({
      all: fc.integer({ min: 2, max: 8 }),
      ofOwner: fc.integer({ min: 1, max: 5 }),
      ofApp: fc.integer({ min: 1, max: 3 }),
    });
    const count = (held: SlotHolder[], isMeant: (one: SlotHolder) => boolean) =>
      held.filter(isMeant).length;
    await fc.assert(
      fc.asyncProperty(limits, fc.array(step, { maxLength: 60 }), async (given, steps) => {
        const slots = new Slots({ ...given, waiting: 100, waitMs: 10_000 }, none);
        const held: { holder: SlotHolder; release: () => void }[] = [];
        let [asked, came] = [0, 0];
        const holders = () => held.map(({ holder }) => holder);
        const isWithin = () => {
          const all = holders();
          expect(all.length).toBeLessThanOrEqual(given.all);
          for (const { ownerId, appId } of all) {
            expect(count(all, (one) => one.ownerId === ownerId)).toBeLessThanOrEqual(given.ofOwner);
            expect(count(all, (one) => one.appId === appId)).toBeLessThanOrEqual(given.ofApp);
          }
        };
        const leave = async (at: number) => {
          held.splice(at % held.length, 1)[0]?.release();
          await tick();
          isWithin();
        };
        for (const { isLeaving, owner, app, which } of steps) {
          if (isLeaving && held.length > 0) await leave(which);
          else if (!isLeaving) {
            asked++;
            const holder = of(owner, `${owner}${app}`);
            void slots.take(holder).then((release) => {
              came++;
              held.push({ holder, release });
            });
            await tick();
            isWithin();
          }
        }
        while (held.length > 0) await leave(0);
        expect(came).toBe(asked);
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 200) },
    );
  });

  it('are left to others, however many apps one owner has', async () => {
    const slots = new Slots(LIMITS, none);
    const { got, free, ask } = asked(slots);
    for (const n of [1, 2, 3, 4, 5]) void ask(`greedy${n}`, of('g', `g${n}`));
    await settled();
    expect(got).toEqual(['greedy1', 'greedy2', 'greedy3']);
    void ask('ann', of('a'));
    await settled();
    expect(got.at(-1)).toBe('ann');
    free[0]?.();
    await settled();
    expect(got.at(-1)).toBe('greedy4');
  });

  it('that come free go to who has the fewest, before who came earlier', async () => {
    const slots = new Slots({ ...LIMITS, ofOwner: 4 }, none);
    const { got, free, ask } = asked(slots);
    for (const n of [1, 2, 3, 4, 5, 6]) void ask(`g${n}`, of('g', `g${n}`));
    void ask('ann', of('a'));
    void ask('ben', of('b'));
    await settled();
    free[0]?.();
    free[1]?.();
    await settled();
    expect(got).toEqual(['g1', 'g2', 'g3', 'g4', 'ann', 'ben']);
  });

  it('are refused to who waits too long, or asks too often', async () => {
    const slots = new Slots({ ...LIMITS, waitMs: 20 }, none);
    const { got, ask } = asked(slots);
    await Promise.all(
      Array.from({ length: 6 }, (_, n) => ask(`${n}`, of('g', n < 2 ? 'one' : 'one'))),
    );
    expect(got.filter((one) => one.endsWith('All func')).length).toBe(4);
    expect(got.filter((one) => !one.includes(':'))).toEqual(['0', '1']);
  });

  it('are made by ending what does nothing, of who asks for more', async () => {
    const idle = [of('g', 'g1')];
    const released: (() => void)[] = [];
    const slots = new Slots(LIMITS, (isMeant) => {
      const at = idle.findIndex(isMeant);
      if (at === -1) return false;
      idle.splice(at, 1);
      released[0]?.();
      return true;
    });
    released.push(await slots.take(of('g', 'g1')));
    await slots.take(of('g', 'g1'));
    await slots.take(of('g', 'g1'));
    expect(idle).toEqual([]);
  });
});

/** Who holds places and who waits, in the order in which they asked; then so many places come free, and who has got one. */
interface Crowd {
  limits?: Partial<SlotLimits>;
  asks: string[];
  /** Which of the places that were had first are given back, one after the other. */
  frees?: number[];
  got: string[];
}

/** An ask is the owner, a number for which of their apps, and a word to tell it by: `g2b`. */
const CROWDS: Record<string, Crowd> = {
  'many calls of one app': { asks: ['g1a', 'g1b', 'g1c', 'b1'], got: ['g1a', 'g1b', 'b1'] },
  'one call each of many apps': {
    asks: ['g1', 'g2', 'g3', 'g4', 'b1'],
    got: ['g1', 'g2', 'g3', 'b1'],
  },
  'two apps, each to its limit': {
    asks: ['g1a', 'g1b', 'g2a', 'g2b', 'b1'],
    got: ['g1a', 'g1b', 'g2a', 'b1'],
  },
  'apps that begin alike': {
    asks: ['g1', 'g11', 'g111', 'g12', 'b1'],
    got: ['g1', 'g11', 'g111', 'b1'],
  },
  'owners that begin alike': {
    asks: ['g1', 'g2', 'g3', 'gg1', 'gg2'],
    got: ['g1', 'g2', 'g3', 'gg1'],
  },
  'one who waits before anybody else came': {
    asks: ['g1', 'g2', 'g3', 'g4', 'b1', 'b2'],
    frees: [3],
    got: ['g1', 'g2', 'g3', 'b1', 'b2'],
  },
  'a place of their own that comes free': {
    asks: ['g1', 'g2', 'g3', 'g4', 'b1'],
    frees: [0],
    got: ['g1', 'g2', 'g3', 'b1', 'g4'],
  },
  'a place that comes free where others have none': {
    limits: { ofOwner: 4 },
    asks: ['g1', 'g2', 'g3', 'g4', 'g5', 'b1'],
    frees: [0],
    got: ['g1', 'g2', 'g3', 'g4', 'b1'],
  },
  'three who wait before one who has none': {
    limits: { ofOwner: 4 },
    asks: ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'b1'],
    frees: [1],
    got: ['g1', 'g2', 'g3', 'g4', 'b1'],
  },
  'one who has none before one who has one': {
    asks: ['g1', 'g2', 'g3', 'b1', 'b2', 'c1'],
    frees: [0],
    got: ['g1', 'g2', 'g3', 'b1', 'c1'],
  },
  'two who have as many, the first one first': {
    limits: { ofOwner: 2 },
    asks: ['g1', 'g2', 'b1', 'b2', 'c1', 'd1'],
    frees: [0],
    got: ['g1', 'g2', 'b1', 'b2', 'c1'],
  },
  'more who wait than one owner may': {
    asks: ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'b1'],
    got: ['g1', 'g2', 'g3', 'busy', 'b1'],
  },
  'a full room of waiting of one owner, and another who waits': {
    limits: { ofOwner: 4, waiting: 1 },
    asks: ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'b1'],
    frees: [2],
    got: ['g1', 'g2', 'g3', 'g4', 'busy', 'b1'],
  },
  'waiting of several apps, counted together': {
    limits: { ofApp: 1, waiting: 2 },
    asks: ['g1a', 'g1b', 'g2a', 'g2b', 'g1c', 'b1'],
    got: ['g1a', 'g2a', 'busy', 'b1'],
  },
  'an app at its limit, and the next app of its owner': {
    limits: { ofApp: 1 },
    asks: ['g1a', 'g1b', 'g2a'],
    got: ['g1a', 'g2a'],
  },
  'one whose app is at its limit, asked before': {
    limits: { ofApp: 1, ofOwner: 4 },
    asks: ['g1a', 'g2a', 'g3a', 'b1a', 'g1b', 'g4a'],
    frees: [1],
    got: ['g1a', 'g2a', 'g3a', 'b1a', 'g4a'],
  },
  'a place given back twice': {
    limits: { ofOwner: 4 },
    asks: ['g1', 'g2', 'g3', 'g4', 'b1', 'b2'],
    frees: [0, 0],
    got: ['g1', 'g2', 'g3', 'g4', 'b1'],
  },
  'a place given back after its turn was given on': {
    asks: ['g1', 'g2', 'g3', 'b1', 'b2', 'c1', 'd1'],
    frees: [0, 0, 1],
    got: ['g1', 'g2', 'g3', 'b1', 'c1', 'd1'],
  },
  'two owners who fill it together': {
    asks: ['g1', 'g2', 'b1', 'b2', 'c1'],
    frees: [3],
    got: ['g1', 'g2', 'b1', 'b2', 'c1'],
  },
  'one owner alone, up to their limit': {
    limits: { all: 10 },
    asks: ['g1', 'g2', 'g3', 'g4'],
    got: ['g1', 'g2', 'g3'],
  },
  'many owners, one place each': {
    asks: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'],
    frees: [0, 1],
    got: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'],
  },
};

describe('a crowd gets no more than its share', () => {
  it.each(Object.entries(CROWDS))('%s', async (_, { limits, asks, frees = [], got: wanted }) => {
    const slots = new Slots({ ...LIMITS, waitMs: 10_000, ...limits }, none);
    const { got, free, ask } = asked(slots);
    for (const name of asks) {
      const [, owner = '', app = ''] = /^([a-z]+)(\d+)/.exec(name) ?? [];
      void ask(name, of(owner, owner + app));
      await tick();
    }
    for (const at of frees) {
      free[at]?.();
      await tick();
    }
    expect(got.map((one) => (one.includes(':') ? 'busy' : one))).toEqual(wanted);
  });
});
