import type { Diagnostic, PreviewBuild, PreviewUpdate } from '@trellis/contract';
import type { AppFailure } from '@trellis/runtime/parent';
import { ApiError, messageOf } from '../../session/api.ts';
import { faultsOf, hasScreen, isSame } from './build.ts';

/** How long the realtime connection may take before the preview opens without it. */
const JOIN_MS = 1_500;
/** An app has come to rest this long after its last change: then a picture of it is taken. */
const REST_MS = 1_500;
/** How soon what could not be fetched is asked for again. */
const RETRY_MS = 2_000;
/** Errors that are shown. */
const MOST_ERRORS = 20;
const MOST_LOGGED = 5;

/** What the person sees of the app. */
export interface PreviewState {
  kind: 'loading' | 'empty' | 'ready' | 'failed';
  message?: string;
  pages: string[];
  mainPage: string | null;
  path: string;
  /** What keeps the newest state from being shown; the last good picture stays meanwhile. */
  diagnostics: Diagnostic[];
  errors: AppFailure[];
  /** What its code wrote to the console as an error, since it is what it is. */
  logged: string[];
  isBusyLoop: boolean;
  /** Grows with each state that is shown. */
  revision: number;
}

type Work = { kind: 'load' } | { kind: 'update'; update: PreviewUpdate };

export interface State {
  view: PreviewState;
  /** There is none, or it has begun without the app's code, or it has the code. */
  frame: 'none' | 'waiting' | 'running';
  /** The build that the frame was given; null once updates have led away from it. */
  build: PreviewBuild | null;
  /** What is under way, */
  work: Work | null;
  /** and what comes after it, in the order in which it was announced: two loads must not make two frames. */
  waiting: readonly Work[];
  isJoined: boolean;
  /** An older version stays as it was, whatever becomes of the app meanwhile. */
  isOlder: boolean;
  takesPictures: boolean;
  /** Pages of the states that were shown so far, in small letters. */
  known: readonly string[];
}

export type Event =
  /** An app or a version is to be shown, at the page where the one before was. */
  | { type: 'opened'; isJoined: boolean; isOlder: boolean; takesPictures: boolean }
  /** From here on each change is heard, and what came before is to be loaded. */
  | { type: 'joined' }
  /** The connection takes long. */
  | { type: 'late' }
  | { type: 'changed'; update: PreviewUpdate }
  | { type: 'loaded'; build: PreviewBuild }
  /** The frame shows what it was given. */
  | { type: 'taken' }
  /** What was under way did not work. */
  | { type: 'failed'; error: unknown }
  | { type: 'retried' }
  /** The app is on the screen. `errors` are those that it reported so far; null where it brought no code. */
  | { type: 'painted'; errors: readonly AppFailure[] | null }
  | { type: 'broke'; error: AppFailure }
  | { type: 'logged'; text: string }
  | { type: 'went'; path: string }
  | { type: 'busy'; isBusyLoop: boolean }
  /** It has another name, logo or colours. */
  | { type: 'looked' }
  /** The person begins the app anew, */
  | { type: 'reloaded' }
  /** or has done with what is wrong with it. */
  | { type: 'cleared' };

/** What is to be done about it. */
export type Command =
  /** Makes the frame; without a build it begins, and waits for the code. */
  | { do: 'mount'; build: PreviewBuild | null }
  /** Gives the frame the code that it waits for. */
  | { do: 'begin'; build: PreviewBuild }
  | { do: 'replace'; build: PreviewBuild }
  | { do: 'update'; update: PreviewUpdate }
  | { do: 'reload' }
  /** Leads to a page of the app. */
  | { do: 'go'; path: string }
  | { do: 'destroy' }
  | { do: 'load' }
  | { do: 'wait'; after: number }
  | { do: 'retry'; after: number }
  | { do: 'picture'; after: number };

type Step = [State, ...Command[]];

/** The preview before anything is loaded. */
export const begin = (path: string): State => ({
  view: {
    kind: 'loading',
    pages: [],
    mainPage: null,
    path,
    diagnostics: [],
    errors: [],
    logged: [],
    isBusyLoop: false,
    revision: 0,
  },
  frame: 'none',
  build: null,
  work: null,
  waiting: [],
  isJoined: false,
  isOlder: false,
  takesPictures: false,
  known: [],
});

/** What an event makes of the preview, and what is to be done about it. */
export function step(state: State, event: Event): Step {
  switch (event.type) {
    case 'opened':
      return opened(state, event);
    case 'joined':
      return enqueued({ ...state, isJoined: true }, { kind: 'load' });
    case 'late':
      return state.isJoined ? [state] : enqueued(state, { kind: 'load' });
    case 'retried':
      return enqueued(state, { kind: 'load' });
    case 'changed':
      return state.isOlder ? [state] : enqueued(state, { kind: 'update', update: event.update });
    case 'loaded':
      return loaded(state, event.build);
    case 'taken': {
      const { work } = state;
      return over(
        work?.kind === 'update' ? seen(state, { diagnostics: faultsOf(work.update) }) : state,
      );
    }
    case 'failed':
      return failed(state, event.error);
    case 'painted':
      return painted(state, event.errors);
    case 'broke':
      return [seen(state, { errors: eachOnce([...state.view.errors, event.error]) })];
    case 'logged': {
      // The same with other figures, as of a clock, is told once.
      const others = state.view.logged.filter((text) => bare(text) !== bare(event.text));
      return [seen(state, { logged: [...others, event.text].slice(-MOST_LOGGED) })];
    }
    case 'went':
      return [seen(state, { path: event.path })];
    case 'busy':
      return [seen(state, { isBusyLoop: event.isBusyLoop })];
    case 'looked':
      // What is not on the screen yet gets its picture when it is.
      return state.view.revision > 0 ? pictured(state) : [state];
    case 'reloaded':
      return [seen(state, { errors: [], logged: [] }), { do: 'reload' }];
    case 'cleared':
      return [seen(state, { errors: [], logged: [], diagnostics: [] })];
  }
}

