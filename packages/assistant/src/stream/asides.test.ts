import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AsideSplitter, type Piece } from './asides.ts';
import { ActionStreamParser } from './parser.ts';

/** What a text is split into when it comes in pieces of these lengths. */
function split(text: string, lengths: readonly number[] = [1], isInAction = () => false): Piece[] {
  const splitter = new AsideSplitter(isInAction);
  const all: Piece[] = [];
  const take = (pieces: Iterable<Piece>) => {
    for (const { kind, text: piece } of pieces)
      if (all.at(-1)?.kind === kind) all.at(-1)!.text += piece;
      else all.push({ kind, text: piece });
  };
  for (let at = 0, nth = 0; at < text.length; nth++) {
    const length = lengths[nth % lengths.length]!;
    take(splitter.push(text.slice(at, at + length)));
    at += length;
  }
  take(splitter.end());
  return all;
}

it('what is thought between words is told apart from them, whatever the pieces', () => {
  const text =
    'a <b> <think>hm </b> <action type="x">\n</action>\n</think>So.<THINKING>no</THINKING>';
  const want = [
    { kind: 'text', text: 'a <b> ' },
    { kind: 'reasoning', text: 'hm </b> <action type="x">\n</action>\n' },
    { kind: 'text', text: 'So.' },
    { kind: 'reasoning', text: 'no' },
  ];
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }), (lengths) => {
      expect(split(text, lengths)).toEqual(want);
    }),
  );
});

it('what may be said next is told apart as well', () => {
  expect(split('Done.\n<next>\nAdd a <b>\n</next>\n')).toEqual([
    { kind: 'text', text: 'Done.\n' },
    { kind: 'next', text: '\nAdd a <b>\n' },
    { kind: 'text', text: '\n' },
  ]);
});

it('a thought whose beginning the server wrote is told of where it ends, once', () => {
  expect(split('First I add a page.</think>\nDone. </think>')).toEqual([
    { kind: 'text', text: 'First I add a page.' },
    { kind: 'thought', text: '' },
    { kind: 'text', text: '\nDone. </think>' },
  ]);
  const text = '<think>a</think>b</think>';
  expect(split(text).map(({ kind }) => kind)).toEqual(['reasoning', 'text']);
});

it.each([
  'The hint showed a stray `<think>` tag; I take it out.\n<action type="edit_file" file="a">\n</action>\n',
  'The hint showed a stray <think> tag; I take it out.\n<action type="edit_file" file="a">\n</action>\n',
  'I took out `</think>`, and a lone </think> too; "</think>" as well.',
  'It was:\n```\n<think>\n```\nNow it is not.',
  'A `<next>` and <next> in words.',
])('a tag that is only spoken of is text: %s', (text) => {
  const lengths = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 });
  fc.assert(
    fc.property(lengths, (some) => {
      expect(split(text, some)).toEqual([{ kind: 'text', text }]);
    }),
  );
});

it('thoughts as servers send them are read after a mention, and where their beginning is missing', () => {
  expect(split('A `<think>` is gone.\n  <think>\nhm\n</think>\n\nSo.')).toEqual([
    { kind: 'text', text: 'A `<think>` is gone.\n  ' },
    { kind: 'reasoning', text: '\nhm\n' },
    { kind: 'text', text: '\n\nSo.' },
  ]);
  for (const thought of ['They say `</think>` is there.\n', 'I add `a` as a page.'])
    expect(split(`${thought}</think>\n\nDone.`, [3])).toEqual([
      { kind: 'text', text: thought },
      { kind: 'thought', text: '' },
      { kind: 'text', text: '\n\nDone.' },
    ]);
});

it('a thought in a thought, and one that ends behind a thought, are no words', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 });
  const act = '\n<action type="add_file" file="pages/A.tsx">\nx\n</action>\n';
  fc.assert(
    fc.property(lengths, (some) => {
      const nested = split(`<think>outer <think>inner</think> still${act}</think>Done.`, some);
      expect(nested).toEqual([
        { kind: 'reasoning', text: `outer <think>inner</think> still${act}` },
        { kind: 'text', text: 'Done.' },
      ]);
      const spoken = split('<think>I leave out the <think> tag.</think>Done.', some);
      expect(spoken.at(-1)).toEqual({ kind: 'text', text: 'Done.' });
      const stray = split(`<think>a</think>\nmore${act}</think>\nSure.`, some);
      expect(stray.map(({ kind }) => kind)).toEqual(['reasoning', 'text', 'thought', 'text']);
      expect(stray.at(-1)?.text).toBe('\nSure.');
      const late = split(`Okay. <think>try${act}hmm`, some);
      expect(late).toEqual([
        { kind: 'text', text: 'Okay. ' },
        { kind: 'reasoning', text: `try${act}hmm` },
      ]);
      for (const [open, close] of [
        ['<think >', '</think >'],
        ['◁think▷', '◁/think▷'],
      ])
        expect(split(`${open}hm${act}${close}So.`, some)).toEqual([
          { kind: 'reasoning', text: `hm${act}` },
          { kind: 'text', text: 'So.' },
        ]);
    }),
  );
});

it('what is thought ends with the response that it stands in', () => {
  const splitter = new AsideSplitter(() => false);
  const pieces = [
    ...splitter.push('<think>Let me look'),
    ...splitter.endResponse(),
    ...splitter.push('Sure.'),
    ...splitter.end(),
  ];
  expect(pieces.map(({ kind }) => kind)).toEqual(['reasoning', 'text']);
});

it('a thought that never ends is one, and half a tag is text', () => {
  expect(split('<think>still')).toEqual([{ kind: 'reasoning', text: 'still' }]);
  expect(split('a <thin')).toEqual([{ kind: 'text', text: 'a <thin' }]);
});

it('inside an action a tag is the content’s own', () => {
  const text = 'const tag = "<think>";';
  expect(split(text, [1], () => true)).toEqual([{ kind: 'text', text }]);
});

it('no character is lost or comes twice', () => {
  const part = fc.constantFrom('<think>', '</think>', '<', 'x', '\n', '<thinking>', '</');
  fc.assert(
    fc.property(
      fc.array(part),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      (parts, lengths) => {
        const whole = parts.join('');
        const got = split(whole, lengths)
          .map(({ text }) => text)
          .join('');
        const bare = (text: string) => text.replace(/<\/?think(?:ing)?>/g, '');
        expect(bare(got)).toBe(bare(whole));
      },
    ),
  );
});

it.each([[1], [7], [5_000]])(
  'a fence around actions ends behind them, in pieces of %i',
  (length) => {
    const text =
      'Two.\n```xml\n<action type="add_file" file="a.md">\n```md\na\n</action>\n```\nDone.\n<next>\nGo on\n</next>\n';
    const parser = new ActionStreamParser();
    const splitter = new AsideSplitter(() => parser.isInAction);
    const next: string[] = [];
    const take = (pieces: Iterable<Piece>) => {
      for (const { kind, text: piece } of pieces)
        if (kind === 'text') parser.push(piece);
        else next.push(piece);
    };
    for (let at = 0; at < text.length; at += length)
      take(splitter.push(text.slice(at, at + length)));
    take(splitter.end());
    expect(next.join('')).toBe('\nGo on\n');
  },
);
