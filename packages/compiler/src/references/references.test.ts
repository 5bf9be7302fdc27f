import { expect, it } from 'vitest';
import { testCompiler } from '../testing/compile.ts';

const compiler = testCompiler();
const CARD = 'export default function Card() { return <p>card</p>; }\n';
const HOME = `import Card from '@/components/Card';
import { Link } from 'react-router-dom';
import { createPageUrl } from '@/utils';

export default function Home() {
  return (
    <main>
      <h1>Home</h1>
      <Card />
      <Link to={createPageUrl('Notes')}>Notes</Link>
    </main>
  );
}
`;
const LAYOUT = `const PAGES = [
  { name: 'Home', title: 'Start' },
  { name: 'Notes', title: 'Notes' },
];
export default function Layout({ children, currentPageName }) {
  const isNotes = currentPageName === 'Notes';
  return <div data-notes={isNotes}>{PAGES.map((page) => page.title)}{children}</div>;
}
`;
const APP = {
  'Layout.tsx': LAYOUT,
  'pages/Home.tsx': HOME,
  'pages/Notes.tsx': "import Card from '../components/Card';\nexport default () => <Card />;\n",
  'components/Card.tsx': CARD,
  'services/cards.ts': "import Card from '../components/Card';\nexport const all = [Card];\n",
};

it('an element goes with its import, and what a rule cannot change is told', () => {
  const found = compiler.references(APP, 'components/Card.tsx', null);
  expect(found.map(({ path }) => path)).toEqual([
    'pages/Home.tsx',
    'pages/Notes.tsx',
    'services/cards.ts',
  ]);
  const [home, notes, cards] = found;
  expect(home!.lines.map(({ line }) => line)).toEqual([1, 9]);
  expect(home!.updated).toBe(
    HOME.replace("import Card from '@/components/Card';\n", '').replace('      <Card />\n', ''),
  );
  expect(home!.left).toEqual([]);
  expect(notes!.updated).toBe('export default () => null;\n');
  expect(cards!.left).toEqual([{ line: 1, text: 'export const all = [Card];' }]);
});

it('a moved file is named from everywhere as before, and finds what it names itself', () => {
  const files = {
    ...APP,
    'components/Card.tsx': `import './Row';\n${CARD}`,
    'components/Row.tsx': '',
  };
  const found = compiler.references(files, 'components/Card.tsx', 'components/parts/Tile.tsx');
  expect(
    Object.fromEntries(found.map(({ path, updated }) => [path, updated.split('\n')[0]])),
  ).toEqual({
    'pages/Home.tsx': "import Card from '@/components/parts/Tile';",
    'pages/Notes.tsx': "import Card from '../components/parts/Tile';",
    'services/cards.ts': "import Card from '../components/parts/Tile';",
    'components/parts/Tile.tsx': "import '../Row';",
  });
});

it('ways to a page follow its new name, and go with it', () => {
  const renamed = compiler.references(APP, 'pages/Notes.tsx', 'pages/Papers.tsx');
  expect(renamed.map(({ path, lines }) => [path, lines.map(({ line }) => line)])).toEqual([
    ['Layout.tsx', [3, 6]],
    ['pages/Home.tsx', [10]],
  ]);
  expect(renamed[0]!.updated).toBe(
    LAYOUT.replace("{ name: 'Notes'", "{ name: 'Papers'").replace("=== 'Notes'", "=== 'Papers'"),
  );
  expect(renamed[1]!.updated).toContain("<Link to={createPageUrl('Papers')}>Notes</Link>");
  const gone = compiler.references(APP, 'pages/Notes.tsx', null);
  expect(gone[0]!.updated).toBe(LAYOUT.replace("  { name: 'Notes', title: 'Notes' },\n", ''));
  expect(gone[0]!.left).toEqual([
    { line: 5, text: "const isNotes = currentPageName === 'Notes';" },
  ]);
  expect(gone[1]!.updated).not.toContain('Link to');
});

it('a file that cannot be read is left alone', () => {
  const files = {
    ...APP,
    'pages/Home.tsx': "import Card from '@/components/Card'\nexport default (",
  };
  expect(() => compiler.references(files, 'components/Card.tsx', null)).not.toThrow();
});
