import { describe, expect, it } from 'vitest';
import { History } from './history.ts';
import {
  began,
  chosen,
  EMPTY,
  edited,
  failed,
  heard,
  inFlight,
  isClean,
  recovered,
  sendable,
  shownValue,
  stepped,
  succeeded,
  unsaved,
} from './state.ts';

const nobody = () => null;
const start = heard(EMPTY, { 'texts.header': 'Club', 'style.logoUrl': null }, nobody);
const HEADER = 'texts.header' as const;

describe('what is edited', () => {
  it('is not undone over what somebody else made of it', () => {
    const mine = heard(start, { ...start.saved, [HEADER]: 'Mine' }, nobody);
    const undo = { from: 'Mine', to: 'Club', by: 'Bob' };
    expect(shownValue(stepped(mine, HEADER, undo), HEADER)).toBe('Club');
    const theirs = heard(mine, { ...mine.saved, [HEADER]: 'Theirs' }, nobody);
    const torn = stepped(theirs, HEADER, undo);
    expect(torn.conflicts).toEqual({ [HEADER]: { theirs: 'Theirs', by: 'Bob' } });
    expect(sendable(torn, 'texts')).toEqual([]);
    expect(shownValue(chosen(torn, HEADER, 'theirs'), HEADER)).toBe('Theirs');
    expect(inFlight(began(chosen(torn, HEADER, 'mine'), 'texts'), 'texts')).toEqual({
      change: { header: 'Club' },
      base: { header: 'Theirs' },
    });
  });

  it('is collected by item, sent with what it was, and saved', () => {
    const typed = edited(edited(start, HEADER, 'Clu'), HEADER, 'Clubs');
    const sent = began(typed, 'texts');
    expect(inFlight(sent, 'texts')).toEqual({
      change: { header: 'Clubs' },
      base: { header: 'Club' },
    });
    expect(sendable(sent, 'style')).toEqual([]);
    const saved = succeeded(sent, 'texts');
    expect([isClean(saved), shownValue(saved, HEADER)]).toEqual([true, 'Clubs']);
  });

  it('is no change when it is back where it was', () => {
    expect(isClean(edited(edited(start, HEADER, 'x'), HEADER, 'Club'))).toBe(true);
  });

  it('keeps what was typed while a save was under way, whether that succeeds or fails', () => {
    const during = edited(began(edited(start, HEADER, 'A'), 'texts'), HEADER, 'AB');
    expect(unsaved(during)).toEqual({
      [HEADER]: { value: 'AB', base: 'Club', unanswered: 'A' },
    });
    expect(succeeded(during, 'texts').pending[HEADER]).toEqual({ value: 'AB', base: 'A' });
    const answered = failed(during, 'texts', { isAnswered: true });
    expect(answered.pending[HEADER]).toEqual({ value: 'AB', base: 'Club' });
  });

  it('knows its own save again when only the answer was lost', () => {
    const during = edited(began(edited(start, HEADER, 'A'), 'texts'), HEADER, 'AB');
    const broken = failed(during, 'texts', { isAnswered: false });
    const own = heard(broken, { ...start.saved, [HEADER]: 'A' }, nobody);
    expect([own.conflicts, own.pending[HEADER]]).toEqual([{}, { value: 'AB', base: 'A' }]);
    const back = edited(broken, HEADER, 'Club');
    expect(heard(back, { ...start.saved, [HEADER]: 'A' }, nobody).pending[HEADER]).toEqual({
      value: 'Club',
      base: 'A',
    });
    const other = heard(broken, { ...start.saved, [HEADER]: 'B' }, nobody);
    expect(other.conflicts[HEADER]).toEqual({ theirs: 'B', by: null });
    const later = heard(recovered(EMPTY, unsaved(during)), { [HEADER]: 'A' }, nobody);
    expect(later.conflicts).toEqual({});
  });

  it('shows white space as it was typed while the server keeps it without', () => {
    const saved = succeeded(began(edited(start, HEADER, 'Chess '), 'texts'), 'texts');
    const after = heard(saved, { [HEADER]: 'Chess' }, nobody);
    expect(shownValue(after, HEADER)).toBe('Chess ');
    expect(shownValue(heard(after, { [HEADER]: 'Other' }, nobody), HEADER)).toBe('Other');
  });

  it('waits, when refused, until it is changed; what else was sent goes again', () => {
    const two = edited(edited(start, 'style.logoUrl', 'x'), 'style.headerTextColor', '#111');
    const refused = failed(began(two, 'style'), 'style', {
      refused: { logoUrl: 'No address' },
      isAnswered: true,
    });
    expect(sendable(refused, 'style')).toEqual(['style.headerTextColor']);
    expect(sendable(edited(refused, 'style.logoUrl', 'https://x.example'), 'style')).toHaveLength(
      2,
    );
  });
});

describe('what somebody else changed', () => {
  const mine = edited(start, HEADER, 'Mine');

  it('comes in where nothing is changed here', () => {
    expect(shownValue(heard(start, { [HEADER]: 'Theirs' }, nobody), HEADER)).toBe('Theirs');
  });

  it('is shown beside one’s own, and nothing is sent until it is chosen', () => {
    const torn = heard(mine, { [HEADER]: 'Theirs' }, () => 'Ann');
    expect(torn.conflicts[HEADER]).toEqual({ theirs: 'Theirs', by: 'Ann' });
    expect(shownValue(torn, HEADER)).toBe('Mine');
    expect(sendable(torn, 'texts')).toEqual([]);
    const kept = chosen(torn, HEADER, 'mine');
    expect(inFlight(began(kept, 'texts'), 'texts').base).toEqual({ header: 'Theirs' });
    const taken = chosen(torn, HEADER, 'theirs');
    expect([isClean(taken), shownValue(taken, HEADER)]).toEqual([true, 'Theirs']);
  });

  it('is no conflict when both mean the same, or when they took it back', () => {
    expect(isClean(heard(mine, { [HEADER]: 'Mine' }, nobody))).toBe(true);
    const torn = heard(mine, { [HEADER]: 'Theirs' }, nobody);
    expect(heard(torn, { [HEADER]: 'Club' }, nobody).conflicts).toEqual({});
  });

  it('meets a draft of an earlier visit the same way', () => {
    const draft = { [HEADER]: { value: 'Drafted', base: 'Club' } };
    const fits = heard(recovered(start, draft), { [HEADER]: 'Club' }, nobody);
    expect([fits.conflicts, shownValue(fits, HEADER)]).toEqual([{}, 'Drafted']);
    const torn = heard(recovered(start, draft), { [HEADER]: 'Theirs' }, nobody);
    expect(torn.conflicts[HEADER]).toBeDefined();
  });
});

describe('undo and redo', () => {
  it('go step by step; typing in one field is one step', () => {
    const history = new History();
    history.record({ key: HEADER, before: '', after: 'a' }, 0);
    history.record({ key: HEADER, before: 'a', after: 'ab' }, 300);
    history.record({ key: HEADER, before: 'ab', after: 'abc' }, 5_000);
    expect(history.undo()).toMatchObject({ before: 'ab' });
    expect(history.undo()).toMatchObject({ before: '', after: 'ab' });
    expect(history.canUndo).toBe(false);
    expect(history.redo()).toMatchObject({ after: 'ab' });
    history.record({ key: HEADER, before: 'ab', after: 'x' });
    expect(history.redo()).toBeNull();
  });
});
