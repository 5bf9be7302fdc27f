import { describe, expect, it } from 'vitest';
import { mendTags } from './mend.ts';
import { misfitIn } from './scan.ts';

const PAGE = `export default function Home({ rows }: { rows: Row<string>[] }) {
  const few = rows.length < 3 && rows.length > 0;
  return (
    <div className="p-4" onClick={() => few > 1}>
      <Card title="a > b">
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <b>{row.name}</b> and {row.note ? <i>{row.note}</i> : null}
            </li>
          ))}
        </ul>
        <img src="/a.png" />
      </Card>
      <p>
        Done
      </p>
    </div>
  );
}
`;
const broken = (from: string, to: string) => PAGE.replace(from, to);

describe('tags that do not fit', () => {
  it('are none in code that is whole', () => {
    expect(misfitIn(PAGE)).toBeNull();
    expect(misfitIn(PAGE, true)).toBeNull();
    expect(mendTags(PAGE)).toBeNull();
  });

  it.each([
    ['an element left open', '            </li>\n', ''],
    ['an outer element left open', '      </Card>\n', ''],
    ['the outermost left open', '    </div>\n', ''],
    ['two left open', '        Done\n      </p>\n    </div>\n', '        Done\n'],
    ['one left open in its line', '<b>{row.name}</b>', '<b>{row.name}'],
    ['one in an expression left open', '<i>{row.note}</i>', '<i>{row.note}'],
    ['one closed by another name', '</ul>', '</ol>'],
    ['one closed by the name of one around it', '</p>', '</div>'],
    ['a name misspelt where it closes', '</Card>', '</Crad>'],
    ['one closed twice', '      </Card>\n', '      </Card>\n      </Card>\n'],
    ['an element that HTML never closes', '<img src="/a.png" />', '<img src="/a.png">'],
  ])('%s', (_name, from, to) => {
    const text = broken(from, to);
    expect(text).not.toBe(PAGE);
    // What ended in a line of several things may end behind the last of them.
    const mended = mendTags(text);
    if (/in its line|in an expression/.test(_name)) expect(mended && misfitIn(mended)).toBeNull();
    else expect(mended?.replace('"/a.png"  />', '"/a.png" />')).toBe(PAGE);
  });

  it.each([
    ['a value of an object', 'const cells = [{ cell: (row) => <b>{row.name}</b>,\n}];'],
    ['a value with a property behind it', 'const a = [{ label: <b>Name</b>, "wide on": 3 }];'],
    [
      'what a function of a property answers',
      'const a = [{ of: (row) => <b>{row.a}, now</b>, align: "left", is: f(1) }];',
    ],
    ['what ends a call', 'show(rows.map((row) => <b>{row.name} (old)</b>));'],
    ['half of a choice', 'const word = isOn ? <b>{on} / {all}</b> : null;'],
    ['both ends of a statement', 'const last = <b>Yes</b>;'],
    ['an attribute', 'const panel = <Panel action={<Link to={a}>See all</Link>} title="" />;'],
    ['behind a comment', 'const all = (\n  // The first.\n  <p>\n    <b>{one}</b>\n  </p>\n);'],
    [
      'in a component of a type',
      'const a = (\n  <Choice<Row<string>> of={b}>\n    <b>One</b>\n  </Choice>\n);',
    ],
  ])('left open in code: %s', (_name, text) => {
    expect(misfitIn(text)).toBeNull();
    expect(mendTags(text.replace(/<\/(?:b|Link)>/, ''))).toBe(text);
  });

  it('leaves the signs that end a line to the words where that is wanted', () => {
    expect(mendTags('const a = <p>Well,\n', 'code')).toBe('const a = <p>Well</p>,\n');
    expect(mendTags('const a = <p>Well,\n', 'words')).toBe('const a = <p>Well,</p>\n');
  });

  it.each([
    ['const a = [{ icon: <Star size={4}>, label: "A" }];', '<Star size={4} />, label'],
    ['const a = <Star>;', '<Star />;'],
    ['show(<Star of={(a) => a > 1}>);', 'a > 1} />);'],
  ])('ends a component with nothing in it in itself: %s', (text, ended) => {
    const mended = mendTags(text);
    expect(mended).toContain(ended);
    expect(mended && misfitIn(mended)).toBeNull();
  });

  it('takes the name that the file knows for a misspelt component', () => {
    const text = `import { Card } from '@/components/ui/card';\n${broken('<Card title', '<Crad title')}`;
    expect(mendTags(text)).toContain('<Card title="a > b">');
  });

  it('is left alone where neither names nor lines tell what was meant', () => {
    expect(mendTags('export default () => (\n<div>\n<p>\nOne\n<p>\nTwo\n</div>\n);\n')).toBeNull();
  });
});
