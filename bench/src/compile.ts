import { createCompiler } from '@trellis/compiler';
import type { AppFiles } from '@trellis/contract';
import { type Figure, median, repeat, timed } from './figure.ts';
import { INFO, openBench } from './stage.ts';

const PAGES = 8;
const COMPONENTS = 32;

/** An app of forty files with charts, motion and icons: compiled by a compiler that has seen nothing, and published. */
export async function run(): Promise<Figure[]> {
  const bench = await openBench();
  const options = { kitRoot: bench.kitRoot, vendor: bench.stage.runtime.vendor };
  let turn = 0;
  const work = (act: 'compile' | 'link') => () => {
    const files = appOf(++turn);
    return timed(() => createCompiler(options)[act](files, INFO));
  };
  // Once, so that what is measured is the compiler, not the loading of its libraries.
  await work('compile')();
  await work('link')();
  const compile = await repeat(7, work('compile'));
  const link = await repeat(7, work('link'));
  await bench.close();
  return [
    figure('compile-cold', median(compile), 250),
    figure('publish-build', median(link), 1_500),
  ];
}

const figure = (name: string, value: number, atMost: number): Figure => ({
  figure: name,
  value,
  unit: 'ms',
  goal: { atMost },
  beside: null,
});

/** `turn` makes every file another, so that nothing is known from before. */
function appOf(turn: number): AppFiles {
  const files: AppFiles = {
    'entities/Sale.json': JSON.stringify({
      name: 'Sale',
      type: 'object',
      properties: { amount: { type: 'number' }, day: { type: 'string', format: 'date' } },
    }),
  };
  for (let n = 0; n < COMPONENTS; n++) files[`components/Part${n}.tsx`] = componentOf(n, turn);
  for (let n = 0; n < PAGES; n++) files[`pages/Page${n}.tsx`] = pageOf(n);
  return files;
}

const ICONS = ['Heart', 'Star', 'Bell', 'Camera', 'Trash2', 'Pencil', 'Search', 'Settings'];
const CHARTS = ['BarChart', 'LineChart', 'AreaChart', 'PieChart'];
const MARKS: Record<string, string> = {
  BarChart: 'Bar',
  LineChart: 'Line',
  AreaChart: 'Area',
  PieChart: 'Pie',
};

function componentOf(n: number, turn: number): string {
  const icon = ICONS[n % ICONS.length]!;
  const chart = CHARTS[n % CHARTS.length]!;
  const mark = MARKS[chart]!;
  return `import { useMemo, useState } from 'react';
import { motion, AnimatePresence } from 'framer-motion';
import { ${chart}, ${mark}, ResponsiveContainer, Tooltip } from 'recharts';
import { ${icon}, ChevronDown } from 'lucide-react';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/utils';

const COLOURS = { low: 'text-emerald-${(n % 9) + 1}00', high: 'text-rose-${(n % 9) + 1}00' };

export default function Part${n}({ rows = [], title = 'Part ${n} of ${turn}' }: { rows?: { name: string; value: number }[]; title?: string }) {
  const [open, setOpen] = useState(false);
  const total = useMemo(() => rows.reduce((sum, row) => sum + row.value, 0), [rows]);
  return (
    <Card className="overflow-hidden rounded-${n % 2 ? 'xl' : 'lg'} border p-${(n % 8) + 1}">
      <CardHeader className="flex items-center justify-between gap-${(n % 6) + 1}">
        <CardTitle className="flex items-center gap-2"><${icon} className="size-4" />{title}</CardTitle>
        <Button variant="ghost" size="icon" onClick={() => setOpen(!open)}><ChevronDown className={cn('transition', open && 'rotate-180')} /></Button>
      </CardHeader>
      <CardContent>
        <p className={total > ${n * 10} ? COLOURS.high : COLOURS.low}>{total.toFixed(2)}</p>
        <AnimatePresence>
          {open && (
            <motion.div initial={{ height: 0, opacity: 0 }} animate={{ height: 'auto', opacity: 1 }} exit={{ height: 0, opacity: 0 }}>
              <ResponsiveContainer width="100%" height={${120 + n}}><${chart} data={rows}><Tooltip /><${mark} dataKey="value" fill="#8884d8" /></${chart}></ResponsiveContainer>
            </motion.div>
          )}
        </AnimatePresence>
      </CardContent>
    </Card>
  );
}
`;
}

function pageOf(n: number): string {
  const parts = [0, 1, 2, 3].map((step) => (n * 4 + step) % COMPONENTS);
  return `import { useEffect, useState } from 'react';
import { Sale } from '@/entities/Sale';
${parts.map((part) => `import Part${part} from '@/components/Part${part}';`).join('\n')}

export default function Page${n}() {
  const [rows, setRows] = useState([]);
  useEffect(() => { Sale.list('-day', 50).then(setRows); }, []);
  return <main className="mx-auto grid max-w-${(n % 6) + 2}xl gap-4 p-6">${parts.map((part) => `<Part${part} rows={rows} />`).join('')}</main>;
}
`;
}
