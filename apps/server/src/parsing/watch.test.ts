import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Watch } from './watch.ts';

/** A process that does nothing, and one that does a little between two looks: this one. */
let idle: ChildProcess;
const watches: Watch[] = [];
beforeEach(() => {
  idle = spawn('sleep', ['60']);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  for (const watch of watches.splice(0)) watch.end();
  vi.useRealTimers();
  idle.kill('SIGKILL');
});

function watched(pid: number, isReady: boolean) {
  const ends: Error[] = [];
  const watch = new Watch(pid, { memory: 10_000, seconds: 100, total: 500 }, isReady, (why) =>
    ends.push(why),
  );
  watches.push(watch);
  return { watch, ends };
}
/** Lets seconds of the clock pass. */
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
/** Uses the processor until its clock has moved, which goes by hundredths. */
const work = () => {
  const { user } = process.cpuUsage();
  while (process.cpuUsage().user - user < 15_000);
};

describe('the time of a process that reads a foreign file', () => {
  it('begins when it has read its own program, however long a busy machine takes for that', async () => {
    const { watch, ends } = watched(idle.pid!, false);
    await pass(50);
    expect(ends).toEqual([]);
    watch.ready();
    await pass(350);
    expect(ends).toEqual([]);
    await pass(100);
    expect(ends).toMatchObject([{ kind: 'invalid', code: 'file_needs_time' }]);
  });

  it('is none while the file’s bytes are on their way', async () => {
    const { watch, ends } = watched(idle.pid!, true);
    watch.waits(1);
    await pass(1_000);
    expect(ends).toEqual([]);
  });

  it('that is never ready ends, and may be tried again', async () => {
    const { ends } = watched(idle.pid!, false);
    await pass(90);
    expect(ends).toMatchObject([{ kind: 'unavailable', code: 'parsing_not_started' }]);
  });

  it('is longer where it comes forward by little and little, and has an end then, too', async () => {
    const { ends } = watched(process.pid, true);
    for (let seconds = 0; seconds < 1_000; seconds += 100) {
      work();
      await pass(100);
    }
    expect(ends).toEqual([]);
    for (let seconds = 0; seconds < 700 && ends.length === 0; seconds += 100) {
      work();
      await pass(100);
    }
    expect(ends).toMatchObject([{ kind: 'invalid', code: 'file_needs_time' }]);
  });
});
