import { expect, it } from 'vitest';
import { shareMediaQueries } from './media-queries.ts';

it('everybody who follows a query is told in one go, whoever fails, and nobody who left', async () => {
  const lists: EventTarget[] = [];
  const on: Pick<Window, 'matchMedia'> = {
    matchMedia: () => {
      const list = new EventTarget();
      lists.push(list);
      return list as MediaQueryList;
    },
  };
  shareMediaQueries(on);
  const said: string[] = [];
  const reported: unknown[] = [];
  const before = globalThis.reportError;
  globalThis.reportError = (error) => void reported.push(error);
  const follow = (name: string) => {
    const follower = () => {
      said.push(name);
      queueMicrotask(() => said.push(`after ${name}`));
    };
    on.matchMedia('(x)').addEventListener('change', follower);
    return () => on.matchMedia('(x)').removeEventListener('change', follower);
  };
  follow('a');
  const leave = follow('b');
  on.matchMedia('(x)').addEventListener('change', () => {
    throw new Error('c');
  });
  follow('d');
  leave();
  expect(lists.length).toBe(1);
  lists[0]!.dispatchEvent(new Event('change'));
  await Promise.resolve();
  expect(said).toEqual(['a', 'd', 'after a', 'after d']);
  expect(reported).toEqual([new Error('c')]);
  globalThis.reportError = before;
});
