import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const CORE = join(dirname(resolve('@mantine/core/styles.css')), 'esm');
const OTHERS = ['@mantine/notifications', '@mantine/spotlight'];
const FROM_CORE = /import\s*\{([^}]*)\}\s*from\s*["']@mantine\/core["']/g;

/** Leaves out of Mantine's styles what belongs to components that the builder does not use. */
export function usedStyles(): Plugin {
  return {
    name: 'trellis-used-styles',
    enforce: 'pre',
    transform: (css, id) =>
      id.split('?')[0] === join(CORE, '../styles.css') ? without(css, usedClasses()) : null,
  };
}

/** A rule stays unless every one of its selectors names a class that no used component has. */
function without(css: string, used: Set<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) =>
      (selector.match(/\.m_[0-9a-f]+/g) ?? []).every((name) => used.has(name.slice(1))),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  return root.toString();
}

/** The classes of all components that our code imports, and of those that these are made of. */
function usedClasses(): Set<string> {
  const index = readFileSync(join(CORE, 'index.mjs'), 'utf8');
  const fileOf = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(
    /import\s*\{([^}]*)\}\s*from\s*"(\.[^"]+)"/g,
  ))
    for (const name of names.split(','))
      fileOf.set(
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1)!,
        file,
      );
  const seen = new Set<string>();
  const used = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.module.css.mjs') || file.endsWith('.module.mjs'))
      for (const [name] of text.matchAll(/\bm_[0-9a-f]+\b/g)) used.add(name);
    for (const [, next = ''] of text.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g))
      visit(join(dirname(file), next));
  };
  for (const name of wanted()) {
    const file = fileOf.get(name);
    if (file) visit(join(CORE, file));
  }
  return used;
}

/** What is imported of Mantine's core: by our sources, and by its other packages. */
function wanted(): Set<string> {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..') }).map(
    (file) => join(import.meta.dirname, '..', file),
  );
  const packages = OTHERS.flatMap((name) => {
    const esm = join(dirname(resolve(`${name}/styles.css`)), 'esm');
    return globSync('**/*.mjs', { cwd: esm }).map((file) => join(esm, file));
  });
  const names = new Set<string>();
  for (const file of [...sources, ...packages])
    for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(FROM_CORE))
      for (const name of list.split(','))
        names.add(
          name
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/)[0]!,
        );
  return names;
}
