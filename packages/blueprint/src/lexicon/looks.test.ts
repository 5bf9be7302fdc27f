import { LOOK_NAMES } from '@trellis/looks';
import { expect, it } from 'vitest';
import { change } from '../change/index.ts';
import { understand } from '../understand/index.ts';
import { contexts, things } from './index.ts';
import { suitedKeys, suitedLook } from './looks.ts';

it('suits places and things that the lexicon knows, each once', () => {
  const known = new Set([...things.keys(), ...contexts.keys()]);
  expect(suitedKeys().filter((key) => !known.has(key))).toEqual([]);
  expect(suitedKeys().length).toBe(new Set(suitedKeys()).size);
});

it('has a look for whatever is not known, by its tone', () => {
  for (const tone of ['calm', 'vivid', 'warm', 'cool', 'neutral', 'none'])
    for (let chance = 0; chance < 7; chance++)
      expect(LOOK_NAMES).toContain(suitedLook([undefined, 'nothing'], tone, chance));
});

it.each([
  ['Track my houseplants with name and photo', 'garden'],
  ['Invoices for my clients with amount and due date', 'ledger'],
  ['Members of our gym book classes', 'sport'],
  ['A todo list that should feel like a Scandinavian café', 'studio'],
  ['Eine Aufgabenliste in einem verspielten Stil', 'playful'],
  ['Une liste de tâches au style élégant', 'boutique'],
])('%s looks %s', (sentence, look) => {
  expect(understand(sentence).spec.theme.look).toBe(look);
});

it('changes by a word, and says so', () => {
  const before = understand('A recipe book with ingredients and a photo').spec;
  const after = change('Make it more playful', before);
  expect(after.spec.theme.look).toBe('playful');
  expect(after.spec.entities).toEqual(before.entities);
  expect(change('Make it dark', before).spec.theme.look).toBe(before.theme.look);
});
