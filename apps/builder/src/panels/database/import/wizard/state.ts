import {
  type CsvMapping,
  type ImportLayout,
  type ImportPlan,
  type ImportProgress,
  MESSAGES,
  type ReadyRow,
  type StagedImport,
} from '@trellis/contract';
import { ApiError, isElsewhere, messageOf } from '../../../../session/api.ts';
import type { Sent } from '../send.ts';

/** How often a running import is asked for. */
const POLL_MS = 500;

/** Upload, mapping, importing, complete (spec 2, section 4). */
export type Wizard =
  | { step: 'upload'; isBusy: boolean; problem: string | null }
  | { step: 'map'; file: StagedImport; mapping: CsvMapping[]; isBusy: boolean }
  | { step: 'import'; progress: ImportProgress; problem: string | null; isAway?: boolean }
  | { step: 'complete'; progress: ImportProgress };

export interface State {
  wizard: Wizard;
  isOpen: boolean;
}

export type Event =
  | { type: 'opened' }
  | { type: 'closed' }
  /** The person chooses another file. */
  | { type: 'back' }
  | { type: 'refused'; problem: string }
  | { type: 'chosen'; file: File }
  | { type: 'staged'; file: StagedImport }
  | { type: 'unread'; error: unknown }
  /** Where its columns go: as the server proposes, or by their names alone. */
  | { type: 'mapped'; file: StagedImport; mapping: CsvMapping[]; isProposed: boolean }
  /** The file is to be read in another way. */
  | { type: 'changed'; file: StagedImport; mapping: CsvMapping[]; layout: ImportLayout }
  | { type: 'unchanged'; file: StagedImport; mapping: CsvMapping[]; error: unknown }
  | { type: 'confirmed'; file: StagedImport; plan: ImportPlan }
  /** It runs: `rows` are to be sent from here; null where the server has them. */
  | { type: 'begun'; progress: ImportProgress; rows: readonly ReadyRow[] | null }
  | { type: 'unbegun'; importId: string; error: unknown }
  /** What became of one whose beginning was not heard of. */
  | { type: 'found'; progress: ImportProgress }
  | { type: 'lost'; error: unknown }
  /** `progress` is here and below as the import was when it was begun, or taken up again. */
  | { type: 'sent'; progress: ImportProgress; done: number }
  | { type: 'complete'; progress: ImportProgress; sent: Sent }
  | { type: 'finished'; progress: ImportProgress; now: ImportProgress }
  | { type: 'stopped'; progress: ImportProgress; error: unknown; tells: boolean }
  /** The imports into this entity, when its table is opened. */
  | { type: 'listed'; imports: readonly ImportProgress[] }
  | { type: 'resumed'; progress: ImportProgress }
  /** The server has it, and goes on with it. */
  | { type: 'taken'; progress: ImportProgress }
  | { type: 'heard'; followed: Followed; now: ImportProgress }
  | { type: 'unheard'; followed: Followed; error: unknown };

/** A running import that is asked for again and again. */
export interface Followed {
  progress: ImportProgress;
  /** Whether it is also shown beside the window when nothing is to be heard of it any more. */
  tells: boolean;
}

/** What is to be done about it. */
export type Command =
  | { do: 'stage'; file: File }
  | { do: 'map'; file: StagedImport }
  | { do: 'layout'; file: StagedImport; mapping: CsvMapping[]; layout: ImportLayout }
  | { do: 'start'; importId: string; plan: ImportPlan }
  | { do: 'find'; importId: string }
  /** Tells whoever confirmed the plan why it could not begin; null where it did. */
  | { do: 'answer'; refusal: string | null }
  | { do: 'send'; progress: ImportProgress; rows: readonly ReadyRow[] }
  | { do: 'finish'; progress: ImportProgress; sent: Sent }
  | { do: 'resume'; progress: ImportProgress }
  | { do: 'poll'; followed: Followed; after: number }
  | { do: 'toast'; color: string; message: string };

type Step = [State, ...Command[]];

const FIRST: Wizard = { step: 'upload', isBusy: false, problem: null };
export const CLOSED: State = { wizard: FIRST, isOpen: false };

