import type { Action, AppFiles } from '@trellis/contract';
import { expect, it } from 'vitest';
import { applyAction, startDraft } from '../index.ts';

const NOTE = '{"name":"Note","type":"object","properties":{}}\n';

/** What became of a thing that a model sent and that does not fit: the words for the person, and those for the model. */
function told(type: Action['type'], file: string, content: string, files: AppFiles = {}) {
  const action = { title: '', type, file, content, isComplete: true, isTruncated: false };
  const draft = startDraft(files);
  const applied = applyAction(draft, action);
  expect(draft.files).toEqual(files);
  if (applied.ok) throw new Error('It was applied');
  return [applied.message, applied.forModel];
}

it('tells people in plain words what did not fit, and models to the letter', () => {
  const kept = { 'entities/Note.json': NOTE };
  expect(told('edit_entity', 'Note', '{"properties": oops}', kept)).toEqual([
    'The fields of Note could not be read, so they were left as they were',
    expect.stringMatching(/^The schema of entities\/Note\.json is not JSON: Unexpected token/),
  ]);
  expect(told('add_entity', 'Note', '{"properties": 7}')).toEqual([
    'The fields of Note could not be read, so it was not added',
    expect.stringMatching(/^The schema of Note is not right: properties /),
  ]);
  expect(told('insert_entity_records', 'Note', '[{"text": ', kept)).toEqual([
    'The rows of Note could not be read, so none of them were added',
    expect.stringMatching(/^The records are not JSON: Unexpected end/),
  ]);
  expect(told('import_entities', '', '{"Note": 3}', kept)).toEqual([
    'The rows of Note could not be read, so none of them were added',
    'The records of Note are not a list of rows',
  ]);
  expect(told('insert_entity_records', 'Task', '[]', kept)).toEqual([
    'The app keeps no Task, so no rows were added to it',
    'There is no entity Task',
  ]);
  expect(told('add_file', 'tools/Answer.json', '{"title": ')).toEqual([
    'The tool Answer could not be read, so it was not added',
    expect.stringMatching(/^tools\/Answer\.json was not written\. It is no JSON: Unexpected end/),
  ]);
});

it('takes options that are numbers: the range of a number, and words of a text', () => {
  const draft = startDraft({});
  const properties = {
    starts_on: { type: 'integer', enum: [0, 1], default: 1 },
    vat: { enum: [7, 19] },
    state: { type: 'string', enum: ['open', 'done'] },
  };
  const content = JSON.stringify({ properties });
  const action = { title: '', type: 'add_entity', file: 'Note', content } as const;
  expect(applyAction(draft, { ...action, isComplete: true, isTruncated: false }).ok).toBe(true);
  expect(JSON.parse(draft.files['entities/Note.json'] ?? '{}').properties).toEqual({
    starts_on: { type: 'integer', minimum: 0, maximum: 1, default: 1 },
    vat: { enum: ['7', '19'] },
    state: { type: 'string', enum: ['open', 'done'] },
  });
});

