import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ActionStreamParser, parseActions } from './parser.ts';

const wrap = (
  content: string,
  attributes = 'type="add_file" file="pages/Home.tsx" title="Home"',
  nl = '\n',
) => `<action ${attributes}>${nl}${content}${nl}</action>`;

function inChunks(text: string, sizes: () => number) {
  let prose = '';
  const parser = new ActionStreamParser({ text: (piece) => (prose += piece) });
  for (let at = 0; at < text.length; ) {
    const size = sizes();
    parser.push(text.slice(at, at + size));
    at += size;
  }
  return { actions: parser.end(), prose };
}

const HARD = [
  'const s = "</action>";',
  "const a = '</action>' + `</action>`;",
  'export default () => <p>&lt;b&gt; &amp; $& $1 `$${x}` {`</action>`} end</p>;',
  'const t = `\n  x </action> y\n`;',
  '<div>\n  <action type="add_file" file="x">\n</div>',
  'a < b && c > d; // <action',
  'line one\r\nline two\r\n',
  '  </action> not alone',
  '</actio',
  '\n\n\n',
  'x',
  '',
];

describe('the action stream parser', () => {
  it.each(HARD)('gives %j back byte for byte, in chunks of any size', (content) => {
    const text = `Before.\n\n${wrap(content)}\n\nAfter <b>all</b>.`;
    for (const size of [1, 2, 3, 7, 64, 10_000]) {
      const { actions, prose } = inChunks(text, () => size);
      expect(actions).toHaveLength(1);
      expect(actions[0]).toMatchObject({
        content,
        isComplete: true,
        isTruncated: false,
        file: 'pages/Home.tsx',
      });
      expect(prose).toBe('Before.\n\n\nAfter <b>all</b>.');
    }
  });

  it('reads CRLF, single quotes, entities in attributes and self-closed tags', () => {
    const text = `${wrap('a\r\nb', `type='edit_file' file='a.tsx' title="A &quot;b&quot; &amp; c"`, '\r\n')}\r\n<action type="delete_file" file="components/Old.tsx" />\n<action type="delete_file" file="x.tsx"></action>\n`;
    const { actions } = inChunks(text, () => 3);
    expect(actions.map((a) => [a.type, a.file, a.title, a.content, a.isComplete])).toEqual([
      ['edit_file', 'a.tsx', 'A "b" & c', 'a\r\nb', true],
      ['delete_file', 'components/Old.tsx', 'components/Old.tsx', '', true],
      ['delete_file', 'x.tsx', 'x.tsx', '', true],
    ]);
  });

  it('understands a closing tag behind the last line of code', () => {
    const text =
      '<action type="add_file" file="a.ts">\nconst a = 1;\nexport { a };</action>\n\n<action type="add_file" file="b.ts">\nconst b = "</action>";\nb;</action>\nThat is all.';
    for (const size of [1, 5, 1_000]) {
      const { actions, prose } = inChunks(text, () => size);
      expect(actions.map((a) => a.content)).toEqual([
        'const a = 1;\nexport { a };',
        'const b = "</action>";\nb;',
      ]);
      expect(prose.trim()).toBe('That is all.');
    }
  });

  it('ends in one line what holds nothing or JSON, and what the next action follows on its line', () => {
    const gone = '<action type="delete_file" file="a.ts"></action>';
    const named = '<action type="add_file" file="app.json">{"name": "A"}</action>';
    const code = '<action type="add_file" file="b.ts">\nb("</action><b>");\nc;</action>';
    const text = `Gone: ${gone}${named} named, ${gone} and ${code}${gone} all.`;
    for (const size of [1, 3, 1_000]) {
      const { actions, prose } = inChunks(text, () => size);
      expect(actions.map(({ file, content, isComplete }) => [file, content, isComplete])).toEqual([
        ['a.ts', '', true],
        ['app.json', '{"name": "A"}', true],
        ['a.ts', '', true],
        ['b.ts', 'b("</action><b>");\nc;', true],
        ['a.ts', '', true],
      ]);
      expect(prose).toBe('Gone:  named,  and  all.');
    }
  });

  it('takes its own end mark for content that holds the plain tag on a line', () => {
    const content = 'const s = `\n</action>\n`;';
    const text = `<action type="add_file" file="a.ts" end="q7">\n${content}\n</action:q7>\nok`;
    expect(inChunks(text, () => 4).actions[0]).toMatchObject({ content, isComplete: true });
  });

  it('says what was cut', () => {
    const text = wrap('one\ntwo');
    for (let cut = text.indexOf('>') + 2; cut < text.length; cut++) {
      const [action] = parseActions(text.slice(0, cut)).actions;
      expect(action).toMatchObject({ isComplete: false, isTruncated: true });
      expect('one\ntwo\n'.startsWith(action!.content)).toBe(true);
    }
  });

  it('knows permissions, and calls what it does not know unknown', () => {
    const { actions } = parseActions(
      '<action type="add_entity" file="entities/A.json" read="anonymous" write="admin">\n{}\n</action>\n<action type="fly">\n</action>',
    );
    expect(actions[0]!.permissions).toEqual({ read: 'anonymous', write: 'admin' });
    expect(actions[1]!.type).toBe('unknown');
  });

  it('is the same for every chunking, and loses no prose (property)', () => {
    const piece = fc.constantFrom(
      ...HARD,
      '</action>\n',
      '<action ',
      '<action type="add_file" file="f.ts">\n',
      '\n',
      ' ',
      'text',
      '<',
      '>',
      '"',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 20 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 30 }),
        (pieces, sizes) => {
          const text = pieces.join('');
          let turn = 0;
          expect(inChunks(text, () => sizes[turn++ % sizes.length]!)).toEqual(parseActions(text));
        },
      ),
      { numRuns: 500 },
    );
  });
});
