import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseContext } from '@trellis/assistant';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const KIT = join(ROOT, 'packages/app-kit/src');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const { system } = chooseContext({
  appName: 'Any',
  files: {},
  asked: 'suggest a title from the handbook',
  earlier: [],
  changedLately: [],
  elements: [],
  errors: [],
  services: [],
  today: '2026-01-01',
  budget: 50_000,
});

const fileOf = (path: string): string | undefined =>
  [`${path}.tsx`, `${path}.ts`, `${path}/index.ts`, `${path}/index.tsx`].find((one) =>
    existsSync(join(KIT, one)),
  );
const textOf = (path: string) => readFileSync(join(KIT, fileOf(path) ?? ''), 'utf8');

it('every module that a model is told of exists', () => {
  const paths = [...system.matchAll(/"@\/([^"*]+)"/g)]
    .map(([, path]) => path!)
    .filter((path) => !/^(entities|pages)\//.test(path));
  expect(paths.length).toBeGreaterThan(8);
  expect(paths.filter((path) => !fileOf(path))).toEqual([]);
});

/** 'data-table: DataTable { label, rows, columns: { … }[] } · …': each file with its components and their props. */
function pieces(): { file: string; component: string; props: string[] }[] {
  const list = /and these of ours[^\n]*\n([\s\S]*?)\nTheir own words/.exec(system)?.[1] ?? '';
  let file = '';
  return list.split(/\n- | · |^- /).flatMap((part) => {
    let bare = part;
    while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '');
    return [
      ...bare.matchAll(/(?:([a-z]+(?:-[a-z]+)*): )?\b([A-Z]\w+)(?: (\{(?:[^{}]|\{[^{}]*\})*\}))?/g),
    ]
      .filter(([, told, , props]) => told || props)
      .map(([, told, component = '', props = '{}']) => {
        file = told ?? file;
        const inner = props.slice(1, -1).replace(/\{[^{}]*\}/g, '');
        const names = inner.split(/[,;]/).map((one) => /^\s*(\w+)/.exec(one)?.[1] ?? '');
        return { file, component, props: names.filter(Boolean) };
      });
  });
}

/** A component's file with those whose props it takes over. */
function sourceOf(file: string): string {
  const text = textOf(`components/ui/${file}`);
  const beside = [...text.matchAll(/from '\.\/([\w-]+)\.tsx?'/g)].map(([, name]) => name!);
  return [text, ...beside.map((name) => textOf(`components/ui/${name}`))].join('\n');
}

it('every piece of the kit that it is told of exists, with the names and the props it is told', () => {
  const told = pieces();
  expect(told.length).toBeGreaterThan(25);
  expect(told.filter(({ file }) => !fileOf(`components/ui/${file}`))).toEqual([]);
  for (const { file, component, props } of told) {
    expect(textOf(`components/ui/${file}`), component).toMatch(
      new RegExp(`export (?:function|const) ${component}\\b|export \\{[^}]*\\b${component}\\b`),
    );
    const source = sourceOf(file);
    const unknown = props.filter(
      (name) => !new RegExp(`\\b${name}\\??: |\\b${name},`).test(source),
    );
    expect([component, unknown]).toEqual([component, []]);
  }
});

it('every package and integration that it is told of is served', () => {
  const served = read('packages/app-kit/package.json');
  const packages = /react-router-dom \([^)]*\), ([^\n]*)\.\n/.exec(system)?.[1]?.split(', ') ?? [];
  expect(packages.length).toBeGreaterThan(6);
  expect(
    packages.filter((name) => !served.includes(`"${name}":`) && !fileOf(`lib/${name}`)),
  ).toEqual([]);
  const core = read('packages/app-kit/src/api/integrations.ts');
  const calls = [...system.matchAll(/\b([A-Z]\w+)\(\{/g)].map(([, name]) => name!);
  expect(calls.length).toBeGreaterThan(4);
  expect(calls.filter((name) => !new RegExp(`\\b${name}\\b`).test(core))).toEqual([]);
});

it('every panel that it is told of is called so', () => {
  const panels = read('apps/builder/src/screens/build/panels.ts');
  const told = /questions about them: ([\s\S]*?)\. Answer such/.exec(system)?.[1] ?? '';
  const names = told
    .split('; ')
    .map(
      (one) =>
        /^(?:[A-Z]\w*)(?: [a-z]+)??(?= (?:puts|is|invites|has|goes|holds|turns))/.exec(one)?.[0],
    );
  expect(names.filter((name) => !name)).toEqual([]);
  expect(
    names.filter((name) => name !== 'Publish' && !panels.includes(`label: '${name}'`)),
  ).toEqual([]);
});
