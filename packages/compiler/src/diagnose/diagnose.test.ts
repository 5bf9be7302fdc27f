import { describe, expect, it } from 'vitest';
import { compileOnce, problemsOf } from '../testing/compile.ts';

const page = (body: string, imports = '') =>
  `${imports}\nexport default function Home() {\n  return <p>{${body}}</p>;\n}\n`;

async function of(files: Record<string, string>): Promise<string[]> {
  return problemsOf(await compileOnce(files));
}

describe('diagnostics', () => {
  it('finds nothing wrong with sound code', async () => {
    const source = `import { useState } from 'react';
import type { ReactNode } from 'react';
import { format } from 'date-fns';
enum Kind { A, B = A + 1 }
type Row = { id: string };
const table: Record<string, Row> = {};
export function List<T extends Row>({ rows = [], ...rest }: { rows?: T[]; children?: ReactNode }) {
  const [first, , { deep: [x = 1] = [] } = {}] = [1, 2, { deep: [3] }] as never;
  label: for (const [key, value] of Object.entries(table)) { if (!value) continue label; console.log(key); }
  try { structuredClone(rows); } catch { alert('no'); }
  class Box { #kept = 1; static make() { return new Box(); } get kept() { return this.#kept + arguments.length; } }
  function later() { return hoisted(); }
  var hoisted = () => Kind.A;
  if (typeof neverDeclared === 'undefined') void later;
  return <ul {...rest} key={first + x}>{rows.map((row) => <li key={row.id}>{format(new Date(), 'yyyy')}{String(Box.make())}</li>)}</ul>;
}
export default function Home() { const s = useState<number | null>(null); return <List rows={[]}>{s[0] satisfies number | null}</List>; }
`;
    expect(await of({ 'pages/Home.tsx': source })).toEqual([]);
  });

  const cases: [string, Record<string, string>, string[]][] = [
    [
      'a syntax error',
      { 'pages/Home.tsx': 'export default function Home() {\n  return <p>hi</p>\n' },
      ['pages/Home.tsx:3:1 error syntax: Expected `}` but found `EOF`'],
    ],
    [
      'names that nobody declared, once each',
      { 'pages/Home.tsx': page('<Widget a={count + count} />') },
      [
        'pages/Home.tsx:3:15 error undefined-name: <Widget> is used but never declared or imported',
        "pages/Home.tsx:3:25 error undefined-name: 'count' is used but never declared or imported",
      ],
    ],
    [
      'a package that apps cannot use',
      { 'pages/Home.tsx': page('x', "import x from 'left-pad';") },
      [
        "pages/Home.tsx:1:16 error unknown-package: The package 'left-pad' is not among those that apps can use",
      ],
    ],
    [
      'a package that an app can go without',
      { 'pages/Home.tsx': page('posthog', "import posthog from 'posthog-js';") },
      [
        "pages/Home.tsx:1:22 warning unknown-package: The calls of 'posthog-js' do nothing in an app",
      ],
    ],
    [
      'a missing file, even behind an import that is never used',
      { 'pages/Home.tsx': page('1', "import { x } from '@/services/gone';") },
      ["pages/Home.tsx:1:20 error missing-module: There is no file '@/services/gone' in this app"],
    ],
    [
      'a missing export, with what may be meant; softly when it is never used',
      {
        'pages/Home.tsx': page('totl([1])', "import { totl, other } from '@/services/sums';"),
        'services/sums.ts':
          'export const total = (v: number[]) => v.length;\nexport const half = 1;\n',
      },
      [
        "pages/Home.tsx:1:10 error missing-export: '@/services/sums' does not export 'totl'; did you mean 'total'?",
        "pages/Home.tsx:1:16 warning missing-export: '@/services/sums' does not export 'other'",
      ],
    ],
    [
      'a missing export of a package',
      { 'pages/Home.tsx': page('useStat()', "import { useStat } from 'react';") },
      [
        "pages/Home.tsx:1:10 error missing-export: 'react' does not export 'useStat'; did you mean 'useState'?",
      ],
    ],
    [
      'a type that is used as a value',
      {
        'pages/Home.tsx': page('Row.id', "import { Row } from '@/services/rows';"),
        'services/rows.ts': 'export interface Row { id: string }\n',
      },
      [
        "pages/Home.tsx:1:10 error missing-export: 'Row' of '@/services/rows' is a type; it cannot be used as a value",
      ],
    ],
    [
      'a page without a component',
      { 'pages/Home.tsx': 'export const a = 1;\nexport const b = 2;\n' },
      [
        'pages/Home.tsx:1:1 error missing-default: A page needs a default export: the component to show',
      ],
    ],
    [
      'an entity whose schema is wrong',
      {
        'entities/T.json':
          '{"name":"T","type":"object","properties":{"createdAt":{"type":"string"}}}',
      },
      ['entities/T.json:1:43 error schema: properties.createdAt: The name createdAt is reserved'],
    ],
    [
      'a style that cannot be applied',
      { 'globals.css': '.a {\n  @apply nonsense flex;\n}\n' },
      ['globals.css:2:10 warning style: Cannot apply unknown utility class `nonsense`'],
    ],
    [
      'a style sheet that does not close',
      { 'globals.css': '.a { color: red;' },
      ['globals.css:1:1 error style: Missing closing } at .a'],
    ],
  ];
  for (const [name, files, expected] of cases)
    it(`tells of ${name}`, async () => {
      expect(await of(files)).toEqual(expected);
    });
});
