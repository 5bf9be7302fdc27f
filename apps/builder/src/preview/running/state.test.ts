import type { PreviewBuild, PreviewUpdate } from '@trellis/contract';
import type { AppFailure } from '@trellis/runtime/parent';
import { expect, it } from 'vitest';
import { ApiError } from '../../session/api.ts';
import { begin, type Command, type Event, type State, step } from './state.ts';

const OFFLINE = new ApiError(0, 'The server cannot be reached.', 'offline');
const FAULT = {
  file: 'pages/Home.tsx',
  line: 3,
  column: 1,
  message: 'Unexpected token',
  severity: 'error',
  detector: 'syntax',
} as const;

/** A build of an app with one page; another text makes another build. */
const build = (text: string, pages = ['Home']): PreviewBuild => ({
  appId: 'app',
  versionId: null,
  entry: 'trellis:/entry',
  pages,
  mainPage: pages[0] ?? null,
  modules: [
    { name: 'app:/pages/Home.tsx', hash: text, code: text, deps: [], slots: [], boundary: false },
  ],
  css: { hash: 'css', text: '' },
  vendor: {},
  later: {},
  inline: {},
  diagnostics: [],
});
const update = (part: Partial<PreviewUpdate> = {}): PreviewUpdate => ({
  versionId: null,
  full: false,
  pages: ['Home', 'Tasks'],
  mainPage: 'Home',
  changed: [],
  removed: [],
  css: null,
  vendor: {},
  later: {},
  diagnostics: [],
  ...part,
});
const failure = (title: string, details = ''): AppFailure => ({ title, details, scope: 'page' });

/** What events make of a preview, one after the other, and the commands of the last one. */
function after(...events: Event[]): { state: State; commands: Command[] } {
  let state = begin('/tasks');
  let commands: Command[] = [];
  for (const event of events) [state, ...commands] = step(state, event);
  return { state, commands };
}
const kinds = (commands: readonly Command[]) => commands.map((command) => command.do);

const opened = (part: Partial<Extract<Event, { type: 'opened' }>> = {}): Event => ({
  type: 'opened',
  isJoined: true,
  isOlder: false,
  takesPictures: true,
  ...part,
});
const loaded = (text: string, pages?: string[]): Event => ({
  type: 'loaded',
  build: build(text, pages),
});
const changed = (part?: Partial<PreviewUpdate>): Event => ({
  type: 'changed',
  update: update(part),
});
const failed = (error: unknown): Event => ({ type: 'failed', error });
const taken: Event = { type: 'taken' };
const shown = [opened(), loaded('a')];

it('the frame begins before the code is here, and is given it when it comes', () => {
  const begun = after(opened());
  expect(begun.commands).toEqual([{ do: 'mount', build: null }, { do: 'load' }]);
  expect(begun.state.view).toMatchObject({ kind: 'loading', path: '/tasks' });
  const { state, commands } = after(...shown);
  expect(commands).toEqual([{ do: 'begin', build: build('a') }]);
  expect(state.view).toMatchObject({ kind: 'ready', pages: ['Home'], mainPage: 'Home' });
});

it('without the realtime connection it waits for it a while, and then opens all the same', () => {
  const waits = opened({ isJoined: false });
  expect(after(waits).commands).toEqual([
    { do: 'mount', build: null },
    { do: 'wait', after: 1_500 },
  ]);
  expect(after(waits, { type: 'late' }).commands).toEqual([{ do: 'load' }]);
  expect(after(waits, { type: 'joined' }).commands).toEqual([{ do: 'load' }]);
  expect(after(waits, { type: 'joined' }, { type: 'late' }).state.waiting).toEqual([]);
});

it('a change that comes while the app is loaded is applied after it', () => {
  const during = after(opened(), changed());
  expect([during.commands, during.state.waiting.length]).toEqual([[], 1]);
  const { state, commands } = after(opened(), changed(), loaded('a'));
  expect(commands).toEqual([
    { do: 'begin', build: build('a') },
    { do: 'update', update: update() },
  ]);
  expect([state.view.pages, state.waiting]).toEqual([['Home', 'Tasks'], []]);
});

