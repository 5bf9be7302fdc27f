import { expect, it } from 'vitest';
import { saidPlainly } from './index.ts';

it.each([
  [
    'Deadlines must remind us a week and a day before and are of a matter',
    'Deadlines must remind us and are of a matter',
  ],
  [
    'People post what they need (a pump, a bed for the night) with address',
    'People post requests with address',
  ],
  ['Neighbours share what they can offer', 'Neighbours share offers'],
  ['somebody else claims it', 'somebody claims it'],
  ['nobody else sees it', 'nobody else sees it'],
  [
    'commissions: client, character refs as images, price',
    'commissions: client, character refs images, price',
  ],
  ['Climbers tick off routes and rate them 1-5', 'Climbers tick off routes and write reviews'],
])('%s', (said, plainly) => {
  expect(saidPlainly(said)).toBe(plainly);
});

it.each([
  ['Waschküchenplan fürs Mehrfamilienhaus, wer wäscht wann', 'de', 'Waschküchenplan: wer, wann'],
  ['planning du local vélo, qui nettoie quand', 'fr', 'planning du local vélo: qui, quand'],
  ['wie doet wanneer de was', 'nl', 'wie doet wanneer de was'],
] as const)('%s', (said, lang, plainly) => {
  expect(saidPlainly(said, lang)).toBe(plainly);
});
