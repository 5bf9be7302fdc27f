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
