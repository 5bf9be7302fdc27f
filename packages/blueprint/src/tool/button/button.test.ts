import { type AppFiles, readTool } from '@trellis/contract';
import { tagsOf, toolFaults } from '@trellis/tools';
import { describe, expect, it } from 'vitest';
import { design } from '../../design/design.ts';
import { blueprintTurn } from '../../model.ts';
import type { AppSpec } from '../../spec.ts';
import { understand } from '../../understand/index.ts';
import { writeApp } from '../../write/app.ts';
import { buttonWish } from './read.ts';

const now = new Date('2026-03-10T09:00:00Z');
const app = (sentence: string) => design(understand(sentence, { now }).spec);
const listings = app(
  'An app for apartment listings with a title, a description, photos, rooms and a rent',
);

/** What a message makes of an app: its text, its spec, and the files of its actions. */
async function said(text: string, spec: AppSpec, files: AppFiles = writeApp(spec)) {
  let answer = '';
  let after = spec;
  for await (const event of blueprintTurn({ messages: [{ role: 'user', text }], files, spec, now }))
    if (event.type === 'text') answer += event.text;
    else if (event.type === 'spec') after = event.spec;
  const tools = [
    ...answer.matchAll(/<action type="add_file" file="tools\/[^>]+>\n([\s\S]*?)<\/action>/g),
  ];
  const words = answer.replace(/<action[\s\S]*?<\/action>\n*/g, '');
  return { answer, words, after, written: writeApp(after), tool: tools[0]?.[1] ?? null };
}
const form = (files: AppFiles) =>
  Object.entries(files).find(
    ([path, text]) => /Form\.tsx$/.test(path) && text.includes('ToolButton'),
  );

describe('a button that has a model write a field', () => {
  it.each([
    ['add a button that suggests a title', 'title', ['Description', 'Photo', 'Room']],
    ['let people generate a description from the photos', 'description', ['Photo']],
    [
      'Please add an AI button to the form to write the description based on the title and the rooms',
      'description',
      ['Title', 'Room'],
    ],
    ['use AI to write a description from the title', 'description', ['Title']],
    ['I want a button which generates a title out of the description.', 'title', ['Description']],
    ['Add a button to translate the description', 'description', ['Description']],
  ])('%s', async (text, target, from) => {
    const { tool, after, written, words } = await said(text, listings);
    const read = readTool(tool ?? '');
    if (!('tool' in read)) throw new Error(read.fault);
    const { fields, blocks, instructions } = read.tool;
    expect(blocks.map(({ id }) => id)).toEqual([target]);
    for (const { name } of fields) expect(from).toContain(name);
    expect(tagsOf(instructions)).toEqual(fields.map(({ name }) => name));
    expect(toolFaults(read.tool)).toEqual([]);
    const [, code] = form(written)!;
    expect(code).toContain(`path="${read.tool.path}"`);
    expect(code).toContain(`onFill={(value) => set('${target}', value)}`);
    expect(after.readings).toEqual([]);
    expect(words).toContain('activate the tool');
  });

  it.each([
    ['add a button that marks a listing as taken'],
    ['let people write reviews'],
    ['let visitors suggest events'],
    ['add a button that sorts by rent'],
    ['add a description field'],
    ['add a button that exports the listings'],
  ])('is not wished by “%s”', async (text) => {
    const { tool, written } = await said(text, listings);
    expect(tool).toBeNull();
    expect(form(written)).toBeUndefined();
  });

  it('is not made by half: what is not there is said', async () => {
    const none = await said('add a button that suggests a slogan', listings);
    expect([none.tool, none.after]).toEqual([null, listings]);
    expect(none.words).toMatch(/no field “a slogan”.*nothing was changed/);
    const source = await said('let people generate a description from the floor plan', listings);
    expect([source.tool, source.after]).toEqual([null, listings]);
    expect(source.words).toMatch(/“the floor plan”.*nothing was changed/);
  });

  it('comes with what else is wished, and tells what of that was not understood', async () => {
    const both = await said(
      'Add a button that suggests a title, and make the theme dark',
      listings,
    );
    expect(both.tool).not.toBeNull();
    expect(both.after.theme.mode).toBe('dark');
    const half = await said('Add a button that suggests a title. Blorb the frobnicator.', listings);
    expect(half.tool).not.toBeNull();
    expect(half.words).toContain('I did not understand “Blorb the frobnicator”');
  });

  it('takes along how it is to be written, and stands beside each of several', async () => {
    const funny = await said(
      'add a button that suggests a title in a funny tone with at most 60 characters',
      listings,
    );
    expect(funny.tool).toContain('in a funny tone with at most 60 characters');
    const two = await said('add a button that suggests a title and a description', listings);
    expect(two.answer.match(/file="tools\//g)).toHaveLength(2);
    expect(form(two.written)![1].match(/<ToolButton/g)).toHaveLength(2);
    const half = await said('add a button that suggests a title and a slogan', listings);
    expect([half.tool, half.after]).toEqual([null, listings]);
  });

  it('stays through later changes, follows new names, and goes by itself', async () => {
    const { after } = await said('add a button that suggests a title', listings);
    const again = await said('add a button that suggests a title', after);
    expect(again.words).toContain('there already');
    const renamed = await said('Rename the description to Story', after);
    const [, code] = form(renamed.written)!;
    expect(code).toContain('values.story');
    const gone = await said('Remove the button that suggests a title', renamed.after);
    expect(form(gone.written)).toBeUndefined();
    expect(gone.after.entities[0]!.fields.some(({ name }) => name === 'title')).toBe(true);
  });
});

it('reads a wish in the person’s own words', () => {
  expect(buttonWish('Add a button on the recipe form that suggests a catchy title')).toMatchObject({
    verb: 'suggest',
    objects: ['a catchy title'],
    place: 'recipe form',
  });
  expect(buttonWish('let people summarise the notes into the summary')).toMatchObject({
    act: 'summarise',
    objects: ['the notes'],
    place: 'summary',
  });
  expect(buttonWish('Make the title bold')).toBeNull();
});
