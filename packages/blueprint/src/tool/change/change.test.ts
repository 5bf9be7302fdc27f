import { ToolDefinition } from '@trellis/contract';
import { tagsOf, toolFaults } from '@trellis/tools';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftTool } from '../draft.ts';
import { changeTool } from './index.ts';

const TOOL = draftTool('Write an invitation from a guest list, a place and a tone');
const after = (text: string) => changeTool(text, TOOL).tool;

it('adds what is asked for, with its tag', () => {
  const tool = after('Please add a field for the number of seats.');
  expect(tool.fields.at(-1)).toMatchObject({ name: 'Number of seats', type: 'number' });
  expect(tagsOf(tool.instructions)).toContain('Number of seats');
});

it('removes a field with its tag, and gives an empty form its free line back', () => {
  const tool = after('Remove the place field');
  expect(tool.fields.map(({ name }) => name)).toEqual(['Guest list', 'Tone']);
  expect(tagsOf(tool.instructions)).toEqual(['Guest list', 'Tone']);
  const none = after('Remove the place, don’t ask for the guest list and delete the tone');
  expect(none.fields.length + (none.isInputHidden ? 1 : 0)).toBeLessThan(4);
});

it('renames what people read, never the tag', () => {
  expect(after('Rename place to venue').fields[1]).toMatchObject({ name: 'Place', label: 'Venue' });
});

it('takes a message for several wishes', () => {
  const { tool, done } = changeTool(
    'Rename place to venue, ask also for a date; never use rhymes',
    TOOL,
  );
  expect(done).toHaveLength(3);
  expect(tool.fields.map(({ label, name }) => label ?? name)).toContain('Venue');
});

it.each([
  ['Make the place optional', { name: 'Place', required: false }],
  [
    'The tone can be solemn, funny or short',
    { options: [{ label: 'Solemn' }, { label: 'Funny' }, { label: 'Short' }] },
  ],
  ['remember the place', { memorize: true }],
  ['make the guest list a long text', { name: 'Guest list', type: 'long_text' }],
])('%s', (text, field) => {
  expect(after(text).fields).toContainEqual(expect.objectContaining(field));
});

it('changes texts, and leaves the rest as it is', () => {
  const tool = after('Call it Come over');
  expect(tool).toEqual({ ...TOOL, title: 'Come over', header: 'Come over' });
  expect(after('The subheader should say “In a minute”.').description).toBe('In a minute');
});

it('adds and removes parts of the answer', () => {
  const { tool } = changeTool(
    'Add a checklist of things to bring and also give two headlines',
    TOOL,
  );
  expect(tool.blocks.slice(1).map(({ type }) => type)).toEqual(['checklist', 'list']);
  expect(changeTool('Leave out the headlines', tool).tool.blocks).toHaveLength(2);
});

it('takes how it should write for instructions, in the person’s words', () => {
  expect(after('Never use rhymes').instructions).toContain('\nNever use rhymes.');
});

it('says what it did not understand, and changes nothing', () => {
  expect(changeTool('Do a barrel roll', TOOL)).toEqual({
    tool: TOOL,
    done: [],
    refused: [],
    unclear: ['Do a barrel roll'],
  });
  expect(changeTool('Make it purple', TOOL)).toMatchObject({ tool: TOOL, done: [] });
  expect(changeTool('Add a place', TOOL)).toMatchObject({ tool: TOOL, done: [] });
});

it('leaves a tool that may be stored, whatever is said', () => {
  const word = fc.constantFrom(
    ...'add remove rename make the a place tone guest list to field optional number text called input title option table of or , and don’t ask for [x] " : ( show result as chart'.split(
      ' ',
    ),
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 12 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (all) => {
      const tool = all.reduce((one, said) => changeTool(said, one).tool, TOOL);
      expect(ToolDefinition.safeParse(tool).success).toBe(true);
      expect(toolFaults(tool)).toEqual([]);
    }),
  );
});
