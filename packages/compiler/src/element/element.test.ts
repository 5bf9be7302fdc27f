import type { ElementChange } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { changeElement, removeElement } from './change.ts';
import { viewElement } from './view.ts';

const FILE = `import { cn } from '@/lib/utils';
import { Button } from '@/components/ui/button';
import { Task } from '@/entities/Task';
import Card from './Card';
export default function Home({ tasks, isOpen }) {
  return (
    <main className="p-4 px-2 md:p-8">
      <h1 className={cn('text-lg text-primary', isOpen && 'font-bold')}>
        Tom &amp; Ann’s
        list
      </h1>
      <p>Hello {tasks.length} of you{'!'}</p>
      <Button>Save</Button>
      <Card title="Late" />
      <input placeholder='Find "it"' className={isOpen ? 'a' : 'b'} />
      {tasks.map((task) => <li key={task.id}>{task.title}</li>)}
      {isOpen && <em>open</em>}
    </main>
  );
}
`;
/** Where a piece of the file begins. */
function at(piece: string, text = FILE) {
  const offset = text.indexOf(piece);
  const before = text.slice(0, offset).split('\n');
  return { file: 'pages/Home.tsx', line: before.length, column: before.at(-1)!.length + 1 };
}
const change = (piece: string, tag: string, ...changes: ElementChange[]) =>
  changeElement(FILE, at(piece), tag, changes);

describe('an element', () => {
  it('is told with its texts, its looks, and where these come from', () => {
    expect(viewElement(FILE, at('<h1'), 'h1')).toMatchObject({
      texts: ['Tom & Ann’s list'],
      hasData: false,
      styles: { color: 'text-primary', padding: null },
      isRepeated: false,
    });
    expect(viewElement(FILE, at('<p>'), 'p')).toMatchObject({
      texts: ['Hello', 'of you', '!'],
      hasData: true,
      entity: 'Task',
    });
    expect(viewElement(FILE, at('<li'), 'li')).toMatchObject({ isRepeated: true, hasData: true });
    expect(viewElement(FILE, at('<Card'), 'Card')).toMatchObject({
      styles: null,
      styledBy: 'component',
      attributes: [{ name: 'title', value: 'Late' }],
    });
    expect(viewElement(FILE, at('<input'), 'input')).toMatchObject({
      styles: null,
      styledBy: 'code',
      attributes: [{ name: 'placeholder', value: 'Find "it"' }],
    });
  });

  it('is of the entity that it speaks of, where its file works with several', () => {
    const two = FILE.replace('import Card', "import { Area } from '@/entities/Area';\nimport Card");
    expect(viewElement(two, at('<li', two), 'li')?.entity).toBe('Task');
    expect(viewElement(two, at('<p>', two), 'p')?.entity).toBeNull();
  });

  it('is found by its place and its tag, and nowhere else', () => {
    expect(viewElement(FILE, at('<h1'), 'p')).toBeNull();
    expect(viewElement(FILE, { ...at('<h1'), line: 1 }, 'h1')).toBeNull();
    expect(viewElement(FILE, { ...at('<p>'), column: 90 }, 'p')).toMatchObject({ tag: 'p' });
    expect(viewElement('<broken', at('<h1'), 'h1')).toBeNull();
  });

  it('is changed without anything around it, and back to the letter', () => {
    for (const [piece, tag, one] of [
      ['<p>', 'p', { kind: 'text', index: 1, value: 'of us' }],
      ['<p>', 'p', { kind: 'text', index: 2, value: "it's" }],
      ['<Button', 'Button', { kind: 'text', index: 0, value: 'Keep' }],
      ['<Button', 'Button', { kind: 'style', style: 'background', value: 'bg-red-600' }],
      ['<Card', 'Card', { kind: 'attribute', name: 'title', value: 'Soon' }],
      ['<main', 'main', { kind: 'style', style: 'padding', value: 'p-6' }],
      ['<h1', 'h1', { kind: 'style', style: 'color', value: null }],
    ] as [string, string, ElementChange][]) {
      const made = change(piece, tag, one)!;
      expect(made.text).not.toBe(FILE);
      const back = changeElement(made.text, at(piece, made.text), tag, made.undo);
      expect(back?.text).toBe(FILE);
    }
  });

  it('takes what is typed as text, never as code', () => {
    const nasty = `{alert(1)} </h1><script>"'\\\` & &lt;`;
    for (const [piece, tag, one] of [
      ['<h1', 'h1', { kind: 'text', index: 0, value: nasty }],
      ['<p>', 'p', { kind: 'text', index: 2, value: nasty }],
      ['<Card', 'Card', { kind: 'attribute', name: 'title', value: nasty }],
    ] as [string, string, ElementChange][]) {
      const made = change(piece, tag, one)!;
      const view = viewElement(made.text, at(piece, made.text), tag)!;
      expect([...view.texts, ...view.attributes.map(({ value }) => value)]).toContain(nasty);
    }
  });

  it('sets a look by one class, and leaves those for widths and states alone', () => {
    const made = change('<main', 'main', { kind: 'style', style: 'padding', value: 'p-6' })!;
    expect(made.text).toContain('<main className="p-6 md:p-8">');
    expect(change('<main', 'main', { kind: 'style', style: 'gap', value: 'p-6' })).toBeNull();
    expect(change('<input', 'input', { kind: 'style', style: 'gap', value: 'gap-2' })).toBeNull();
    expect(change('<p>', 'p', { kind: 'text', index: 7, value: 'x' })).toBeNull();
  });

  it('goes with its line, or leaves nothing in its place', () => {
    const gone = removeElement(FILE, at('<Button'), 'Button')!;
    expect(gone).toBe(FILE.replace('      <Button>Save</Button>\n', ''));
    expect(removeElement(FILE, at('<em'), 'em')).toContain('{isOpen && null}');
    expect(removeElement(FILE, at('<main'), 'main')).toContain('null\n  );');
  });
});
