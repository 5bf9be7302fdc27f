import { ToolDefinition } from '@trellis/contract';
import { tagsOf, toolFaults } from '@trellis/tools';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftTool } from './draft.ts';

const fieldsOf = (text: string) =>
  draftTool(text).fields.map(({ name, type }) => `${name}: ${type}`);
const blocksOf = (text: string) =>
  draftTool(text).blocks.map(({ type, title }) => (title ? `${type} ${title}` : type));

describe('a tool from a sentence', () => {
  it('is finished: title, path, fields with types and options, tags, layout, three examples', () => {
    const tool = draftTool('An AI tool that writes an obituary from dates, memories and a tone');
    expect(tool).toMatchObject({ title: 'Write an obituary', path: 'write-an-obituary' });
    expect(tool.fields.map(({ name }) => name)).toEqual(['Dates', 'Memories', 'Tone']);
    expect(tool.fields[2]).toMatchObject({ type: 'select' });
    expect(tagsOf(tool.instructions)).toEqual(['Dates', 'Memories', 'Tone']);
    expect(tool.isInputHidden).toBe(true);
    expect(tool.blocks).toHaveLength(1);
    expect(tool.examples).toHaveLength(3);
    for (const { inputs } of tool.examples)
      for (const name of Object.keys(inputs)) expect(tagsOf(tool.instructions)).toContain(name);
  });

  it.each([
    ['summarise meeting recordings', ['text In short', 'list Key points']],
    ['a tool that compares two laptops', ['table Side by side', 'text Which one']],
    ['grade essays', ['score Score', 'list What would raise it']],
    ['plan a garden', ['text Overview', 'checklist Garden']],
    ['translate letters into Polish', ['text Translation']],
    ['name my boat', ['cards Names']],
    ['proofread a blog post', ['text Verdict', 'checklist What to change']],
    ['write a SQL query from a question', ['code']],
  ])('lays the answer of “%s” out by its verb', (text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks);
  });

  it.each([
    ['answers questions about our opening hours', []],
    ['translate emails', ['Email: long_text', 'Target language: select']],
    ['compare two cameras', ['First camera: text', 'Second camera: text']],
    [
      'plan a party for a number of guests with a budget',
      ['Number of guests: number', 'Budget: number'],
    ],
    ['score a CV against a job advert', ['CV: long_text', 'Job advert: long_text']],
    ['essay grader for my students. It asks for the essay.', ['Essay: long_text']],
  ])('asks in “%s” for what people bring', (text, fields) => {
    expect(fieldsOf(text)).toEqual(fields);
  });

  it('names no field as the free line is', () => {
    expect(draftTool('compares input :').fields).toEqual([]);
  });

  it('has its free line where nothing is named', () => {
    const tool = draftTool('haiku');
    expect(tool).toMatchObject({ title: 'Write a haiku', isInputHidden: false, fields: [] });
    expect(tagsOf(tool.instructions)).toEqual(['input']);
  });

  it('takes sentences behind the first as instructions, word by word', () => {
    expect(draftTool('Write a speech from keywords. Never use jokes.').instructions).toContain(
      'Never use jokes.',
    );
  });

  it('goes by the sentence as it stands where it is not English', () => {
    const text = 'Ein Werkzeug, das aus einer Liste von Zutaten ein Rezept für die Familie macht';
    const tool = draftTool(text);
    expect(tool.instructions).toContain(text);
    expect(tool.title.startsWith('Ein Werkzeug')).toBe(true);
    expect(tool).toMatchObject({ isInputHidden: false, fields: [] });
  });

  it('is a tool that may be stored, whatever was said', () => {
    const word = fc.constantFrom(
      ...'a tool that writes compares two [x] from with, and for given of my the about score table " < } ( : 9 plan to input'.split(
        ' ',
      ),
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(word, { maxLength: 25 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(text, (said) => {
        const tool = draftTool(said);
        expect(ToolDefinition.safeParse(tool).success).toBe(true);
        expect(toolFaults(tool)).toEqual([]);
        expect(tool.title).not.toBe('');
      }),
    );
  });
});
