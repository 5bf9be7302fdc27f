import { expect, it } from 'vitest';
import { respond } from '../respond.ts';

const now = new Date('2026-03-10T09:00:00Z');
const { spec } = respond('A list of pupils with name and age', null, now);

/** The fields that a message adds, with their types and what they may be. */
function added(message: string): string[] {
  const { spec: changed } = respond(message, spec, now);
  return (changed.entities[0]?.fields ?? [])
    .slice(spec.entities[0]?.fields.length)
    .map(({ label, type, options = [] }) =>
      [label, type, ...options.map((one) => one.label)].join(' '),
    );
}

it.each([
  ['Add a field: height', ['Height number']],
  ['Add a field "shoe size"', ['Shoe size text']],
  ['add field shoe size of type number', ['Shoe size number']],
  ['Add a date field called joined', ['Joined date']],
  ['Add a yes/no field active', ['Active boolean']],
  ['Add a checkbox field "Paid"', ['Paid boolean']],
  ['Add a number field "height" to pupils', ['Height number']],
  ['add a field called class with type choice: A, B, C', ['Class enum A B C']],
  ['Add a dropdown field class with options A, B and C', ['Class enum A B C']],
  ['Füge ein Feld "Größe" vom Typ Zahl hinzu', ['Größe number']],
  ['Ajoute un champ "taille" de type nombre', ['Taille number']],
  ['Añade un campo "talla" de tipo número', ['Talla number']],
  ['Add column price of type money', ['Price money']],
  ['add a text field notes', ['Notes longtext']],
])('%s', (message, fields) => {
  expect(added(message)).toEqual(fields);
});

it('leaves what is no declaration to the reading of sentences', () => {
  expect(added('Add a photo field')).toEqual(['Photo image']);
  expect(added('Add a phone field and an email field')).toHaveLength(2);
  expect(added('Add a genre field with a, b and c')).toEqual(['Genre enum A B C']);
  expect(added('Add a phone field to pupils')[0]).toMatch(/^Phone /);
  expect(added('Add a text field for notes')[0]).not.toMatch(/^For/);
  // A list that there is none of.
  expect(added('Add a number field "height" to horses')).not.toEqual(['Height number']);
});
