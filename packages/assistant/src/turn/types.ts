import type { AppFiles, Diagnostic } from '@trellis/contract';
import { keptDraft } from '../draft/draft.ts';
import type { TurnEvent } from './events.ts';
import { type ModelRepair, mendByRule, requestRepair } from './repair.ts';

/** What the types say of an app's files; empty where they say nothing, or cannot be asked in time. */
export type TypeCheck = (files: AppFiles) => Promise<Diagnostic[]>;

/**
 * Has the model repair what the types say of the files that this turn changed, once. What was said of them before is not
 * its fault. The app runs without it, so a repair that breaks something, or mends nothing, is taken back whole.
 *
 * @param before The files as the turn began.
 */
export async function* mendTypes(
  input: ModelRepair & { types: TypeCheck },
  before: AppFiles,
  attempt: number,
  repairs: string[],
): AsyncGenerator<TurnEvent> {
  const { draft, types, most } = input;
  const changed = (await types(draft.files)).filter(({ file }) => draft.changed.has(file));
  if (changed.length === 0 || input.signal.aborted) return;
  const known = new Set((await types(before)).map(said));
  const isOfTurn = (one: Diagnostic) => draft.changed.has(one.file) && !known.has(said(one));
  const found = changed.filter(isOfTurn);
  if (found.length === 0 || input.signal.aborted) return;
  const note = { attempt, most, errors: found.length };
  yield { type: 'repair', note: { ...note, state: 'working', left: null } };
  const made: Ended[] = [];
  const putBack = keptDraft(draft);
  const repaired = [...repairs];
  const answered = yield* noting(requestRepair(input, found), (event) => made.push(event));
  const broken = answered.ok ? await mendByRule(input, draft, repairs) : [];
  const left =
    answered.ok && broken.length === 0 ? (await types(draft.files)).filter(isOfTurn) : found;
  const isBetter = left.length < found.length;
  if (!isBetter) {
    putBack();
    repairs.splice(0, repairs.length, ...repaired);
    // What its cards say is what is there.
    for (const event of made)
      if (event.state === 'applied') yield { ...event, state: 'failed', message: TAKEN_BACK };
  }
  const state = left.length === 0 ? 'mended' : isBetter ? 'better' : 'failed';
  const { usage } = answered;
  yield { type: 'repair', note: { ...note, state, left: left.length, ...(usage && { usage }) } };
}

type Ended = Extract<TurnEvent, { type: 'action-end' }>;
const TAKEN_BACK = 'the repair did not help, so it was taken back';

/** Passes events on, and tells of the actions that end. */
async function* noting<R>(
  events: AsyncGenerator<TurnEvent, R>,
  tell: (event: Ended) => void,
): AsyncGenerator<TurnEvent, R> {
  for (;;) {
    const { done, value } = await events.next();
    if (done) return value;
    if (value.type === 'action-end') tell(value);
    yield value;
  }
}

/** Without the place: a line above moves it. */
const said = ({ file, message }: Diagnostic): string => `${file} ${message}`;