/** What an event makes of the wizard, and what is to be done about it. */
export function step(state: State, event: Event): Step {
  switch (event.type) {
    case 'opened':
      return [{ wizard: FIRST, isOpen: true }];
    case 'closed':
      return [{ ...state, isOpen: false }];
    case 'back':
      return [{ ...state, wizard: FIRST }];
    case 'refused':
      return [uploading(state, event.problem)];
    case 'chosen':
    case 'staged':
    case 'unread':
    case 'mapped':
    case 'changed':
    case 'unchanged':
      return read(state, event);
    case 'confirmed':
    case 'begun':
    case 'unbegun':
    case 'found':
    case 'lost':
      return begun(state, event);
    case 'sent': {
      const { progress, done } = event;
      return [importing(state, { ...progress, done })];
    }
    case 'complete':
      return [state, { do: 'finish', progress: event.progress, sent: event.sent }];
    case 'finished': {
      const { progress, now } = event;
      // Another window has given it to the server meanwhile.
      return now.state === 'running' ? [state, poll({ progress, tells: true })] : ended(state, now);
    }
    case 'stopped':
      return stopped(state, event);
    case 'listed': {
      // What was under way when the page was left goes on.
      const open = event.imports.find((one) => one.state === 'running' && one.isMine);
      return open ? resumed(state, open) : [state];
    }
    case 'resumed':
      return resumed(state, event.progress);
    case 'taken':
      return [state, poll({ progress: event.progress, tells: false })];
    case 'heard': {
      const { followed, now } = event;
      return now.state === 'running' ? [importing(state, now), poll(followed)] : ended(state, now);
    }
    case 'unheard':
      return unheard(state, event.followed, event.error);
  }
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const uploading = (state: State, problem: string | null): State => ({
  ...state,
  wizard: { step: 'upload', isBusy: false, problem },
});
const importing = (
  state: State,
  progress: ImportProgress,
  problem: string | null = null,
): State => ({ ...state, wizard: { step: 'import', progress, problem } });
const poll = (followed: Followed): Command => ({ do: 'poll', followed, after: POLL_MS });
const toast = (color: string, message: string): Command => ({ do: 'toast', color, message });

/** A file on its way to where its columns are mapped. */
function read(
  state: State,
  event: Of<'chosen' | 'staged' | 'unread' | 'mapped' | 'changed' | 'unchanged'>,
): Step {
  switch (event.type) {
    case 'chosen': {
      const wizard: Wizard = { step: 'upload', isBusy: true, problem: null };
      return [
        { ...state, wizard },
        { do: 'stage', file: event.file },
      ];
    }
    case 'staged':
      return [state, { do: 'map', file: event.file }];
    case 'unread': {
      const { error } = event;
      const isUnreadable = error instanceof ApiError && error.code === 'import_unreadable';
      const words = isUnreadable ? MESSAGES.csvUnreadable : messageOf(error);
      return [uploading(state, messageOf(error)), toast('red', words)];
    }
    case 'mapped': {
      const { file, mapping, isProposed } = event;
      const next: State = { ...state, wizard: { step: 'map', file, mapping, isBusy: false } };
      return isProposed ? [next] : [next, toast('yellow', MESSAGES.mappingFailed)];
    }
    case 'changed': {
      const { file, mapping, layout } = event;
      return [
        { ...state, wizard: { step: 'map', file, mapping, isBusy: true } },
        { do: 'layout', file, mapping, layout },
      ];
    }
    case 'unchanged': {
      const { file, mapping, error } = event;
      const wizard: Wizard = { step: 'map', file, mapping, isBusy: false };
      return [{ ...state, wizard }, toast('red', messageOf(error))];
    }
  }
}

/** A plan that becomes a running import. */
function begun(
  state: State,
  event: Of<'confirmed' | 'begun' | 'unbegun' | 'found' | 'lost'>,
): Step {
  switch (event.type) {
    case 'confirmed':
      return [state, { do: 'start', importId: event.file.importId, plan: event.plan }];
    case 'begun': {
      const { progress, rows } = event;
      const next = importing(state, progress);
      const taken: Command = { do: 'answer', refusal: null };
      return rows
        ? [next, taken, { do: 'send', progress, rows }]
        : [next, taken, poll({ progress, tells: false })];
    }
    case 'unbegun': {
      const { importId, error } = event;
      // It began, and its answer got lost.
      if (error instanceof ApiError && error.code === 'import_state')
        return [state, { do: 'find', importId }];
      return [
        state,
        toast('red', MESSAGES.importFailed),
        { do: 'answer', refusal: messageOf(error) },
      ];
    }
    case 'found':
      return [...resumed(state, event.progress), { do: 'answer', refusal: null }];
    case 'lost':
      return [state, { do: 'answer', refusal: messageOf(event.error) }];
  }
}

const resumed = (state: State, progress: ImportProgress): Step => [
  { ...importing(state, progress), isOpen: true },
  { do: 'resume', progress },
];

function stopped(state: State, { progress, error, tells }: Of<'stopped'>): Step {
  const next = importing(state, progress, messageOf(error));
  return tells ? [next, toast('red', MESSAGES.importFailed)] : [next];
}

function unheard(state: State, followed: Followed, error: unknown): Step {
  if (isElsewhere(error)) return stopped(state, { type: 'stopped', ...followed, error });
  // A server that is away comes back, and goes on with the import.
  const { wizard } = state;
  const away: Wizard = wizard.step === 'import' ? { ...wizard, isAway: true } : wizard;
  return [{ ...state, wizard: away }, poll(followed)];
}

function ended(state: State, now: ImportProgress): Step {
  if (now.state === 'failed')
    return [
      importing(state, now, now.error ?? MESSAGES.importFailed),
      toast('red', MESSAGES.importFailed),
    ];
  const { failed, total } = now;
  return [
    { ...state, wizard: { step: 'complete', progress: now } },
    failed > 0
      ? toast('yellow', MESSAGES.importedSome(failed, total))
      : toast('green', MESSAGES.importedAll(total)),
  ];
}
