import { expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { writeApp } from '../write/app.ts';
import { completeSpec } from './complete.ts';
import { readReduced } from './read.ts';

const now = new Date('2026-03-10T09:00:00Z');
const field = (id: string, type: string, more: object = {}) => ({ id, label: id, type, ...more });
const LENT = {
  name: 'Plots',
  entities: [
    {
      id: 'tool',
      label: 'Tool',
      plural: 'Tools',
      access: 'public',
      fields: [field('name', 'text')],
    },
    {
      id: 'loan',
      label: 'Loan',
      plural: 'Loans',
      access: 'own',
      fields: [
        field('tool', 'relation', { required: true, entity: 'tool' }),
        field('from', 'date', { required: true }),
        field('until', 'date', { required: true }),
        field('condition', 'choice', { required: true, options: ['good', 'worn'] }),
      ],
    },
  ],
};

it('what is borrowed and never said to come back has pages that use nothing undeclared', () => {
  const reduced = readReduced(JSON.stringify(LENT));
  if (!reduced) throw new Error('It was not read');
  const message = 'Tools to borrow per day with their condition';
  const spec = design(completeSpec(reduced, message, now).spec);
  expect(spec.behaviours).toMatchObject([{ kind: 'borrow', entity: 'Tool', target: 'Loan' }]);
  for (const [path, text] of Object.entries(writeApp(spec)))
    for (const [, name] of text.matchAll(/\{(\w+)\.dialogs\}/g))
      expect(text, path).toMatch(new RegExp(`const (?:${name}|\\{[^}]*\\b${name}\\b[^}]*\\}) =`));
});
