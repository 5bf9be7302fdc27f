import type { ActionCard } from '@trellis/contract';
import { expect, it } from 'vitest';
import { stepKind, stepLines, stepName } from './steps.ts';

const card = (file: string, given: Partial<ActionCard> = {}): ActionCard => ({
  index: 0,
  type: 'add_file',
  file,
  title: file,
  content: '',
  state: 'applied',
  lines: 1,
  isComplete: true,
  isTruncated: false,
  ...given,
});

it.each([
  [card('pages/ClassSchedule.tsx'), 'Page', 'Class Schedule'],
  [
    card('pages/Home.tsx', { type: 'edit_file', title: 'Prices on the first page' }),
    'Page changed',
    'Prices on the first page',
  ],
  [card('pages/Old.tsx', { type: 'delete_file' }), 'Page removed', 'Old'],
  [card('entities/Booking.json', { type: 'add_entity' }), 'Data', 'Booking'],
  [card('Booking', { type: 'insert_entity_records' }), 'Rows', 'Booking'],
  [card('Layout.tsx'), 'Navigation', ''],
  [card('globals.css'), 'Look', ''],
  [card('server/functions/send-mail/entry.ts'), 'Server', 'send mail'],
  [card('tools/ListingWriter.json'), 'AI tool', 'Listing Writer'],
  [card('', { type: 'unknown', title: 'A thought' }), 'Note', 'A thought'],
])('a step on %o is called %s %s', (one, kind, name) => {
  expect([stepKind(one), stepName(one)]).toEqual([kind, name]);
});

it('folds what pages are put together from, in its place, and shows what did not come out', () => {
  const parts = ['components/A.tsx', 'hooks/useB.ts', 'lib/c.ts'].map((file) => card(file));
  const broken = card('components/D.tsx', { state: 'failed', message: 'it did not fit' });
  const lines = stepLines([card('entities/A.json'), ...parts, broken, card('pages/A.tsx')]);
  expect(lines.map((line) => (line.kind === 'parts' ? line.cards.length : line.card.file))).toEqual(
    ['entities/A.json', 3, 'components/D.tsx', 'pages/A.tsx'],
  );
  expect(stepLines(parts.slice(1)).map(({ kind }) => kind)).toEqual(['step', 'step']);
});
