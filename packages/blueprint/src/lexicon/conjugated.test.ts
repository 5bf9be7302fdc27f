import { expect, it } from 'vitest';
import { pluralsOf } from './conjugated.ts';
import { lexiconFor } from './index.ts';

it.each([
  ['es', 'reportar', 'reportan reporten'],
  ['es', 'organizar', 'organizan organicen'],
  ['es', 'publicar', 'publican publiquen'],
  ['fr', 'demander', 'demandent'],
  ['it', 'segnalare', 'segnalano segnalino'],
  ['it', 'cercare', 'cercano cerchino'],
  ['pt', 'relatar', 'relatam relatem'],
] as const)('in %s several people do by %s: %s', (lang, verb, forms) => {
  expect(pluralsOf(verb, lang).join(' ')).toBe(forms);
});

it('a form that is another word stays that', () => {
  expect(pluralsOf('reporte', 'es')).toEqual([]);
  expect(lexiconFor('es').verbClass('reporten')).toBe('write');
  expect(lexiconFor('en').verbClass('reporten')).toBeUndefined();
});
