import { expect, it } from 'vitest';
import { lineOf } from './labels.ts';

it('an answer is listed by its words, without the marks that set them', () => {
  expect(lineOf('I’m changing **Member List**.\n\n- `name` stays\n```js\nlet a;\n```\nDone.')).toBe(
    'I’m changing Member List. name stays Done.',
  );
  expect(lineOf('## Plan\n2 * 3 ** 4 files_of_mine')).toBe('Plan 2 * 3 ** 4 files_of_mine');
  expect(lineOf('``` never closed')).toBe('');
});
