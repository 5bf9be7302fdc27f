import { expect, it } from 'vitest';
import { design } from '../../design/design.ts';
import { understand } from '../../understand/index.ts';
import { writeApp } from '../app.ts';

it.each([
  'A yoga studio where members book classes with a limited number of places',
  'Un site pour réserver des cours de yoga avec des places limitées',
])('%s: what takes turns on the button is as wide, so that nothing beside it moves', (sentence) => {
  const files = Object.entries(writeApp(design(understand(sentence).spec)));
  const [, text = ''] = files.find(([, file]) => file.includes('void cancel(mine)')) ?? [];
  const [, drawn = ''] = text.split('return (\n');
  const steady = drawn.match(/<(?:Button|ColorBadge)\b.*className="min-w-\d+/g) ?? [];
  expect(steady).toHaveLength(drawn.match(/<(?:Button|ColorBadge)\b/g)?.length ?? 0);
  expect(new Set(drawn.match(/min-w-\d+/g)).size).toBe(1);
});
