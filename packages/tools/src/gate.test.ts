import { ToolDefinition } from '@trellis/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fittedTool, type GateGiven } from './gate.ts';
import { toolFaults } from './rules.ts';

const GIVEN: GateGiven = {
  limits: { fieldsPerApp: 3, photoFields: false },
  hasSignup: true,
  isAdmin: false,
  before: null,
  others: [{ path: 'taken' }],
};
const tool = (parts: object) => ToolDefinition.parse({ title: 'T', path: 'free', ...parts });
const text = (name: string) => ({ name, type: 'text' });

it('leaves alone what breaks no rule', () => {
  const good = tool({ fields: [text('A')], instructions: 'Do [A]' });
  expect(fittedTool(good, GIVEN)).toEqual({ tool: good, changes: [] });
});

it.each(['taken', 'TAKEN', 'login', 'Runs'])('finds a free path for “%s”', (path) => {
  const { tool: fitted, changes } = fittedTool(tool({ path }), GIVEN);
  expect(fitted.path).not.toMatch(/^(taken|login|runs)$/i);
  expect(changes).toHaveLength(1);
});

it('makes a text of a photo and of an admin’s type, where the plan or the person has none', () => {
  const given = tool({
    fields: [
      { name: 'P', type: 'photo' },
      { name: 'Q', type: 'place' },
    ],
  });
  const { tool: fitted, changes } = fittedTool(given, GIVEN);
  expect(fitted.fields.map(({ type }) => type)).toEqual(['long_text', 'long_text']);
  expect(changes).toHaveLength(2);
  expect(fittedTool(given, { ...GIVEN, before: given }).changes).toEqual([]);
});

it('leaves out what the plan has no room for, with its tag', () => {
  const fields = ['A', 'B', 'C', 'D'].map(text);
  const { tool: fitted, changes } = fittedTool(
    tool({ fields, instructions: '[A] and [D]' }),
    GIVEN,
  );
  expect(fitted).toMatchObject({ instructions: '[A] and D' });
  expect(fitted.fields).toHaveLength(3);
  expect(changes).toEqual(['The plan has room for 3 fields, so I left out “D”.']);
});

it('breaks no rule afterwards, whatever was written', () => {
  const name = fc.constantFrom('A', 'a', 'B', 'input', 'Input', 'C ', 'C');
  const field = fc.record({
    name,
    label: fc.option(name, { nil: undefined }),
    type: fc.constantFrom('text', 'photo', 'select', 'place', 'email'),
    options: fc.option(fc.array(fc.record({ label: fc.constantFrom('x', 'X', 'y') })), {
      nil: undefined,
    }),
  });
  const steps = fc.array(
    fc.record({ id: fc.constantFrom('1', '2'), title: fc.string({ maxLength: 9 }) }),
  );
  fc.assert(
    fc.property(fc.array(field, { maxLength: 7 }), steps, (fields, inputSteps) => {
      const { tool: fitted } = fittedTool(tool({ fields, inputSteps, path: 'taken' }), GIVEN);
      expect(toolFaults(fitted)).toEqual([]);
      expect(fitted.fields.length).toBeLessThanOrEqual(3);
      expect(fittedTool(fitted, GIVEN).changes).toEqual([]);
    }),
  );
});

it('has nothing remembered of photos and files, nor where nobody signs up, and says so', () => {
  const given = tool({
    fields: [
      { name: 'Photo', type: 'file', memorize: true },
      { name: 'Name', type: 'text', memorize: true },
    ],
  });
  const { tool: fitted, changes } = fittedTool(given, { ...GIVEN, hasSignup: false });
  expect(fitted.fields.map(({ memorize }) => memorize)).toEqual([false, false]);
  expect(changes).toEqual([
    '“Photo” is not remembered. Photos and files are not memorized.',
    '“Name” is not remembered. Turn on user signup first: memorized values are stored for people who sign in.',
  ]);
  // Of what was remembered before, a change of the sign-up takes nothing.
  const [, name] = given.fields;
  const known = { ...given, fields: [name!] };
  expect(fittedTool(known, { ...GIVEN, hasSignup: false, before: known }).changes).toEqual([]);
});
