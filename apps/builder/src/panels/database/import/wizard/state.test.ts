import {
  type CsvMapping,
  type ImportPlan,
  type ImportProgress,
  MESSAGES,
  type ReadyRow,
  type StagedImport,
} from '@trellis/contract';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../session/api.ts';
import { CLOSED, type Command, type Event, type State, step } from './state.ts';

const OFFLINE = new ApiError(0, 'The server cannot be reached.', 'offline');
const GONE = new ApiError(404, 'There is no such import');

const file: StagedImport = {
  importId: 'i1',
  fileName: 'tasks.csv',
  entityName: 'Task',
  layout: { encoding: 'utf-8', separator: ',', sheet: null, headerRow: 1 },
  sheets: [],
  headers: ['Title'],
  previewData: [{ Title: 'Milk' }],
  notations: [],
  proposed: [],
};
const mapping: CsvMapping[] = [{ csvHeader: 'Title', schemaField: 'title', dataType: 'text' }];
const plan: ImportPlan = { columns: mapping, key: null, duplicates: 'add', fixes: {} };
const progress = (part: Partial<ImportProgress> = {}): ImportProgress => ({
  importId: 'i1',
  entityName: 'Task',
  fileName: 'tasks.csv',
  state: 'running',
  total: 10,
  done: 0,
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
  error: null,
  madeFields: [],
  madeEntity: false,
  isMine: true,
  byDialog: true,
  createdAt: '2026-01-05T10:00:00.000Z',
  ...part,
});
const rows: ReadyRow[] = [{ at: 0, row: 2, data: { title: 'Milk' }, reason: null }];

/** What events make of the wizard, one after the other, and the commands of the last one. */
function after(...events: Event[]): State & { commands: Command[] } {
  let state = CLOSED;
  let commands: Command[] = [];
  for (const event of events) [state, ...commands] = step(state, event);
  return { ...state, commands };
}
const red = (message: string): Command => ({ do: 'toast', color: 'red', message });
const poll = (tells: boolean): Command => ({
  do: 'poll',
  followed: { progress: progress(), tells },
  after: 500,
});

const opened: Event = { type: 'opened' };
const chosen: Event = { type: 'chosen', file: new File([], 'tasks.csv') };
const mapped: Event = { type: 'mapped', file, mapping, isProposed: true };
const confirmed: Event = { type: 'confirmed', file, plan };
const begun = (given: ReadyRow[] | null): Event => ({
  type: 'begun',
  progress: progress(),
  rows: given,
});
const atMapping = [opened, chosen, { type: 'staged', file } as const, mapped];
const byServer = [...atMapping, confirmed, begun(null)];
const byDialog = [...atMapping, confirmed, begun(rows)];

it('a file is read, and its columns are mapped', () => {
  const reading = after(opened, chosen);
  expect([reading.isOpen, reading.wizard]).toEqual([
    true,
    { step: 'upload', isBusy: true, problem: null },
  ]);
  expect(reading.commands.map((command) => command.do)).toEqual(['stage']);
  expect(after(opened, chosen, { type: 'staged', file }).commands).toEqual([{ do: 'map', file }]);
  const { wizard, commands } = after(...atMapping);
  expect(wizard).toEqual({ step: 'map', file, mapping, isBusy: false });
  expect(commands).toEqual([]);
});

it('a mapping that nobody proposes is made of the names, and that is said', () => {
  const { wizard, commands } = after(opened, chosen, { ...mapped, isProposed: false });
  expect([wizard.step, commands]).toEqual([
    'map',
    [{ do: 'toast', color: 'yellow', message: MESSAGES.mappingFailed }],
  ]);
});

it('a file that cannot be read is said in the words for it', () => {
  const unread = (error: Error) => after(opened, chosen, { type: 'unread', error });
  const strange = unread(new ApiError(422, 'Line 3 has no end', 'import_unreadable'));
  expect(strange.wizard).toEqual({ step: 'upload', isBusy: false, problem: 'Line 3 has no end' });
  expect(strange.commands).toEqual([red(MESSAGES.csvUnreadable)]);
  expect(unread(OFFLINE).commands).toEqual([red(OFFLINE.message)]);
  expect(after(opened, { type: 'refused', problem: 'No CSV' }).wizard).toEqual({
    step: 'upload',
    isBusy: false,
    problem: 'No CSV',
  });
});

it('the file is read in another way, or stays as it was', () => {
  const layout = { ...file.layout, separator: ';' } as const;
  const changed: Event = { type: 'changed', file, mapping, layout };
  const reading = after(...atMapping, changed);
  expect(reading.wizard).toEqual({ step: 'map', file, mapping, isBusy: true });
  expect(reading.commands).toEqual([{ do: 'layout', file, mapping, layout }]);
  const unchanged = after(...atMapping, changed, {
    type: 'unchanged',
    file,
    mapping,
    error: OFFLINE,
  });
  expect(unchanged.wizard).toEqual({ step: 'map', file, mapping, isBusy: false });
  expect(unchanged.commands).toEqual([red(OFFLINE.message)]);
  expect(after(...atMapping, { type: 'back' }).wizard).toEqual(CLOSED.wizard);
});