const bare = (text: string): string => text.replace(/\d+/g, '0');

const seen = (state: State, part: Partial<PreviewState>): State => ({
  ...state,
  view: { ...state.view, ...part },
});

function opened(
  { view: { path }, known }: State,
  { isJoined, isOlder, takesPictures }: Extract<Event, { type: 'opened' }>,
): Step {
  const begun: State = {
    ...begin(path),
    frame: 'waiting',
    isJoined,
    isOlder,
    takesPictures,
    known,
  };
  // A frame takes longest to make: it is on its way before the app's code is here.
  const mount: Command = { do: 'mount', build: null };
  if (!isJoined) return [begun, mount, { do: 'wait', after: JOIN_MS }];
  const [next, ...commands] = enqueued(begun, { kind: 'load' });
  return [next, mount, ...commands];
}

const enqueued = (state: State, work: Work): Step =>
  state.work ? [{ ...state, waiting: [...state.waiting, work] }] : started(state, work);

function started(state: State, work: Work): Step {
  if (work.kind === 'load') return [{ ...state, work }, { do: 'load' }];
  const { update } = work;
  const { pages, mainPage } = update;
  const [next, ...ways] = withPages(state, pages, mainPage);
  // There is nothing yet that it could be applied to.
  if (state.frame !== 'running') return started(next, { kind: 'load' });
  // Nothing of it runs anew where no code changed: what it said is true still.
  const isOther = update.full || update.changed.length > 0 || update.removed.length > 0;
  const begun = isOther ? seen(next, { logged: [] }) : next;
  return [{ ...begun, work, build: null }, { do: 'update', update }, ...ways];
}

/** What was under way is over, and the next begins. */
function over(state: State, ...commands: Command[]): Step {
  const [work, ...waiting] = state.waiting;
  if (!work) return [{ ...state, work: null }, ...commands];
  const [next, ...more] = started({ ...state, waiting }, work);
  return [next, ...commands, ...more];
}

function loaded(state: State, build: PreviewBuild): Step {
  const isNew = !state.build || !isSame(state.build, build);
  const isShowable = hasScreen(build);
  const { pages, mainPage } = build;
  const [there, ...ways] = withPages(state, pages, mainPage);
  const next: State = {
    ...seen(there, {
      kind: isShowable ? 'ready' : 'empty',
      diagnostics: faultsOf(build),
      ...(isNew && { logged: [] }),
    }),
    build,
    frame: isShowable ? 'running' : 'none',
  };
  if (!isShowable) return over(next, { do: 'destroy' });
  if (state.frame === 'none') return over(next, { do: 'mount', build });
  if (state.frame === 'waiting') return over(next, { do: 'begin', build }, ...ways);
  return isNew ? [next, { do: 'replace', build }, ...ways] : over(next, ...ways);
}

/**
 * The app has other pages now. Whoever is at one that another state had and this one has not is led to the main page;
 * an address that was never a page may be one that the app's own code knows.
 */
function withPages(state: State, pages: string[], mainPage: string | null): Step {
  const { view, known } = state;
  const now = pages.map((page) => page.toLowerCase());
  const place = view.path.split(/[?#]/)[0]!.slice(1).toLowerCase();
  const isAt = (page: string) => place === page || place.startsWith(`${page}/`);
  const isGone = known.some(isAt) && !now.some(isAt);
  const next: State = {
    ...seen(state, { pages, mainPage, ...(isGone && { path: '/' }) }),
    known: [...new Set([...known, ...now])],
  };
  return isGone ? [next, { do: 'go', path: '/' }] : [next];
}

function failed(state: State, error: unknown): Step {
  const next = seen(state, { kind: 'failed', message: messageOf(error) });
  // The connection comes back by itself; until then it is said.
  const isAway = error instanceof ApiError && error.status === 0;
  return isAway ? over(next, { do: 'retry', after: RETRY_MS }) : over(next);
}

function painted(state: State, errors: readonly AppFailure[] | null): Step {
  const { view } = state;
  const next = seen(state, {
    revision: view.revision + 1,
    errors: errors ? eachOnce(errors) : view.errors,
  });
  return pictured(next);
}

const pictured = (state: State): Step =>
  state.takesPictures ? [state, { do: 'picture', after: REST_MS }] : [state];

/** The newest of each title. */
const eachOnce = (errors: readonly AppFailure[]): AppFailure[] =>
  errors
    .filter(({ title }, at) => errors.findLastIndex((other) => other.title === title) === at)
    .slice(-MOST_ERRORS);
