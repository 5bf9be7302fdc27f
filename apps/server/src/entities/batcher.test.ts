import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { Batcher } from './batcher.ts';

/** A batcher over a statement that waits until it is let go; answers what went together. */
function stage(many: (items: readonly number[]) => (string | undefined)[], atOnce = 2) {
  const sent: number[][] = [];
  const holds: (() => void)[] = [];
  const held = () => new Promise<void>((resolve) => holds.push(resolve));
  const batcher = new Batcher<number, string>({
    atOnce,
    idOf: (item) => String(item % 100),
    one: async (item) => {
      sent.push([item]);
      await held();
      return `alone ${item}`;
    },
    many: async (items) => {
      sent.push([...items]);
      await held();
      return many(items);
    },
  });
  /** Lets everything go, and what follows from it. */
  const finish = async () => {
    for (let quiet = 0; quiet < 5; ) {
      const hold = holds.shift();
      hold?.();
      quiet = hold ? 0 : quiet + 1;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  return { batcher, sent, finish };
}

describe('batching', () => {
  it('has everybody who asks meanwhile share the next, where one at a time is enough', async () => {
    const { batcher, sent, finish } = stage((items) => items.map(String), 1);
    const all = [1, 2, 3].map((item) => batcher.add('list', item));
    await finish();
    expect(sent).toEqual([[1], [2, 3]]);
    expect(await Promise.all(all)).toEqual(['1', '2', '3']);
  });

  it('lets the first begin at once, and brings together those that come meanwhile', async () => {
    const { batcher, sent, finish } = stage((items) => items.map((item) => `together ${item}`));
    const all = [1, 2, 3, 4, 5].map((item) => batcher.add('kind', item));
    const other = batcher.add('another kind', 6);
    await finish();
    expect(sent).toEqual([[1], [2], [6], [3, 4, 5]]);
    expect(await Promise.all(all)).toEqual([
      'together 1',
      'together 2',
      'together 3',
      'together 4',
      'together 5',
    ]);
    expect(await other).toBe('together 6');
  });

  it('does nothing to one thing twice at a time, and keeps the order', async () => {
    const { batcher, sent, finish } = stage((items) => items.map(String));
    const all = [1, 2, 3, 103, 203, 4].map((item) => batcher.add('kind', item));
    await finish();
    await Promise.all(all);
    expect(sent.slice(2)).toEqual([[3, 4], [103], [203]]);
  });

  it('does alone what could not be done together', async () => {
    const { batcher, finish } = stage((items) =>
      items.map((item) => (item === 4 ? undefined : `together ${item}`)),
    );
    const all = [1, 2, 3, 4].map((item) => batcher.add('kind', item));
    await finish();
    expect((await Promise.all(all)).slice(2)).toEqual(['together 3', 'alone 4']);
  });

  it('lets nobody fail for somebody else, and does nothing again that may be done', async () => {
    const refused = (code: string) => {
      throw Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });
    };
    const undone = stage(() => refused('54000'));
    const some = [1, 2, 3, 4].map((item) => undone.batcher.add('kind', item));
    await undone.finish();
    expect((await Promise.all(some)).slice(2)).toEqual(['alone 3', 'alone 4']);
    for (const code of ['57P01', '57014']) {
      const cut = stage(() => refused(code));
      const all = [1, 2, 3, 4].map((item) => cut.batcher.add('kind', item));
      const settled = Promise.allSettled(all);
      await cut.finish();
      expect((await settled).map(({ status }) => status)).toEqual([
        'rejected',
        'rejected',
        'rejected',
        'rejected',
      ]);
    }
  });
});
