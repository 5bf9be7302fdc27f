import { expect, it } from 'vitest';
import { readPointed } from './pointed.ts';

const answer = {
  box: { x: 1, y: 2, width: 3, height: 4 },
  file: 'pages/Home.tsx',
  line: 2,
  column: 10,
  tag: 'h1',
  component: 'Home',
  text: 'Hello',
  alike: 1,
};

it('takes an answer of the frame as far as it makes sense, whoever wrote it', () => {
  expect(readPointed(answer)?.element).toMatchObject({ file: 'pages/Home.tsx', tag: 'h1' });
  const long = readPointed({ ...answer, text: ` ${'x \n'.repeat(500)}`, alike: 'many', more: 1 })!;
  expect(long.element.text).toHaveLength(200);
  expect([long.alike, Object.keys(long.element)]).toEqual([
    1,
    ['file', 'line', 'column', 'tag', 'component', 'text'],
  ]);
  expect(readPointed({ ...answer, component: '<b>' })?.element.component).toBe('');
  for (const bad of [
    null,
    'text',
    [],
    { ...answer, box: { x: Number.NaN, y: 0, width: 0, height: 0 } },
    { ...answer, box: { x: 1e9, y: 0, width: 0, height: 0 } },
    { ...answer, file: '/etc/passwd' },
    { ...answer, file: 'https://elsewhere.example/x.tsx' },
    { ...answer, line: -1 },
    { ...answer, line: 1.5 },
    { ...answer, tag: '<img src=x onerror=alert(1)>' },
    { ...answer, text: { toString: 'x' } },
  ])
    expect([bad, readPointed(bad)]).toEqual([bad, null]);
});
