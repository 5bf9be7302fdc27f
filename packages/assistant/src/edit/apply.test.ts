import { describe, expect, it } from 'vitest';
import { applyBlocks } from './apply.ts';
import { parseBlocks } from './blocks.ts';

const file =
  'function A() {\n  return (\n    <p>one</p>\n  );\n}\nfunction B() {\n  return <p>two</p>;\n}\n';
const edit = (search: string, replace: string, text = file) =>
  applyBlocks(text, [{ search, replace }]);

describe('an edit', () => {
  it('replaces an exact match, and `$&` stays `$&`', () => {
    expect(edit('<p>two</p>', '<b>{`$&` + "$1"}</b>')).toEqual({
      text: file.replace('<p>two</p>', () => '<b>{`$&` + "$1"}</b>'),
      fitted: 1,
      failures: [],
    });
  });
  it('forgives white space, then indentation, and indents what it puts in', () => {
    expect(edit('return  (\n<p>one</p>\n);', 'return (\n  <i>1</i>\n);')).toMatchObject({
      failures: [],
      text: expect.stringContaining('  return (\n    <i>1</i>\n  );\n}'),
    });
  });
  it('keeps CRLF', () => {
    expect(edit('b', 'c', 'a\r\nb\r\n')).toMatchObject({ failures: [], text: 'a\r\nc\r\n' });
  });
  it('refuses what is missing or stands twice, and keeps the blocks that fit', () => {
    expect(edit('<p>three</p>', 'x')).toEqual({
      text: file,
      fitted: 0,
      failures: [{ block: 0, reason: 'missing', search: '<p>three</p>' }],
    });
    expect(edit('<p>', '<b>')).toMatchObject({ text: file, failures: [{ reason: 'ambiguous' }] });
    expect(
      applyBlocks(file, [
        { search: '<p>one</p>', replace: 'x' },
        { search: 'nowhere', replace: 'y' },
      ]),
    ).toMatchObject({
      text: file.replace('<p>one</p>', 'x'),
      fitted: 1,
      failures: [{ block: 1 }],
    });
  });
  it('that is sent again has nothing left to do', () => {
    const { text } = edit('<p>one</p>', '<strong>first</strong>');
    expect(edit('<p>one</p>', '<strong>first</strong>', text)).toMatchObject({
      text,
      failures: [],
    });
    expect(edit('<p>zero</p>', '}', text)).toMatchObject({ failures: [{ reason: 'missing' }] });
  });
  it('is read from its markers', () => {
    const text =
      '<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n\n<<<<<<< SEARCH\nc\n=======\n>>>>>>> REPLACE';
    expect(parseBlocks(text)).toEqual({
      blocks: [
        { search: 'a', replace: 'b' },
        { search: 'c', replace: '' },
      ],
    });
    expect(parseBlocks('just code')).toBeNull();
    expect(parseBlocks('<<<<<<< SEARCH\na\n=======\nb')?.problem).toBeTruthy();
  });
});
