import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { gate } from '../gate/index.ts';
import { understand } from './index.ts';

const specOf = (text: string) => design(gate(text, understand(text).spec, undefined).spec);
const fieldsOf = (text: string) =>
  specOf(text).entities[0]?.fields.map(({ label, type }) => [label, type]);

describe('a form that is asked for with what it asks', () => {
  it.each([
    [
      'Application form for our puppies: name, email, garden yes or no, why do you want a dog. Only we read it.',
      'Application',
    ],
    ['Volunteer application form: name, email, skills', 'Volunteer application'],
    ['A registration form for our summer camp with child name, age and allergies', 'Registration'],
    ['Order form for our cakes: name, phone, cake, pick-up date', 'Order'],
    ['Anmeldeformular für unser Sommerlager: Name des Kindes, Alter, Allergien', 'Einsendung'],
    ['Formulario de inscripción para el campamento: nombre, edad, alergias', 'Respuesta'],
    ['Formulaire de candidature : nom, email, motivation', 'Réponse'],
  ])('is one list that strangers write and admins read: %s', (text, label) => {
    const spec = specOf(text);
    expect(spec.entities.map((one) => one.label)).toEqual([label]);
    expect(spec.entities[0]?.permissions).toEqual({ read: 'admin', write: 'anonymous' });
    expect(spec.pages[0]?.view).toBe('form');
  });

  it('asks what was written, questions as questions and yes or no as that', () => {
    expect(fieldsOf('Adoption form: name, phone, garden yes or no, why do you want a dog')).toEqual(
      [
        ['Name', 'text'],
        ['Phone', 'phone'],
        ['Garden', 'boolean'],
        ['Why do you want a dog?', 'longtext'],
      ],
    );
  });

  it('is no letter box where who fills it in has an account, or somebody decides', () => {
    for (const text of [
      'Time-off form: from, to, reason. Only signed-in members can fill it in.',
      'Expense form with amount, date and receipt; the manager approves.',
    ])
      for (const { permissions } of specOf(text).entities)
        expect([text, permissions.write]).not.toEqual([text, 'anonymous']);
  });

  it('keeps the letter boxes that have a shape of their own', () => {
    expect(specOf('Contact form: name, email, phone, message').entities[0]?.concept).toBe(
      'inquiry',
    );
  });
});
