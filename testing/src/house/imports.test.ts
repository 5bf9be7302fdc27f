import { readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceFiles } from './files.ts';

/** Which of our packages each room may import (ARCHITECTURE.md). */
const MAY: Record<string, string[]> = {
  'packages/fields': [],
  'packages/looks': [],
  'packages/contract': ['fields', 'looks'],
  'packages/filter': [],
  'packages/retrieval': [],
  'packages/llm': ['contract'],
  'packages/tools': ['contract', 'contract/tool-fields', 'fields', 'fields/csv'],
  'packages/assistant': ['contract', 'llm'],
  'packages/blueprint': ['contract', 'fields', 'looks', 'assistant', 'tools'],
  'packages/templates': ['blueprint', 'contract'],
  'packages/compiler': ['contract', 'contract/updates', 'fields'],
  'packages/tool-ui': [
    'contract',
    'contract/tool-fields',
    'tools',
    'tools/answers',
    'tools/cited',
    'tools/machine',
    'tools/shown',
    'tools/validations',
    'tools/watched',
  ],
  'packages/runtime': ['contract', 'contract/messages', 'contract/updates', 'tool-ui/boot'],
  'packages/app-kit': [
    'contract',
    'contract/tool-fields',
    'runtime',
    'tools/answers',
    'tools/examples',
    'tools/memories',
    'tools/validations',
    'tools/watched',
    'tool-ui/answers',
    'tool-ui/events',
    'tool-ui/first-weekday',
    'tool-ui/picture-file',
    'tool-ui/runs',
  ],
  'apps/server': [
    'contract',
    'contract/parsing',
    'fields',
    'filter',
    'llm',
    'looks',
    'retrieval',
    'assistant',
    'blueprint',
    'compiler',
    'compiler/server',
    'runtime',
    'runtime/build',
    'templates',
    'tools',
  ],
  'apps/builder': [
    'contract',
    'fields',
    'looks',
    'runtime/parent',
    'tool-ui',
    'tool-ui/events',
    'tool-ui/first-weekday',
    'tool-ui/picture-file',
    'tool-ui/tool.css?inline',
    'tools',
  ],
};

const imports = sourceFiles(Object.keys(MAY)).map((file) => ({ file, names: importsOf(file) }));

/** What a file imports, also for its types. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const { module } = parseSync(file, text);
  return [
    ...module.staticImports.map((i) => i.moduleRequest.value),
    ...module.staticExports.flatMap((e) => e.entries.flatMap((x) => x.moduleRequest?.value ?? [])),
    ...module.dynamicImports.flatMap(
      (i) =>
        /^['"](.+)['"]$/.exec(text.slice(i.moduleRequest.start, i.moduleRequest.end))?.[1] ?? [],
    ),
    // A type that is imported where it stands: `import('./tables.ts').Tables`.
    ...[...text.matchAll(/\bimport\('(\.[^']+\.tsx?|@trellis\/[^']+)'\)/g)].map(
      ([, name]) => name!,
    ),
  ];
}

const roomOf = (file: string) => file.split('/').slice(0, 2).join('/');
const target = (file: string, name: string) =>
  normalize(join(dirname(file), name))
    .split(sep)
    .join('/');

const relative = (file: string, names: readonly string[]) =>
  names.filter((name) => name.startsWith('.')).map((name) => target(file, name));
const nounOf = (file: string) => /^apps\/server\/src\/([^/]+)\//.exec(file)?.[1];

/** The circles of a graph: the way around each, from where it was entered. */
function circlesIn(edges: Iterable<readonly [string, readonly string[]]>): string[] {
  const graph = new Map(edges);
  const circles: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (from: string, path: string[]): void => {
    if (state.get(from) === 'done') return;
    if (state.get(from) === 'open') {
      circles.push([...path.slice(path.indexOf(from)), from].join(' → '));
      return;
    }
    state.set(from, 'open');
    for (const next of graph.get(from) ?? []) visit(next, [...path, from]);
    state.set(from, 'done');
  };
  for (const from of graph.keys()) visit(from, []);
  return circles;
}

describe('the import law', () => {
  it('lets each room import only what stands below it', () => {
    const breaches: string[] = [];
    for (const { file, names } of imports) {
      const room = roomOf(file);
      for (const name of names) {
        if (name.startsWith('.') && roomOf(target(file, name)) !== room)
          breaches.push(`${file} reaches into another room: ${name}`);
        const ours = /^@trellis\/(.+)$/.exec(name)?.[1];
        if (ours && !MAY[room]?.includes(ours)) breaches.push(`${file} may not import ${name}`);
      }
    }
    expect(breaches).toEqual([]);
  });

  it('lets a noun of the server reach another only through its index', () => {
    const breaches = imports.flatMap(({ file, names }) => {
      const own = nounOf(file);
      return relative(file, names)
        .filter((to) => {
          const noun = nounOf(to);
          return noun && noun !== own && to !== `apps/server/src/${noun}/index.ts`;
        })
        .map((to) => `${file} → ${to}`);
    });
    expect(breaches).toEqual([]);
  });

  it('gives a noun of the server what it declares to need, never everything', () => {
    const breaches = imports.filter(
      ({ file, names }) =>
        /^apps\/server\/src\/[^/]+\//.test(file) &&
        names.some((name) => target(file, name) === 'apps/server/src/services.ts'),
    );
    expect(breaches.map(({ file }) => file)).toEqual([]);
  });

  it('has no circles between files, types among them', () => {
    expect(circlesIn(imports.map(({ file, names }) => [file, relative(file, names)]))).toEqual([]);
  });

  it('has no circles between nouns of the server, whichever of their files makes them', () => {
    const nouns = new Map<string, string[]>();
    for (const { file, names } of imports) {
      const from = nounOf(file);
      if (!from) continue;
      const others = relative(file, names).flatMap((to) => nounOf(to) ?? []);
      nouns.set(from, [...(nouns.get(from) ?? []), ...others.filter((to) => to !== from)]);
    }
    expect(nouns.size).toBeGreaterThan(30);
    expect(circlesIn(nouns)).toEqual([]);
  });
});