it('changes are taken one after the other', () => {
  const second = changed({ pages: ['Home', 'Notes'] });
  const one = after(...shown, changed(), second);
  expect([one.commands, one.state.view.pages]).toEqual([[], ['Home', 'Tasks']]);
  const two = after(...shown, changed(), second, taken);
  // The page that was open is one of those that went.
  expect(two.commands).toEqual([
    { do: 'update', update: update({ pages: ['Home', 'Notes'] }) },
    { do: 'go', path: '/' },
  ]);
  expect(after(...shown, changed(), second, taken, taken).state.work).toBeNull();
});

it('a change that does not compile keeps the picture, and says why once the frame has it', () => {
  const broken = changed({ diagnostics: [FAULT, { ...FAULT, severity: 'warning' }] });
  const given = after(...shown, broken);
  expect([kinds(given.commands), given.state.view.diagnostics]).toEqual([['update'], []]);
  const kept = after(...shown, broken, taken);
  expect(kept.commands).toEqual([]);
  expect(kept.state.view).toMatchObject({ kind: 'ready', diagnostics: [FAULT], revision: 0 });
  const mended = after(...shown, broken, taken, changed(), taken);
  expect(mended.state.view.diagnostics).toEqual([]);
});

it('a connection that is back loads what was missed, and shows only what is another', () => {
  const same = after(...shown, { type: 'joined' }, loaded('a'));
  expect([same.commands, same.state.work]).toEqual([[], null]);
  const other = after(...shown, { type: 'joined' }, loaded('b'));
  expect(other.commands).toEqual([{ do: 'replace', build: build('b') }]);
  // What the updates have made of it is not known here: it is shown anew.
  const led = after(...shown, changed(), taken, { type: 'joined' }, loaded('a'));
  expect(kinds(led.commands)).toEqual(['replace', 'go']);
  const during = [...shown, { type: 'joined' } as const, loaded('b'), changed()];
  expect(after(...during).commands).toEqual([]);
  expect(kinds(after(...during, taken).commands)).toEqual(['update']);
});

it('a server that is away is said, and asked again', () => {
  const away = after(opened(), failed(OFFLINE));
  expect(away.commands).toEqual([{ do: 'retry', after: 2_000 }]);
  expect(away.state.view).toMatchObject({ kind: 'failed', message: OFFLINE.message });
  expect(after(opened(), failed(OFFLINE), { type: 'retried' }).commands).toEqual([{ do: 'load' }]);
  const back = after(opened(), failed(OFFLINE), { type: 'retried' }, loaded('a'));
  expect([back.state.view.kind, kinds(back.commands)]).toEqual(['ready', ['begin']]);
  // What comes behind it has its turn nevertheless: with nothing to apply it to, all is loaded.
  expect(after(opened(), changed(), failed(OFFLINE)).commands).toEqual([
    { do: 'retry', after: 2_000 },
    { do: 'load' },
  ]);
});

it('what is refused is said, and not asked again', () => {
  const { state, commands } = after(opened(), failed(new ApiError(403, 'Not yours')));
  expect([state.view.kind, state.view.message, commands]).toEqual(['failed', 'Not yours', []]);
});

it('an app without a page has no frame until it has one', () => {
  const empty = after(opened(), loaded('a', []));
  expect([empty.state.view.kind, empty.commands]).toEqual(['empty', [{ do: 'destroy' }]]);
  const first = after(opened(), loaded('a', []), changed());
  expect([first.commands, first.state.view.pages]).toEqual([[{ do: 'load' }], ['Home', 'Tasks']]);
  const there = after(opened(), loaded('a', []), changed(), loaded('b'));
  expect([there.state.view.kind, there.commands]).toEqual([
    'ready',
    [{ do: 'mount', build: build('b') }],
  ]);
});

it('a picture is taken when the app has come to rest, by who may and of the newest state', () => {
  const painted: Event = { type: 'painted', errors: [] };
  const { state, commands } = after(...shown, painted);
  expect([state.view.revision, commands]).toEqual([1, [{ do: 'picture', after: 1_500 }]]);
  expect(after(opened({ takesPictures: false }), loaded('a'), painted).commands).toEqual([]);
});

it('another name is in the next picture, which is not waited for until the app changes', () => {
  const [painted, looked]: Event[] = [{ type: 'painted', errors: [] }, { type: 'looked' }];
  expect(after(...shown, looked!).commands).toEqual([]);
  expect(kinds(after(...shown, painted!, looked!).commands)).toEqual(['picture']);
  const older = [opened({ takesPictures: false }), loaded('a'), painted!, looked!];
  expect(after(...older).commands).toEqual([]);
});

