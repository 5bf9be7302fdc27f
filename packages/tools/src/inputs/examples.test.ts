import type { ToolField } from '@trellis/contract';
import { expect, it } from 'vitest';
import { exampleValues } from './examples.ts';

it('an example fills the form with what its inputs hold', () => {
  const options = [{ label: 'Blog' }, { label: 'Newsletter' }, { label: 'Video' }];
  const fields: ToolField[] = [
    { name: 'where', type: 'multiselect', options },
    { name: 'urgent', type: 'boolean' },
    { name: 'tone', type: 'select', options: [{ label: 'Warm' }] },
  ];
  expect(
    exampleValues(fields, {
      where: 'newsletter, Blog, TV',
      urgent: 'Yes',
      tone: 'Warm',
      input: 'x',
    }),
  ).toEqual({ where: ['Blog', 'Newsletter'], urgent: true, tone: 'Warm', input: 'x' });
});
