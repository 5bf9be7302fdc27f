import type { AppFiles } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { add, edit, play, scripted } from './turn.fixture.ts';

describe('what a turn did not do', () => {
  it('says what was left out also where the model only put right the rest', async () => {
    const two =
      '<action type="edit_file" file="pages/A.tsx">\n<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE\n<<<<<<< SEARCH\nnowhere\n=======\nx\n>>>>>>> REPLACE\n</action>\n';
    const { model } = scripted(
      two + edit('pages/B.tsx', 'nothing', 'y'),
      edit('pages/B.tsx', 'some', 'y'),
    );
    const { outcome, events } = await play(model, {
      'pages/A.tsx': 'old\n',
      'pages/B.tsx': 'some\n',
    });
    expect(outcome).toMatchObject({
      kind: 'done',
      draft: { files: { 'pages/A.tsx': 'new\n', 'pages/B.tsx': 'y\n' } },
    });
    expect(events.at(-2)).toEqual({
      type: 'text',
      text: '\n\nThis was left out: 1 of 2 changes to pages/A.tsx did not fit: what it changes is not there. The rest is done.',
    });
  });

  it('asks for blocks that were forgotten when others were put right, and says which are missing', async () => {
    const block = (search: string, by: string) =>
      `<<<<<<< SEARCH\n${search}\n=======\n${by}\n>>>>>>> REPLACE\n`;
    const edits = (...blocks: string[]) =>
      `<action type="edit_file" file="pages/A.tsx">\n${blocks.join('')}</action>\n`;
    const files = { 'pages/A.tsx': 'one\ntwo\nthree\n' };
    const first = edits(block('one', '1'), block('Two', '2'), block('Three', '3'));
    const asked = scripted(first, edits(block('two', '2')), edits(block('three', '3')));
    const made = await play(asked.model, files);
    expect(asked.requests[2]!.messages.at(-1)!.text).toContain(
      'Of the blocks for pages/A.tsx that did not fit before, 1 is still missing',
    );
    expect(made.outcome).toMatchObject({
      kind: 'done',
      misfits: [],
      draft: { files: { 'pages/A.tsx': '1\n2\n3\n' } },
    });
    expect(made.events.some((one) => one.type === 'text' && /left out/.test(one.text))).toBe(false);

    const given = scripted(first, edits(block('two', '2')), 'All three are changed.');
    const { outcome, events } = await play(given.model, files);
    const words = '1 of 3 changes to pages/A.tsx did not fit: what it changes is not there';
    expect(outcome).toMatchObject({ misfits: [{ path: 'pages/A.tsx', message: words }] });
    expect(events.at(-2)).toEqual({
      type: 'text',
      text: `\n\nThis was left out: ${words}. The rest is done.`,
    });
    // The whole file makes up for all of it.
    const whole = scripted(first, add('pages/A.tsx', '1\n2\n3'));
    expect((await play(whole.model, files)).outcome).toMatchObject({ misfits: [] });
  });

  it('takes no action of a kind that there is none of for done, and asks for it again', async () => {
    const { model, requests } = scripted(
      '<action type="write" file="pages/A.tsx">\nnew\n</action>\n',
      add('pages/A.tsx', 'new'),
    );
    const { outcome, events } = await play(model);
    expect(requests[1]!.messages.at(-1)!.text).toMatch(
      /no type that exists. Types: add_file, edit/,
    );
    expect(events.filter(({ type }) => type === 'action-end')).toMatchObject([
      { state: 'failed', message: expect.stringContaining('nothing was done') },
      { state: 'applied' },
    ]);
    expect(events.some((event) => event.type === 'text' && /left out/.test(event.text))).toBe(
      false,
    );
    expect(outcome).toMatchObject({ kind: 'done', draft: { files: { 'pages/A.tsx': 'new\n' } } });
  });

  it('says that code which stands in the answer alone changed nothing', async () => {
    const code = 'export default function Home() {\n  const a = 1;\n  return <p>{a}</p>;\n}';
    const said = async (answer: string) => {
      const { events, outcome } = await play(scripted(answer).model);
      expect(outcome.kind).toBe('done');
      return events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('');
    };
    expect(await said(`Here is your page:\n\n\`\`\`tsx\n${code}\n\`\`\`\nDone!`)).toContain(
      'Nothing in the app was changed',
    );
    for (const answer of [
      `Here it is.\n${add('pages/Home.tsx', code)}\n\`\`\`tsx\n${code}\n\`\`\``,
      'Publish it by the button above.\n```\nmy-app\nis\nthe address\n```',
      'A one-liner: `const a = 1`.',
    ])
      expect(await said(answer)).not.toContain('was changed');
  });

  it('writes no code of the server where browsers would be given it', async () => {
    const { model, requests } = scripted(
      add('server/send.ts', 'Deno.serve(() => new Response())'),
      add('server/functions/send.ts', 'Deno.serve(() => new Response())'),
    );
    const { outcome } = await play(model);
    expect(requests[1]!.messages.at(-1)!.text).toContain('server/functions/name.ts');
    expect(outcome.kind === 'done' && Object.keys(outcome.draft.files)).toEqual([
      'server/functions/send.ts',
    ]);
  });

  it('keeps the changes of an entity that fit, and asks for the others alone', async () => {
    const block = (search: string, replace: string) =>
      `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n`;
    const changes = (...blocks: string[]) =>
      `<action type="edit_entity" file="Book">\n${blocks.join('')}</action>\n`;
    const before = `${JSON.stringify({ name: 'Book', type: 'object', properties: { title: { type: 'string' } } }, null, 2)}\n`;
    const { model, requests } = scripted(
      changes(
        block('"title": {', '"pages": {\n      "type": "number"\n    },\n    "title": {'),
        block('"author": {', '"writer": {'),
      ),
      changes(block('"title": {', '"writer": {\n      "type": "string"\n    },\n    "title": {')),
    );
    const { outcome } = await play(model, { 'entities/Book.json': before });
    expect(requests[1]!.messages.at(-1)!.text).toMatch(/1 of the 2 blocks for entities\/Book/);
    const { files } = outcome.kind === 'done' ? outcome.draft : { files: {} as AppFiles };
    expect(Object.keys(JSON.parse(files['entities/Book.json'] ?? '{}').properties)).toEqual([
      'pages',
      'writer',
      'title',
    ]);
  });
});
