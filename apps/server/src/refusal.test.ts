import { expect, it } from 'vitest';
import { ifFound, notFound, Refusal } from './refusal.ts';

it('what is not there is null, and what failed is no absence', async () => {
  expect(await ifFound(Promise.resolve(1))).toBe(1);
  expect(await ifFound(Promise.reject(notFound()))).toBeNull();
  const away = new Error('Connection terminated');
  await expect(ifFound(Promise.reject(away))).rejects.toBe(away);
  const refused = new Refusal('forbidden', 'Not yours');
  await expect(ifFound(Promise.reject(refused))).rejects.toBe(refused);
});
