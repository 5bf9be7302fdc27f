import { describe, expect, it } from 'vitest';
import { backupRestored } from './faults/backup.ts';
import { killAgainAndAgain } from './kills.ts';
import { steadyLoad } from './steady.ts';

/** A sample of what `npm run bench -- survival` does at length. */
describe('a server under load', () => {
  it('loses no acknowledged write when it is killed, and comes back', async () => {
    const { lost, acknowledged, starts } = await killAgainAndAgain(2, 80);
    expect(lost).toBe(0);
    expect(acknowledged).toBeGreaterThan(60);
    expect(Math.max(...starts)).toBeLessThan(30_000);
  }, 120_000);

  it('is restored elsewhere from a backup that was made meanwhile', async () => {
    expect(await backupRestored()).toMatchObject({ passed: true });
  }, 120_000);

  it('answers a crowd without a failure while chats stream', async () => {
    const { failed, answered } = await steadyLoad(3, 0);
    expect(failed).toBe(0);
    expect(answered).toBeGreaterThan(100);
  }, 120_000);
});
