import { expect, it, vi } from 'vitest';
import { isBefore, orTakenBack } from './order.ts';

it('calls one of two rows the first, of the same moment as well', () => {
  const at = (createdAt: string, id: string) => ({ createdAt, id });
  expect(isBefore(at('1', 'b'), at('2', 'a'))).toBe(true);
  expect(isBefore(at('1', 'a'), at('1', 'b'))).toBe(true);
  expect(isBefore(at('1', 'b'), at('1', 'a'))).toBe(false);
});

it('takes back what was made where nobody can tell how things stand, and throws why', async () => {
  const takeBack = vi.fn(async () => undefined);
  expect(await orTakenBack(Promise.resolve(3), takeBack)).toBe(3);
  expect(takeBack).not.toHaveBeenCalled();
  await expect(orTakenBack(Promise.reject(new Error('away')), takeBack)).rejects.toThrow('away');
  expect(takeBack).toHaveBeenCalledOnce();
});
