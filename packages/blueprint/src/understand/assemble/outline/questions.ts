import type { Span } from '../../../labels/index.ts';
import type { Noun } from '../../pieces/index.ts';
import { assignedIn, isOwing, isRoster, listOf, rosterOf, rowsFor } from '../assigned.ts';
import { type Fact, isSame, type State, TOLD } from './state.ts';
import { takeThing } from './things.ts';

/** 'Who owes whom how much', 'who covers which gallery at what time': rows of their own, or who has a thing. */
export function takeAssigned(state: State, span: Span): boolean {
  const { outline, reading } = state;
  const like = state.nounOf({ ...span, kind: 'entity' });
  if (like && isOwing(reading, span))
    return takeRows(state, span, listOf('debt', like, reading.lexicon), []);
  const asked = assignedIn(reading, span);
  const what = asked?.what ? state.nounOf({ ...asked.what, kind: 'entity' }) : null;
  if (!asked || !like || (asked.what && !what)) return false;
  const fact = (of: Span, noun: Noun | null): Fact[] =>
    noun ? [{ noun, span: of, values: [] }] : [];
  outline.isAssigned = true;
  const who = fact(asked.who, state.nounOf(asked.who) ?? like);
  const isNew = what && !outline.things.some(({ noun }) => isSame(noun, what, reading.lexicon));
  const when = asked.when ? fact(asked.when, state.nounOf(asked.when) ?? like) : [];
  const roster = asked.when && rosterOf(outline.things);
  if (what && asked.what && isNew)
    takeThing(state, { ...asked.what, kind: 'entity', lead: TOLD }, { ...what, many: false }, '');
  if (what && !asked.when) {
    if (!isNew) takeThing(state, span, what, '');
    state.subject?.facts.push(...who);
    return true;
  }
  if (!what && !roster && outline.title && !isRoster(outline.title)) {
    (state.subject?.facts ?? outline.loose).push(...who, ...when);
    return true;
  }
  const rows = [...who, ...(asked.what ? fact(asked.what, what) : []), ...when];
  return takeRows(
    state,
    span,
    roster ? roster.noun : listOf(rowsFor(reading, span), like, reading.lexicon),
    rows,
  );
}

function takeRows(state: State, span: Span, noun: Noun | null, facts: readonly Fact[]): boolean {
  if (!noun) return false;
  takeThing(state, { ...span, kind: 'entity', lead: TOLD }, noun, '');
  state.subject?.facts.push(...facts);
  state.outline.isAssigned = true;
  return true;
}
