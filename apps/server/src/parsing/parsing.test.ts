import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sheetOf, workbook } from './hostile/zip.fixture.ts';
import { FairQueue, foreignBytes, Parsing } from './index.ts';
import { GROUPS, type Group, type GroupLimits } from './limits.ts';

const CSV = { kind: 'csv', encoding: 'utf-8', separator: ',', record: 1_000_000 } as const;
const open: Parsing[] = [];
afterEach(() => {
  for (const parsing of open.splice(0)) parsing.close();
});

function parsing(more: Partial<Record<Group, Partial<GroupLimits>>> = {}): Parsing {
  const limits = Object.fromEntries(
    Object.entries(GROUPS).map(([name, group]) => [name, { ...group, ...more[name as Group] }]),
  ) as Record<Group, GroupLimits>;
  const made = new Parsing(limits);
  open.push(made);
  return made;
}

const file = (text: string, owner = 'a') => foreignBytes(owner, Buffer.from(text));
const rowsOf = async (from: Parsing, text: string, owner = 'a') => {
  const found: unknown[] = [];
  for await (const [, cells] of await from.rows(file(text, owner), CSV)) found.push(cells);
  return found;
};
/** JSON of ten megabytes. */
const long = `[${'{"a":[1,2,3,{"b":"c"}]},'.repeat(400_000)}{}]`;
/** A sheet of rows that hold nothing: long work without an answer. */
const empty = workbook(sheetOf('<row/>'.repeat(6_000_000)));
/** Texts of forty megabytes. */
const shared = workbook(sheetOf(''), {
  'xl/sharedStrings.xml': `<sst>${'<si><t>abcdefghijklmnopqrstuvwxyz</t></si>'.repeat(1_000_000)}</sst>`,
});
const drain = async (rows: Promise<AsyncIterable<unknown>>) => {
  for await (const _ of await rows);
};

describe('a process that reads foreign files', () => {
  it('is kept for the next one, and has nothing of ours', async () => {
    process.env.PARSING_SECRET = 'not for parsers';
    const own = parsing();
    expect(await rowsOf(own, 'a,b\n1,2\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    const [pid] = own.pids;
    expect(await rowsOf(own, 'c\n')).toEqual([['c']]);
    expect(own.pids).toEqual([pid]);
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
    expect(environment).not.toMatch(/SECRET|DATABASE|PATH=|HOME/);
    expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain('--permission');
    // No file, no database and no one of the server's sockets: its channel, its last words, and what Node has itself.
    const held = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
    expect(held.filter((path) => /^\//.test(path) && path !== '/dev/null')).toEqual([]);
    expect(held.filter((path) => path.startsWith('socket:')).length).toBeLessThanOrEqual(2);
  });

  it('is killed when it needs more memory or time than it may, and the next file is read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sheet = { kind: 'sheet', name: null } as const;
    for (const [limits, work, code] of [
      [{ memory: 20 }, (own: Parsing) => own.records(file(long)), 'file_needs_memory'],
      [
        { heap: 12 },
        (own: Parsing) => own.rows(foreignBytes('a', shared), sheet),
        'file_needs_memory',
      ],
      [
        { seconds: 0.5 },
        (own: Parsing) => own.rows(foreignBytes('a', empty), sheet),
        'file_needs_time',
      ],
      // Each answer is soon there, and there is no end of them.
      [
        { total: 0.5 },
        (own: Parsing) => own.rows(file('1,2\n'.repeat(5_000_000)), CSV),
        'file_needs_time',
      ],
    ] as const) {
      const own = parsing({ tables: limits });
      await expect(drain(work(own))).rejects.toMatchObject({ kind: 'invalid', code });
      await expect.poll(() => own.pids).toEqual([]);
      if (!('memory' in limits)) expect(await rowsOf(own, 'a\n')).toEqual([['a']]);
    }
  }, 60_000);

  it('is replaced when it dies, and whoever waited for it is told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const own = parsing();
    const reading = await own.records(file(long));
    const [pid = 0] = own.pids;
    const killed = async () => {
      for await (const _ of reading) process.kill(pid, 'SIGKILL');
    };
    await expect(killed()).rejects.toMatchObject({ code: 'file_breaks' });
    expect(await rowsOf(own, 'a\n')).toEqual([['a']]);
    expect(own.pids).not.toContain(pid);
  });

  it('that never got as far as the file is no fault of the file', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const own = parsing();
    const refused = expect(drain(own.records(file(long)))).rejects.toMatchObject({
      kind: 'unavailable',
      headers: { 'Retry-After': '5' },
    });
    await expect.poll(() => own.pids, { interval: 1 }).not.toEqual([]);
    for (const pid of own.pids) process.kill(pid, 'SIGKILL');
    await refused;
    expect(await rowsOf(own, 'a\n')).toEqual([['a']]);
  });

  it('reads no more than is taken, and is free again when nobody takes the rest', async () => {
    const own = parsing();
    let given = 0;
    const endless = {
      owner: 'a',
      open: async function* () {
        for (;;) {
          given++;
          yield Buffer.from('some,cells\n'.repeat(1_000));
        }
      },
    };
    const reading = await own.rows(endless, CSV);
    for await (const [line] of reading) if (line === 1_000) break;
    await sleep(300);
    // A few lists and pieces ahead, and what its parser holds.
    expect(given).toBeLessThan(40);
    const before = own.pids;
    expect(await rowsOf(own, 'a\n')).toEqual([['a']]);
    expect(own.pids).toEqual(before);
    await (await own.rows(endless, CSV)).close();
    expect(await rowsOf(own, 'b\n')).toEqual([['b']]);
    expect(own.pids).toEqual(before);
  });

  it('ends when nobody needs it, and a fault of the storage is not the file’s', async () => {
    const own = parsing();
    const gone = {
      owner: 'a',
      // biome-ignore lint/correctness/useYield: it breaks at once
      open: async function* (): AsyncGenerator<Uint8Array> {
        throw new Error('the storage is away');
      },
    };
    await expect(drain(own.records(gone))).rejects.toThrow('the storage is away');
    expect(await rowsOf(own, 'a\n')).toEqual([['a']]);
    own.close();
    await expect.poll(() => own.pids).toEqual([]);
  });
});

describe('turns', () => {
  const queue = (more: object = {}) =>
    new FairQueue(
      {
        atOnce: 2,
        perOwner: 1,
        waiting: 6,
        waitingPerOwner: 3,
        wait: 60_000,
        ...more,
      },
      'Later',
    );

  it('go round among owners, whoever of them asks more often', async () => {
    const turns = queue();
    const order: string[] = [];
    const work = async (owner: string) => {
      const end = await turns.take(owner);
      order.push(owner);
      await sleep(5);
      end();
    };
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(work));
    expect(order.slice(0, 4).sort()).toEqual(['a', 'a', 'b', 'c']);
  });

  it('are refused where too many wait, of one owner or of all, or for too long', async () => {
    const refused = { kind: 'unavailable', headers: { 'Retry-After': '5' } };
    const turns = queue({ wait: 50 });
    const end = await turns.take('a');
    const waiting = [1, 2, 3].map(() => turns.take('a'));
    const ends = Promise.allSettled(waiting);
    await expect(turns.take('a')).rejects.toMatchObject(refused);
    const other = await turns.take('b');
    for (const owner of ['b', 'c', 'd']) void turns.take(owner).catch(() => undefined);
    await expect(turns.take('e')).rejects.toMatchObject(refused);
    await sleep(100);
    expect((await ends).every(({ status }) => status === 'rejected')).toBe(true);
    end();
    other();
    (await turns.take('e'))();
  });
});
