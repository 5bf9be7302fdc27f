import { describe, expect, it } from 'vitest';
import type { MeetRules } from './meet.ts';
import {
  began,
  chosen,
  dropped,
  type EditState,
  edited as editedBy,
  emptyState,
  failed,
  heardAll,
  isClean,
  recovered,
  renamed,
  sendable,
  shownValue,
  stepped,
  succeeded,
  unsaved,
} from './state.ts';

type Texts = EditState<string | null>;

/** Texts are the same where they differ in white space around them. */
const RULES: MeetRules<string | null> = {
  isSame: (a, b) => ((a ?? '').trim() || null) === ((b ?? '').trim() || null),
};
const heard = (state: Texts, saved: Record<string, string | null>, by: string | null = null) =>
  heardAll(state, saved, () => by, RULES);
const edited = (state: Texts, key: string, value: string) => editedBy(state, key, { value }, RULES);
const shown = (state: Texts, key: string) => shownValue(state, key, RULES);

const start = heard(emptyState(), { header: 'Club', logo: null });

describe('what is edited', () => {
  it('is not undone over what somebody else made of it', () => {
    const mine = heard(start, { ...start.saved, header: 'Mine' });
    const undo = { from: 'Mine', to: 'Club', by: 'Bob' };
    expect(shown(stepped(mine, 'header', undo, RULES), 'header')).toBe('Club');
    const theirs = heard(mine, { ...mine.saved, header: 'Theirs' });
    const torn = stepped(theirs, 'header', undo, RULES);
    expect(torn.conflicts).toEqual({ header: { theirs: 'Theirs', by: 'Bob' } });
    expect(sendable(torn)).toEqual([]);
    expect(shown(chosen(torn, 'header', 'theirs'), 'header')).toBe('Theirs');
    expect(began(chosen(torn, 'header', 'mine'), ['header']).sending).toEqual({
      header: { value: 'Club', base: 'Theirs' },
    });
  });

  it('is sent with what it was, and saved', () => {
    const typed = edited(edited(start, 'header', 'Clu'), 'header', 'Clubs');
    const sent = began(typed, ['header']);
    expect(sent.sending).toEqual({ header: { value: 'Clubs', base: 'Club' } });
    const saved = succeeded(sent, ['header']);
    expect([isClean(saved), shown(saved, 'header')]).toEqual([true, 'Clubs']);
  });

  it('is no change when it is back where it was', () => {
    expect(isClean(edited(edited(start, 'header', 'x'), 'header', 'Club'))).toBe(true);
  });

  it('begins from what the person saw, where that is told', () => {
    const seen = editedBy(emptyState<string | null>(), 'cell', { value: 'b', base: 'a' }, RULES);
    expect(seen.pending).toEqual({ cell: { value: 'b', base: 'a' } });
    expect(isClean(editedBy(seen, 'cell', { value: 'a', base: 'b' }, RULES))).toBe(true);
  });

  it('keeps what was typed while a save was under way, whether that succeeds or fails', () => {
    const during = edited(began(edited(start, 'header', 'A'), ['header']), 'header', 'AB');
    expect(unsaved(during)).toEqual({ header: { value: 'AB', base: 'Club', unanswered: 'A' } });
    expect(succeeded(during, ['header']).pending).toEqual({ header: { value: 'AB', base: 'A' } });
    // As the server wrote it down, it is what the next change is made of.
    expect(succeeded(during, ['header'], { header: 'a' }).pending).toEqual({
      header: { value: 'AB', base: 'a' },
    });
    const answered = failed(during, ['header'], { isAnswered: true });
    expect(answered.pending).toEqual({ header: { value: 'AB', base: 'Club' } });
  });

  it('knows its own save again when only the answer was lost', () => {
    const during = edited(began(edited(start, 'header', 'A'), ['header']), 'header', 'AB');
    const broken = failed(during, ['header'], { isAnswered: false });
    const own = heard(broken, { ...start.saved, header: 'A' });
    expect([own.conflicts, own.pending]).toEqual([{}, { header: { value: 'AB', base: 'A' } }]);
    const back = edited(broken, 'header', 'Club');
    expect(heard(back, { ...start.saved, header: 'A' }).pending).toEqual({
      header: { value: 'Club', base: 'A' },
    });
    const other = heard(broken, { ...start.saved, header: 'B' });
    expect(other.conflicts).toEqual({ header: { theirs: 'B', by: null } });
    const later = heard(recovered(emptyState(), unsaved(during)), { header: 'A' });
    expect(later.conflicts).toEqual({});
  });

  it('shows white space as it was typed while the server keeps it without', () => {
    const saved = succeeded(began(edited(start, 'header', 'Chess '), ['header']), ['header']);
    const after = heard(saved, { header: 'Chess' });
    expect(shown(after, 'header')).toBe('Chess ');
    expect(shown(heard(after, { header: 'Other' }), 'header')).toBe('Other');
  });

  it('waits, when refused, until it is changed; what else was sent goes again', () => {
    const two = began(edited(edited(start, 'logo', 'x'), 'header', 'A'), ['logo', 'header']);
    const refused = failed(two, ['logo', 'header'], {
      refused: { logo: 'No address' },
      isAnswered: true,
    });
    expect(sendable(refused)).toEqual(['header']);
    expect(sendable(edited(refused, 'logo', 'https://x.example'))).toHaveLength(2);
  });

  it('is nothing any more when it was let go while it was sent, whatever the answer', () => {
    const sent = began(edited(start, 'header', 'A'), ['header']);
    const gone = dropped(sent, ['header']);
    expect(succeeded(gone, ['header'])).toEqual(gone);
    expect(failed(gone, ['header'], { isAnswered: false })).toEqual(gone);
  });

  it('goes along where what it is of gets another name', () => {
    const moved = renamed(heard(edited(start, 'header', 'Mine'), { header: 'T' }), 'header', 'top');
    expect([shown(moved, 'header'), shown(moved, 'top')]).toEqual([undefined, 'Mine']);
    expect(Object.keys(moved.conflicts)).toEqual(['top']);
  });
});

