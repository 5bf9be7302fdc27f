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

  it.each([
    [
      'A tool that turns a photo of a receipt into a list of expenses by category',
      'Turn a photo of a receipt into a list of expenses',
      ['Photo of a receipt: photo'],
      ['list List of expenses'],
    ],
    [
      'Help gardeners diagnose plant diseases from symptoms and a photo of the leaf',
      'Diagnose plant diseases',
      ['Symptoms: long_text', 'Photo of the leaf: photo'],
      ['text'],
    ],
    [
      'Check whether my rental contract has unfair clauses',
      'Check whether my rental contract has unfair clauses',
      ['Rental contract: long_text'],
      ['text Verdict', 'checklist What to change'],
    ],
    [
      'Compare two insurance policies and tell me which is cheaper',
      'Compare two insurance policies',
      ['First insurance policy: text', 'Second insurance policy: text'],
      ['table Side by side', 'text Which one', 'text Which is cheaper'],
    ],
    [
      'Extract action items with an owner and a due date from meeting notes',
      'Extract action items',
      ['Meeting notes: long_text'],
      ['table Action items'],
    ],
    ['Roast my online profile', 'Roast my online profile', ['Online profile: long_text'], ['text']],
    [
      'Which plant suits my room? It asks for light and how often I water.',
      'Which plant suits my room',
      ['Light: text', 'How often I water: text'],
      ['text'],
    ],
    [
      'Convert a recipe to a number of servings',
      'Convert a recipe to a number of servings',
      ['Recipe: long_text', 'Number of servings: number'],
      ['text'],
    ],
    [
      'An AI tool to prepare for an exam: it takes the syllabus and my notes and asks tough questions',
      'Prepare for an exam',
      ['Syllabus: long_text', 'Notes: long_text'],
      ['text'],
    ],
    ['Write alt text for photos', 'Write alt text', ['Photo: photo'], ['text']],
    [
      'Something that replies to angry reviews in our brand voice',
      'Reply to angry reviews in our brand voice',
      ['Angry review: long_text'],
      ['text'],
    ],
  ])('reads “%s” by how it is built', (text, title, fields, blocks) => {
    expect(draftTool(text).title).toBe(title);
    expect(fieldsOf(text)).toEqual(fields);
    expect(blocksOf(text)).toEqual(blocks);
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
