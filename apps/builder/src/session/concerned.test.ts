import * as contract from '@trellis/contract';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';

vi.mock('./live.ts', () => ({ onAppEvent: () => () => {}, onJoined: () => () => {} }));
const { CONCERNED, isConcerned } = await import('./concerned.ts');

const isOfQuery = (query: unknown) => query instanceof z.ZodObject && 'appId' in query.shape;

it('names calls that there are, of an app each', () => {
  const ofApps = new Set(
    Object.entries(contract)
      .filter(([name]) => name.endsWith('Calls'))
      .flatMap(([, calls]) => Object.values(calls as Record<string, contract.Call>))
      .filter(({ path, query }) => path?.includes('{appId}') || isOfQuery(query))
      .map(({ id }) => id),
  );
  for (const id of Object.values(CONCERNED).flat()) expect(ofApps).toContain(id);
});

it('an event concerns what was asked of its app, and no other', () => {
  const members = { queryKey: ['listMembers', { appId: 'a1' }] };
  expect(isConcerned(members, 'a1', 'app')).toBe(true);
  expect(isConcerned(members, 'a2', 'app')).toBe(false);
  expect(isConcerned(members, 'a1', 'rows')).toBe(false);
  expect(isConcerned({ queryKey: ['account'] }, 'a1', 'app')).toBe(false);
});
