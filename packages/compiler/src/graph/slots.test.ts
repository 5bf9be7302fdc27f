import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileOnce, moduleOf } from '../testing/compile.ts';

const SPECIFIERS = [
  '@/services/a',
  './Other',
  '@/components/ui/button',
  'react',
  'clsx',
  'lucide-react',
  '../services/a.js',
  '@/entities/Task',
];
const line = fc.record({
  specifier: fc.constantFrom(...SPECIFIERS),
  quote: fc.constantFrom('"', "'"),
  text: fc.string({ unit: fc.constantFrom('a', '😀', '"', '`', '$', '{', '\\', 'é', '\n') }),
  kind: fc.constantFrom('import', 'namespace', 'dynamic', 'reexport'),
});

describe('slots', () => {
  it('stand exactly on the names of the imported modules, whatever is around them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 8 }), async (lines) => {
        const source = lines
          .map(({ specifier, quote, text, kind }, index) => {
            const from = quote + specifier + quote;
            const noise = `export const t${index} = ${JSON.stringify(text)}; // ${text.replaceAll('\n', ' ')}\n`;
            if (kind === 'namespace')
              return `${noise}import * as n${index} from ${from};\nconsole.log(n${index});\n`;
            if (kind === 'dynamic')
              return `${noise}export const d${index} = () => import(${from});\n`;
            if (kind === 'reexport') return `${noise}export * as r${index} from ${from};\n`;
            return `${noise}import ${from};\n`;
          })
          .join('');
        const build = await compileOnce({
          'pages/Home.tsx': `${source}export default function Home() { return <p>{/* " */}</p>; }\n`,
          'pages/Other.tsx': 'export default () => null;\n',
          'services/a.ts': 'export const a = 1;\n',
          'entities/Task.json': '{"name":"Task","type":"object","properties":{}}',
        });
        for (const module of build.modules) {
          expect(module.slots.map(([start, end]) => module.code.slice(start, end))).toEqual(
            module.deps.slice(0, module.slots.length),
          );
          for (const later of module.deps.slice(module.slots.length))
            expect(module.code).toContain(`__trellisLoad("${later}")`);
          expect(module.code).not.toMatch(/\bimport\(/);
          expect(
            module.slots.every(([start, end]) =>
              /["'`]/.test(module.code[start - 1]! + module.code[end]!),
            ),
          ).toBe(true);
        }
        const home = moduleOf(build, 'app:/pages/Home.tsx');
        expect(home.deps.filter((name) => name.startsWith('.') || name.startsWith('@/'))).toEqual(
          [],
        );
      }),
      { numRuns: process.env.PROPERTY_RUNS ? 500 : 25 },
    );
  });
});
