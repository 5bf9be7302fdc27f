import { expect, it } from 'vitest';
import type { SpecField } from '../spec.ts';
import { needed } from './needed.ts';

it.each<[string, SpecField['type'], string]>([
  ['Name', 'text', 'Enter a name'],
  ['Amount', 'money', 'Enter an amount'],
  ['Hourly rate', 'money', 'Enter an hourly rate'],
  ['User', 'text', 'Enter a user'],
  ['Address', 'text', 'Enter an address'],
  ['Status', 'enum', 'Choose a status'],
  ['Start', 'datetime', 'Choose a start'],
  ['Start time', 'time', 'Choose a start time'],
  ['Notes', 'longtext', 'Enter notes'],
  ['Feedback', 'longtext', 'Enter feedback'],
  ['Your name', 'text', 'Enter your name'],
  ['URL', 'url', 'Enter a URL'],
  ['Why do you want a dog?', 'longtext', 'This is required'],
  ['I agree', 'boolean', 'This is required'],
])('%s that is missing is asked for in plain English', (label, type, said) => {
  expect(needed('en', { label, type })).toBe(said);
});

it('other languages say that it is missing', () => {
  expect(needed('de', { label: 'Name', type: 'text' })).toBe('Name fehlt');
  expect(needed('fr', { label: 'Nom', type: 'text' })).toBe('Nom : à remplir');
});
