import type { Figure } from './figure.ts';
import { backupRestored } from './survival/faults/backup.ts';
import { clockMoved } from './survival/faults/clock.ts';
import { heavyBodies } from './survival/faults/heavy.ts';
import { asked, hostileQuery, secondProcess, slowReaders } from './survival/faults/load.ts';
import { databaseAway, databaseKilled, diskFull, type Seen } from './survival/faults/outside.ts';
import { upgraded } from './survival/faults/upgrade.ts';

/** Faults of security.md that a machine has; those of turns, jobs and files are tests of their own rooms. */
const FAULTS: Record<string, () => Promise<Seen>> = {
  '2, a second process on the same folder': secondProcess,
  '3, the disk is full': diskFull,
  '4, a hostile query': hostileQuery,
  '14, the clock is moved by an hour': clockMoved,
  '15, a hundred slow readers': slowReaders,
  '16, bodies that are too much': heavyBodies,
  '17, every earlier schema, killed midway': upgraded,
  '18, a backup amid of writes, restored elsewhere': backupRestored,
  '19, SIGTERM amid of writes': asked,
  '20, the database is away for 30 s': () => databaseAway(30_000),
  'the database is killed': databaseKilled,
};

/** Each fault once: 1 where it went as it must, 0 where not; what was seen is printed. */
export async function run(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, fault] of Object.entries(FAULTS)) {
    const { passed, seen } = await fault();
    console.error(`${name}: ${seen}`);
    figures.push({
      figure: `fault ${name}`,
      value: passed ? 1 : 0,
      unit: 'passed',
      goal: { atLeast: 1 },
      beside: null,
    });
  }
  return figures;
}