it('another version begins anew at the same page, and stays as it was', () => {
  const older = [
    ...shown,
    { type: 'broke', error: failure('x') } as const,
    { type: 'went', path: '/notes' } as const,
    opened({ isOlder: true, takesPictures: false }),
  ];
  const { state, commands } = after(...older);
  expect(state.view).toEqual({ ...begin('/notes').view });
  expect(kinds(commands)).toEqual(['mount', 'load']);
  expect(after(...older, loaded('old'), changed()).commands).toEqual([]);
});

it('errors of the app are told once each, the newest last, and go when its code is another', () => {
  const broke = (title: string, details?: string): Event => ({
    type: 'broke',
    error: failure(title, details),
  });
  const three = [...shown, broke('x', '1'), broke('y'), broke('x', '2')];
  expect(after(...three).state.view.errors).toEqual([failure('y'), failure('x', '2')]);
  const many = Array.from({ length: 30 }, (_, at) => broke(`e${at}`));
  const { errors } = after(...shown, ...many).state.view;
  expect([errors.length, errors.at(-1)?.title]).toEqual([20, 'e29']);
  const kept = after(...three, { type: 'painted', errors: null });
  expect([kept.state.view.errors.length, kept.state.view.revision]).toEqual([2, 1]);
  const mended = after(...three, { type: 'painted', errors: [failure('z')] });
  expect(mended.state.view.errors).toEqual([failure('z')]);
});

it('what its code writes to the console as an error is told until it is another', () => {
  const said = (text: string): Event => ({ type: 'logged', text });
  const two = [...shown, said('a'), said('b'), said('a')];
  expect(after(...two).state.view.logged).toEqual(['b', 'a']);
  const painted = after(...two, { type: 'painted', errors: [] });
  expect(painted.state.view.logged).toEqual(['b', 'a']);
  expect(after(...two, changed()).state.view.logged).toEqual(['b', 'a']);
  const other = changed({ changed: [{ id: 'x', code: '', hash: 'h' } as never] });
  expect(after(...two, other).state.view.logged).toEqual([]);
  expect(after(...two, { type: 'reloaded' }).state.view.logged).toEqual([]);
  const clock = Array.from({ length: 30 }, (_, at) => said(`tick ${at}`));
  expect(after(...shown, said('a'), ...clock).state.view.logged).toEqual(['a', 'tick 29']);
});

it('the person begins the app anew, or has done with its issues', () => {
  const wrong: Event[] = [
    ...shown,
    changed({ diagnostics: [FAULT] }),
    taken,
    { type: 'broke', error: failure('x') },
  ];
  const anew = after(...wrong, { type: 'reloaded' });
  expect(anew.commands).toEqual([{ do: 'reload' }]);
  expect(anew.state.view).toMatchObject({ errors: [], diagnostics: [FAULT] });
  const { view } = after(...wrong, { type: 'cleared' }).state;
  expect([view.errors, view.diagnostics]).toEqual([[], []]);
});

it('an app that runs in circles is told of until it answers again', () => {
  const stuck = after(...shown, { type: 'busy', isBusyLoop: true });
  expect(stuck.state.view.isBusyLoop).toBe(true);
  expect(step(stuck.state, { type: 'busy', isBusyLoop: false })[0].view.isBusyLoop).toBe(false);
});

it('whoever is at a page that a restored version has not is led to its main page; other addresses are the app’s own', () => {
  const atTasks: Event = { type: 'went', path: '/tasks?open=1' };
  const restored = after(...shown, changed(), taken, atTasks, changed({ pages: ['Home'] }));
  expect(restored.commands).toEqual([
    { do: 'update', update: update({ pages: ['Home'] }) },
    { do: 'go', path: '/' },
  ]);
  expect(restored.state.view.path).toBe('/');
  const own: Event = { type: 'went', path: '/recipes/12' };
  expect(kinds(after(...shown, own, changed()).commands)).toEqual(['update']);
  const odd: Event = { type: 'went', path: '/%' };
  expect(kinds(after(...shown, odd, changed()).commands)).toEqual(['update']);
});

it('an older version without the page that is open begins at its main page', () => {
  const atTasks: Event = { type: 'went', path: '/Tasks' };
  const older = after(...shown, changed(), taken, atTasks, opened({ isOlder: true }), loaded('b'));
  expect(kinds(older.commands)).toEqual(['begin', 'go']);
});