describe('what somebody else changed', () => {
  const mine = edited(start, 'header', 'Mine');

  it('comes in where nothing is changed here', () => {
    expect(shown(heard(start, { header: 'Theirs' }), 'header')).toBe('Theirs');
  });

  it('is shown beside one’s own, and nothing is sent until it is chosen', () => {
    const torn = heard(mine, { header: 'Theirs' }, 'Ann');
    expect(torn.conflicts).toEqual({ header: { theirs: 'Theirs', by: 'Ann' } });
    expect(shown(torn, 'header')).toBe('Mine');
    expect(sendable(torn)).toEqual([]);
    const kept = began(chosen(torn, 'header', 'mine'), ['header']);
    expect(kept.sending).toEqual({ header: { value: 'Mine', base: 'Theirs' } });
    const taken = chosen(torn, 'header', 'theirs');
    expect([isClean(taken), shown(taken, 'header')]).toEqual([true, 'Theirs']);
  });

  it('is no conflict when both mean the same, or when they took it back', () => {
    expect(isClean(heard(mine, { header: 'Mine' }))).toBe(true);
    const torn = heard(mine, { header: 'Theirs' });
    expect(heard(torn, { header: 'Club' }).conflicts).toEqual({});
  });

  it('meets a draft of an earlier visit the same way', () => {
    const draft = { header: { value: 'Drafted', base: 'Club' } };
    const fits = heard(recovered(start, draft), { header: 'Club' });
    expect([fits.conflicts, shown(fits, 'header')]).toEqual([{}, 'Drafted']);
    const torn = heard(recovered(start, draft), { header: 'Theirs' });
    expect(torn.conflicts).toHaveProperty('header');
  });
});
