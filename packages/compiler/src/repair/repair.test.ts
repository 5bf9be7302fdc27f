import { describe, expect, it } from 'vitest';
import { INFO, problemsOf, testCompiler } from '../testing/compile.ts';

const compiler = testCompiler();

async function repaired(files: Record<string, string>) {
  const found = await compiler.diagnose(files, INFO);
  const result = await compiler.repair(files, found);
  const left = await compiler.compile(result.files, INFO);
  return { ...result, left: problemsOf(left), had: found.length };
}

describe('repairs', () => {
  it('import forgotten names where only one import can be meant', async () => {
    const { files, left, repairs } = await repaired({
      'pages/Home.tsx': `import { useState } from 'react';

export default function Home() {
  const [open] = useState(false);
  useEffect(() => undefined, [open]);
  const { rows } = useRows(Task);
  return <Card><Trophy /><Row rows={rows} to={createPageUrl('Home')} /></Card>;
}
`,
      'components/Row.tsx': 'export default function Row() { return null; }\n',
      'entities/Task.json': '{"name":"Task","type":"object","properties":{}}',
    });
    expect(left).toEqual([]);
    expect(files['pages/Home.tsx']).toContain("import { useState, useEffect } from 'react';");
    expect(files['pages/Home.tsx']).toContain("import { Task } from '@/entities/Task';");
    expect(files['pages/Home.tsx']).toContain("import { Trophy } from 'lucide-react';");
    expect(files['pages/Home.tsx']).toContain("import Row from '@/components/Row';");
    expect(repairs.map(({ message }) => message)).toContain(
      "Imported 'createPageUrl' from '@/utils'",
    );
  });

  it('take a part of the kit from the file that has it', async () => {
    const page = (names: string) =>
      `import { ${names} } from '@/components/ui/bar-chart';\nexport default () => <>${names.includes('Bar') ? '<BarChart label="a" items={[]} />' : ''}<Donut label="b" items={[]} /></>;\n`;
    for (const [names, now] of [
      ['BarChart, Donut', "import { BarChart } from '@/components/ui/bar-chart';"],
      ['Donut, BarChart', "import { BarChart } from '@/components/ui/bar-chart';"],
      ['Donut', "import { Donut } from '@/components/ui/donut';"],
    ] as const) {
      const { files, left, repairs } = await repaired({ 'pages/Home.tsx': page(names) });
      expect(left).toEqual([]);
      expect(files['pages/Home.tsx']).toContain(now);
      expect(files['pages/Home.tsx']).toContain("import { Donut } from '@/components/ui/donut';");
      expect(repairs).toHaveLength(1);
    }
    const own = await repaired({
      'pages/Home.tsx':
        "import { Donut } from '@/components/Charts';\nexport default () => <Donut />;\n",
      'components/Charts.tsx': 'export function Bars() { return null; }\nexport const a = 1;\n',
    });
    expect(own.repairs).toEqual([]);
  });

  it('leave a name alone that two files offer', async () => {
    const { repairs, left } = await repaired({
      'pages/Home.tsx': 'export default () => <Row />;\n',
      'components/a/Row.tsx': 'export default function Row() { return null; }\n',
      'components/b/Row.tsx': 'export default function Row() { return null; }\n',
    });
    expect(repairs).toEqual([]);
    expect(left).toHaveLength(1);
  });

  it('rename an import only to its neighbour that has what is imported', async () => {
    const unit = 'export const toLitres = (cups: number) => cups / 4;\n';
    const page = (from: string) =>
      `import { toLitres } from '${from}';\nexport default () => <p>{toLitres(1)}</p>;\n`;
    const beside = await repaired({
      'pages/Home.tsx': page('../services/unitts'),
      'services/units.ts': unit,
    });
    expect(beside.files['pages/Home.tsx']).toContain("from '@/services/units'");
    const others: Record<string, string>[] = [
      { 'pages/Home.tsx': page('@/services/unitts'), 'lib/units.ts': unit },
      { 'pages/Home.tsx': page('@/services/unitts'), 'services/units.ts': 'export const b = 1;\n' },
    ];
    for (const files of others) {
      const { repairs, left } = await repaired(files);
      expect(repairs).toEqual([]);
      expect(left).toHaveLength(1);
    }
  });

  it('write imports as they had to be read', async () => {
    const { files, left } = await repaired({
      'pages/Home.tsx': `import NavBar from './components/navbar.js';
export default () => <NavBar />;
`,
      'components/NavBar.tsx': 'export function NavBar() { return null; }\n',
    });
    expect(files['pages/Home.tsx']).toContain("from '@/components/NavBar'");
    const again = await repaired(files);
    expect(again.files['pages/Home.tsx']).toContain("import { NavBar } from '@/components/NavBar'");
    expect(left.every((line) => line.includes('warning'))).toBe(true);
    expect(again.left).toEqual([]);
  });

  it('give a page its default export', async () => {
    const { files, left } = await repaired({
      'pages/Home.tsx': 'export function Home() { return null; }\nexport const x = 1;\n',
    });
    expect(files['pages/Home.tsx']).toMatch(/export default Home;\n$/);
    expect(left).toEqual([]);
  });

  it('mend the JSON of entities and take code out of fences', async () => {
    const { files, left } = await repaired({
      'entities/Task.json':
        '```json\n{\n  // the task\n  "name": "Task", "type": "object",\n  "properties": { "a//b": { "type": "string" }, },\n',
      'pages/Home.tsx': '```tsx\nexport default () => null;\n```\n',
    });
    expect(left).toEqual([
      'entities/Task.json:5:5 error schema: properties.a//b: Not a field name',
    ]);
    expect(JSON.parse(files['entities/Task.json']!).name).toBe('Task');
    expect(files['pages/Home.tsx']).toBe('export default () => null;\n');
  });
});
