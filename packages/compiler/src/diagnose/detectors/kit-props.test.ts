import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import table from './kit-props.json' with { type: 'json' };

const KIT = join(
  dirname(fileURLToPath(import.meta.resolve('@trellis/app-kit/styles/theme.css'))),
  '../components/ui',
);
const COMPONENTS = table.components as Record<string, Record<string, { props: string[] }>>;
const COMMON = new Set(table.common);
const BEGIN = /^export function ([A-Z]\w*)(?:<[^(]*>)?\(\{([^{}]*)\}/gm;

it('the table of what the kit takes is as new as the kit: `node packages/compiler/dev/kit-props.ts` writes it', () => {
  const missing = readdirSync(KIT)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(join(KIT, file), 'utf8');
      return [...text.matchAll(BEGIN)].flatMap(([, name = '', taken = '']) => {
        const known = COMPONENTS[`components/ui/${file.replace(/\.tsx$/, '')}`]?.[name]?.props;
        const props = taken.split(',').map((one) => /^\w+/.exec(one.trim())?.[0]);
        if (!known) return [`${file} ${name}`];
        return props
          .filter((one) => one && !known.includes(one) && !COMMON.has(one))
          .map((one) => `${file} ${name} ${one}`);
      });
    });
  expect(missing).toEqual([]);
});
