import { describe, expect, it } from 'vitest';
import { understand } from '../understand/index.ts';

describe('records of the trades', () => {
  it.each([
    [
      'An app for our care service: care visits with client, carer and notes',
      'care_visit',
      'admin',
    ],
    ['Impfpass für die Familie', 'vaccination', 'creator'],
    ["Notes de frais de l'équipe", 'expense_claim', 'creator'],
    ['Registro de ordeño de mis vacas', 'milk_record', 'admin'],
    ['Pratiche legali del nostro studio', 'legal_case', 'admin'],
    ['Apólices de seguro da família', 'insurance_policy', 'creator'],
    ['Een bouwdagboek voor onze bouwplaatsen', 'site_diary', 'all'],
    ['Guided tours people can book', 'guided_tour', 'anonymous'],
  ])('%s keeps %s, read by %s', (sentence, concept, read) => {
    const entity = understand(sentence).spec.entities.find((one) => one.concept === concept);
    expect(entity?.permissions.read).toBe(read);
  });

  it.each([
    ['Both parents see the chores', 'exhibition_booth'],
    ['Let people ask questions about our house rules', 'company_policy'],
    ['Add a field notes to contacts', 'field_observation'],
    ['A recipe book where the name is mandatory', 'training_course'],
    ['Session notes for my clients', 'rpg_session'],
  ])('%s has nothing to do with %s', (sentence, concept) => {
    const { entities } = understand(sentence).spec;
    expect(entities.map((one) => one.concept)).not.toContain(concept);
  });

  it('takes being signed in and being required for no field', () => {
    for (const sentence of [
      'Notes that people who are signed in can read',
      'The name is mandatory',
    ])
      for (const { fields } of understand(sentence).spec.entities)
        expect(fields.map(({ name }) => name)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^(?:signed|mandatory)/)]),
        );
  });
});