it('takes a deletion that is sent again for done, and one of nothing for none', () => {
  const draft = startDraft({ 'pages/Old.tsx': 'old\n' });
  const action = { title: '', type: 'delete_file', content: '', isComplete: true } as const;
  const gone = (file: string) => applyAction(draft, { ...action, file, isTruncated: false }).ok;
  expect([gone('pages/Old.tsx'), gone('pages/Old.tsx'), gone('pages/Never.tsx')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('reads JSON with commas behind the last member and with comments, and leaves texts alone', () => {
  const draft = startDraft({});
  const sound = { isComplete: true, isTruncated: false, title: '' };
  const content = `{
    "properties": {
      "link": { "type": "string", "description": "https://x.org, ]", }, // where it is
      /* in kilograms */
      "weight": { "type": "number" }, // last
    },
  }`;
  expect(applyAction(draft, { ...sound, type: 'add_entity', file: 'Wheel', content }).ok).toBe(
    true,
  );
  expect(JSON.parse(draft.files['entities/Wheel.json'] ?? '{}').properties).toEqual({
    link: { type: 'string', description: 'https://x.org, ]' },
    weight: { type: 'number' },
  });
});

it('takes no schema in which a comment stands for fields that are there', () => {
  const kept = {
    'entities/Note.json':
      '{"name":"Note","type":"object","properties":{"text":{"type":"string"}}}\n',
  };
  for (const [comment, said] of [
    ['// the fields as before', /lacks text\. Send all its fields/],
    ['// ...', /is not JSON/],
  ] as const) {
    const schema = `{"properties": {\n${comment}\n"day": {"type": "string"}}}`;
    expect(told('edit_entity', 'Note', schema, kept)[1]).toMatch(said);
  }
});

it('says how the app is named where a file is edited for it', () => {
  const edit = '<<<<<<< SEARCH\n"name": "A"\n=======\n"name": "B"\n>>>>>>> REPLACE';
  expect(told('edit_file', 'app.json', edit)[1]).toContain('add_file file="app.json"');
});

it('takes an edit without a folder for the only file that is called so, and nothing else for it', () => {
  const edited = (file: string, files: AppFiles, type: Action['type'] = 'edit_file') => {
    const content = '<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE';
    const draft = startDraft(files);
    const action = { title: '', type, file, content, isComplete: true, isTruncated: false };
    const { ok, path } = applyAction(draft, action);
    return [ok, path, Object.values(draft.files)];
  };
  const home = { 'pages/Home.tsx': 'old\n' };
  expect(edited('Home.tsx', home)).toEqual([true, 'pages/Home.tsx', ['new\n']]);
  expect(edited('./src/Home.tsx', home)[1]).toBe('pages/Home.tsx');
  expect(edited('shop/Home.tsx', home)).toEqual([false, 'shop/Home.tsx', ['old\n']]);
  expect(edited('Home.tsx', { ...home, 'components/Home.tsx': 'old\n' })[0]).toBe(false);
  expect(edited('ome.tsx', home)[0]).toBe(false);
  // A file that is to be written needs a place of its own, and one that could stand there is meant.
  expect(edited('Home.tsx', home, 'add_file')[0]).toBe(false);
  expect(edited('Layout.tsx', { 'components/Layout.tsx': 'old\n' })).toEqual([
    false,
    'Layout.tsx',
    ['old\n'],
  ]);
});

const PAGE = `import { useState } from 'react';
export default function Home() {
  const [count] = useState(0);
  return <p>{count}</p>;
}
`;

it.each([
  '// ... existing code ...\nexport default function Home() { return <b>1</b>; }',
  'export default function Home() {\n  // …rest of the component\n  return <b>1</b>;\n}',
  'export default function Home() {\n  return <>\n    {/* ... keep the list as before ... */}\n  </>;\n}',
  '// The rest of the file stays the same\nexport const a = 1;',
  '<<<<<<< SEARCH\n  const [count] = useState(0);\n=======\n  // ... existing state\n>>>>>>> REPLACE',
])('code that a model left out of a file is not lost: %s', (content) => {
  const [message, forModel] = told('edit_file', 'pages/Home.tsx', content, {
    'pages/Home.tsx': PAGE,
  });
  expect(message).toBe('pages/Home.tsx was sent with parts left out, so it was left as it was');
  expect(forModel).toMatch(/stands in the place of code/);
});

it.each([
  [
    'tags',
    '<search>\n  return <p>{count}</p>;\n</search>\n<replace>\n  return <b>{count}</b>;\n</replace>',
  ],
  ['tags in a line', '<old>return <p>{count}</p>;</old><new>return <b>{count}</b>;</new>'],
  [
    'a diff',
    '```diff\n--- a/pages/Home.tsx\n+++ b/pages/Home.tsx\n@@ -2,4 +2,4 @@\n   const [count] = useState(0);\n-  return <p>{count}</p>;\n+  return <b>{count}</b>;\n }\n```',
  ],
  [
    'other words',
    '<<<<<<< ORIGINAL\n  return <p>{count}</p>;\n=======\n  return <b>{count}</b>;\n>>>>>>> UPDATED',
  ],
])('an edit by %s is one', (_, content) => {
  const action = { title: '', type: 'edit_file' as const, file: 'pages/Home.tsx', content };
  const draft = startDraft({ 'pages/Home.tsx': PAGE });
  expect(applyAction(draft, { ...action, isComplete: true, isTruncated: false })).toMatchObject({
    ok: true,
    blocks: 1,
  });
  expect(draft.files['pages/Home.tsx']).toBe(PAGE.replace('<p>{count}</p>', '<b>{count}</b>'));
});

it('a comment that a file has, or that is only a comment, is written', () => {
  const kept = `// ... existing code of the old days\n${PAGE}`;
  const draft = startDraft({ 'pages/Home.tsx': kept });
  const content = `${kept}// wait for the other requests...\n// Loading...\n/* ...props are handed on */\n`;
  const action = { title: '', type: 'edit_file' as const, file: 'pages/Home.tsx', content };
  expect(applyAction(draft, { ...action, isComplete: true, isTruncated: false }).ok).toBe(true);
});

it('a file that an imported app has by another ending is that file', () => {
  const draft = startDraft({
    'pages/Home.jsx': PAGE,
    'lib/a.js': 'export const a = 1;\n',
    'lib/b.js': '',
  });
  const apply = (type: Action['type'], file: string, content = '') =>
    applyAction(draft, { title: '', type, file, content, isComplete: true, isTruncated: false });
  const blocks = '<<<<<<< SEARCH\n<p>\n=======\n<p id="a">\n>>>>>>> REPLACE';
  expect(apply('edit_file', 'pages/Home.tsx', blocks)).toMatchObject({ path: 'pages/Home.jsx' });
  expect(apply('add_file', 'lib/a.ts', 'export const a: number = 2;').ok).toBe(true);
  expect(apply('delete_file', 'lib/b.ts').ok).toBe(true);
  expect(Object.keys(draft.files)).toEqual(['pages/Home.jsx', 'lib/a.ts']);
  expect([...draft.changed].sort()).toEqual(['lib/a.js', 'lib/a.ts', 'lib/b.js', 'pages/Home.jsx']);
});