it('the server’s own import is asked for until it is over', () => {
  expect(after(...atMapping, confirmed).commands).toEqual([{ do: 'start', importId: 'i1', plan }]);
  const running = after(...byServer);
  expect(running.wizard).toEqual({ step: 'import', progress: progress(), problem: null });
  expect(running.commands).toEqual([{ do: 'answer', refusal: null }, poll(false)]);
  const heard = (now: ImportProgress): Event => ({
    type: 'heard',
    followed: { progress: progress(), tells: false },
    now,
  });
  const half = after(...byServer, heard(progress({ done: 5 })));
  expect(half.wizard).toMatchObject({ step: 'import', progress: { done: 5 } });
  expect(half.commands).toEqual([poll(false)]);
  const done = progress({ state: 'done', done: 10, created: 10 });
  const over = after(...byServer, heard(done));
  expect(over.wizard).toEqual({ step: 'complete', progress: done });
  expect(over.commands).toEqual([
    { do: 'toast', color: 'green', message: MESSAGES.importedAll(10) },
  ]);
  expect(after(...byServer, heard({ ...done, failed: 2 })).commands).toEqual([
    { do: 'toast', color: 'yellow', message: MESSAGES.importedSome(2, 10) },
  ]);
  const broken = after(...byServer, heard(progress({ state: 'failed', error: 'No space' })));
  expect(broken.wizard).toMatchObject({ step: 'import', problem: 'No space' });
  expect(broken.commands).toEqual([red(MESSAGES.importFailed)]);
});

it('a server that is away is waited for; an import that is gone is not', () => {
  const unheard = (error: Error, tells = false): Event => ({
    type: 'unheard',
    followed: { progress: progress(), tells },
    error,
  });
  const away = after(...byServer, unheard(OFFLINE));
  expect([away.wizard, away.commands]).toEqual([
    { step: 'import', progress: progress(), problem: null, isAway: true },
    [poll(false)],
  ]);
  const followed = { progress: progress(), tells: false };
  const back = after(...byServer, unheard(OFFLINE), { type: 'heard', followed, now: progress() });
  expect(back.wizard).toEqual({ step: 'import', progress: progress(), problem: null });
  const gone = after(...byServer, unheard(GONE));
  expect([gone.wizard, gone.commands]).toEqual([
    { step: 'import', progress: progress(), problem: GONE.message },
    [],
  ]);
  expect(after(...byServer, unheard(GONE, true)).commands).toEqual([red(MESSAGES.importFailed)]);
});

it('rows that are sent from here are counted, and the import is finished', () => {
  const running = after(...byDialog);
  expect(running.commands).toEqual([
    { do: 'answer', refusal: null },
    { do: 'send', progress: progress(), rows },
  ]);
  const half = after(...byDialog, { type: 'sent', progress: progress(), done: 5 });
  expect(half.wizard).toMatchObject({ step: 'import', progress: { done: 5 } });
  const sent = { created: 10, skipped: 0, failed: [] };
  const all = after(...byDialog, { type: 'complete', progress: progress(), sent });
  expect(all.commands).toEqual([{ do: 'finish', progress: progress(), sent }]);
  const finished = (now: ImportProgress): Event => ({
    type: 'finished',
    progress: progress(),
    now,
  });
  expect(after(...byDialog, finished(progress({ state: 'done' }))).wizard.step).toBe('complete');
  // Another window has given it to the server meanwhile.
  expect(after(...byDialog, finished(progress())).commands).toEqual([poll(true)]);
});

it('sending that breaks is said, and goes on where the person wants it', () => {
  const stopped: Event = { type: 'stopped', progress: progress(), error: OFFLINE, tells: true };
  const { wizard, commands } = after(...byDialog, stopped);
  expect(wizard).toEqual({ step: 'import', progress: progress(), problem: OFFLINE.message });
  expect(commands).toEqual([red(MESSAGES.importFailed)]);
  const resumed: Event = { type: 'resumed', progress: progress() };
  const again = after(...byDialog, stopped, resumed);
  expect(again.wizard).toMatchObject({ step: 'import', problem: null });
  expect(again.commands).toEqual([{ do: 'resume', progress: progress() }]);
  expect(after(resumed, { type: 'taken', progress: progress() }).commands).toEqual([poll(false)]);
});

it('a plan that is refused stays where it is, and says why', () => {
  const unbegun = (error: Error): Event => ({ type: 'unbegun', importId: 'i1', error });
  const refused = after(...atMapping, confirmed, unbegun(new ApiError(422, 'No such field')));
  expect(refused.wizard.step).toBe('map');
  expect(refused.commands).toEqual([
    red(MESSAGES.importFailed),
    { do: 'answer', refusal: 'No such field' },
  ]);
});

it('an import whose beginning was not heard of is found, and taken up', () => {
  const begun: Event[] = [
    ...atMapping,
    confirmed,
    { type: 'unbegun', importId: 'i1', error: new ApiError(409, 'It runs', 'import_state') },
  ];
  expect(after(...begun).commands).toEqual([{ do: 'find', importId: 'i1' }]);
  const found = after(...begun, { type: 'found', progress: progress() });
  expect(found.wizard.step).toBe('import');
  expect(found.commands).toEqual([
    { do: 'resume', progress: progress() },
    { do: 'answer', refusal: null },
  ]);
  expect(after(...begun, { type: 'lost', error: OFFLINE }).commands).toEqual([
    { do: 'answer', refusal: OFFLINE.message },
  ]);
});

it('one’s own import that was under way when the page went is shown again', () => {
  const listed = (...imports: ImportProgress[]) => after({ type: 'listed', imports });
  const other = progress({ importId: 'i0', isMine: false });
  const done = progress({ importId: 'i2', state: 'done' });
  const { isOpen, wizard, commands } = listed(other, done, progress());
  expect([isOpen, wizard.step, commands]).toEqual([
    true,
    'import',
    [{ do: 'resume', progress: progress() }],
  ]);
  expect(listed(other, done)).toEqual({ ...CLOSED, commands: [] });
});

it('opened once more, it begins with a file', () => {
  expect(after(...atMapping, { type: 'closed' }).isOpen).toBe(false);
  expect(after(...atMapping, { type: 'closed' }, opened).wizard).toEqual(CLOSED.wizard);
});
