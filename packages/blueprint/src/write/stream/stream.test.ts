import { applyBlocks, parseActions, parseBlocks } from '@trellis/assistant';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksText, changeFile } from './blocks.ts';
import { planChanges, toActionStream } from './index.ts';

const lines = fc.array(fc.constantFrom('a', 'b', '  c', '{', '}', 'one();', ''), { maxLength: 24 });

describe('the change of a file', () => {
  it('brings any text to any other, or says what was lost, and its blocks apply', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const [old, wanted] = [`${before.join('\n')}\n`, `${after.join('\n')}\n`];
        const change = changeFile(old, wanted, old);
        if (!change.lost.length) expect(change.text).toBe(wanted);
        const parsed = parseBlocks(blocksText(change.blocks));
        if (!change.blocks.length) return;
        expect(applyBlocks(old, parsed!.blocks)).toMatchObject({ failures: [], text: change.text });
      }),
    );
  });

  it('keeps what a person wrote elsewhere in the file', () => {
    const written = 'import a;\n\nfunction f() {\n  return 1;\n}\n';
    const wanted = 'import a;\nimport b;\n\nfunction f() {\n  return 1;\n}\n';
    const edited = written.replace('return 1', 'return 99');
    expect(changeFile(written, wanted, edited)).toMatchObject({
      text: 'import a;\nimport b;\n\nfunction f() {\n  return 99;\n}\n',
      lost: [],
    });
  });
});

describe('the plan of a turn', () => {
  it('says what it left out where a person edited the same lines', () => {
    const plan = planChanges({
      written: { 'pages/Home.tsx': 'const title = 1;\nrest();\n' },
      current: { 'pages/Home.tsx': 'const title = mine;\nrest();\n' },
      after: { 'pages/Home.tsx': 'const title = 2;\nrest();\n' },
      records: [],
    });
    expect(plan).toEqual({
      actions: [],
      skipped: [{ file: 'pages/Home.tsx', what: 'const title = 2;' }],
    });
  });

  it('leaves alone what a person deleted and what this turn does not change', () => {
    const files = { 'pages/Home.tsx': 'home\n', 'pages/Old.tsx': 'old\n' };
    const plan = planChanges({
      written: files,
      current: { 'pages/Home.tsx': 'mine\n' },
      after: files,
      records: [],
    });
    expect(plan.actions).toEqual([]);
  });

  it('deletes what the app no longer has, but not when it was edited', () => {
    const plan = planChanges({
      written: { 'pages/A.tsx': 'a\n', 'pages/B.tsx': 'b\n' },
      current: { 'pages/A.tsx': 'a\n', 'pages/B.tsx': 'mine\n' },
      after: {},
      records: [],
    });
    expect(plan.actions).toEqual([{ type: 'delete_file', file: 'pages/A.tsx', content: '' }]);
    expect(plan.skipped).toEqual([{ file: 'pages/B.tsx', what: 'delete' }]);
  });

  it('changes a schema and keeps the column that came from the table, and the stored keys', () => {
    const schema = (properties: object) =>
      JSON.stringify({ name: 'Book', type: 'object', properties });
    const plan = planChanges({
      written: { 'entities/Book.json': schema({ title: { type: 'string' } }) },
      current: {
        'entities/Book.json': schema({
          title: { type: 'string', 'x-key': 'k1' },
          shelf: { type: 'string' },
        }),
      },
      after: {
        'entities/Book.json': schema({ title: { type: 'string' }, genre: { type: 'string' } }),
      },
      records: [],
    });
    expect(JSON.parse(plan.actions[0]!.content).properties).toEqual({
      title: { type: 'string', 'x-key': 'k1' },
      shelf: { type: 'string' },
      genre: { type: 'string' },
    });
  });
});

describe('the stream', () => {
  it('is read back by the parser as the same actions, with the words around them', () => {
    const files = {
      'pages/Home.tsx': "export default () => '</action>';\n",
      'entities/Book.json': '{"name":"Book"}\n',
    };
    const stream = toActionStream({
      current: null,
      written: null,
      after: files,
      records: [{ entity: 'Book', rows: [{ title: 'A "quoted" one' }] }],
      answerBefore: 'I build it.',
      answerAfter: () => 'Done.',
    });
    const text = [...stream.text].join('');
    const { actions } = parseActions(text);
    expect(actions.map(({ type, file, isComplete }) => [type, file, isComplete])).toEqual([
      ['add_entity', 'entities/Book.json', true],
      ['add_file', 'pages/Home.tsx', true],
      ['insert_entity_records', 'Book', true],
    ]);
    expect(actions[1]!.content.trim()).toBe("export default () => '</action>';");
    expect(text.startsWith('I build it.')).toBe(true);
    expect(text.trimEnd().endsWith('Done.')).toBe(true);
  });
});
