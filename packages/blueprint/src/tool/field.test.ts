import { expect, it } from 'vitest';
import { toolField } from './field.ts';

it('an input is what its words mean', () => {
  for (const [words, name, type] of [
    ['a photo of the room', 'Photo of the room', 'photo'],
    ['the number of guests', 'Number of guests', 'number'],
    ['Email', 'Email', 'email'],
    ['my ingredients', 'Ingredients', 'long_text'],
    ['whether pets are allowed', 'Whether pets are allowed', 'boolean'],
    ['a job title', 'Job title', 'text'],
    ['date of departure', 'Date of departure', 'date'],
    ['budget', 'Budget', 'number'],
  ])
    expect(toolField(words!)).toMatchObject({ name, type });
});

it('what is listed is what one chooses from, each once', () => {
  expect(toolField('mood: calm, bold or Calm')).toEqual({
    name: 'Mood',
    type: 'select',
    options: [{ label: 'Calm' }, { label: 'bold' }],
  });
  expect(toolField('size (small, large)')).toMatchObject({ name: 'Size', type: 'select' });
});

it('a name holds nothing that would end its tag', () => {
  expect(toolField('the [name]\n of it').name).toBe('Name of it');
  expect(toolField('   ').name).toBe('');
});
