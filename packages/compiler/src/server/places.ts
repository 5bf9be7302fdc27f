import { isBuiltin } from 'node:module';
import type { AppFiles } from '@trellis/contract';

const PACKAGE = /^(@[\w.-]+\/)?[\w.-]+(@[\w.^~<>=*|-]+)?(\/[\w./-]+)?$/;

/** Where packages of npm are handed out as modules. */
const CDN =
  /^https:\/\/(?:esm\.sh|esm\.run|cdn\.skypack\.dev|unpkg\.com|(?:cdn|esm)\.jsdelivr\.net\/npm)\/(?:(?:v\d+|stable)\/)?([^?#]+?)(?:\/\+esm)?(?:[?#].*)?$/;

/** The same package from npm itself, where this machine has its packages from; otherwise the name as it is. */
export function ofNpm(specifier: string): string {
  const name = CDN.exec(specifier)?.[1];
  const isPackage = name && PACKAGE.test(name) && !/^(gh|jsr|pr|node|npm)\//.test(name);
  return isPackage ? `npm:${name}` : specifier;
}

/** A package's name as Deno reads it; null for what is a file of the app, or nothing that a function may have. */
export function isOutside(specifier: string): string | null {
  if (/^(npm|jsr):/.test(specifier)) return specifier;
  if (/^node:/.test(specifier)) return specifier;
  if (/^https:\/\//.test(specifier)) return specifier;
  if (/^[.@/]\/|^\.\.\/|^\/|^[a-z]+:/i.test(specifier)) return null;
  if (isBuiltin(specifier)) return `node:${specifier}`;
  return PACKAGE.test(specifier) ? `npm:${specifier}` : null;
}

/** The file of the app that `specifier` means to the file `from`; null where there is none. */
export function placeOf(files: AppFiles, from: string, specifier: string): string | null {
  if (!/^\.\.?\//.test(specifier)) return null;
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/'))
    if (part === '..') {
      if (parts.length === 0) return null;
      parts.pop();
    } else if (part !== '.') parts.push(part);
  const path = parts.join('/');
  const bare = path.replace(/\.(js|ts|mjs)$/, '');
  const all = [path, `${bare}.ts`, `${bare}.js`, `${path}.ts`, `${path}.js`, `${path}.json`];
  const inside = [`${path}/index.ts`, `${path}/mod.ts`, `${path}/index.js`];
  return [...all, ...inside].find((one) => files[one] !== undefined) ?? null;
}
