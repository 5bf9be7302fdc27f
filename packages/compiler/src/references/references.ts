import { type AppFiles, fileKind } from '@trellis/contract';
import { pathIndex } from '../resolve/paths.ts';
import type { ResolverParts } from '../resolve/resolver.ts';
import { Resolver } from '../resolve/resolver.ts';
import { applyEdits } from '../text/edit.ts';
import { placeOf } from '../text/place.ts';
import { importsOf } from './imports.ts';
import { pageLinks } from './links.ts';
import { type Line, type Place, type Reading, readFile } from './reading.ts';
import { withoutImport } from './removal.ts';
import { specifierFor } from './specifier.ts';

/** A file that refers to another one, and how it would read without it or with its new path. */
export interface Reference {
  path: string;
  lines: Line[];
  updated: string;
  left: Line[];
}

const CODE = /\.(tsx|ts|jsx|js)$/;

/**
 * Everything in an app that refers to the file at `path`: imports of it, and ways to it where it is a
 * page. `newPath` says where the file goes; without it the file goes away. Where a file's own imports
 * need to change because it moves, it is the last of the answers, under its new path.
 */
export function referencesTo(
  files: AppFiles,
  path: string,
  newPath: string | null,
  parts: ResolverParts,
): Reference[] {
  const resolver = new Resolver(parts, files, pathIndex(Object.keys(files)));
  const found: Reference[] = [];
  for (const [from, text] of Object.entries(files)) {
    if (from === path || !CODE.test(from) || fileKind(from) === null) continue;
    const reading = readFile(from, text);
    const places = [
      ...importPlaces(reading, path, newPath, resolver),
      ...(fileKind(path) === 'page' ? pageLinks(reading, path, newPath) : []),
    ];
    if (places.length > 0) found.push(referenceOf(reading, places));
  }
  if (newPath !== null && CODE.test(path)) {
    const moved = movedFile(files, path, newPath, resolver);
    if (moved) found.push(moved);
  }
  return found;
}

function importPlaces(
  reading: Reading,
  path: string,
  newPath: string | null,
  resolver: Resolver,
): Place[] {
  return importsOf(reading).flatMap((site): Place[] => {
    const target = resolver.resolve(site.specifier, `app:/${reading.path}`);
    if (!('name' in target) || target.name !== `app:/${path}`) return [];
    if (newPath === null) return withoutImport(reading, site);
    const text = specifierFor(site.specifier, reading.path, path, newPath);
    return [{ start: site.start, edit: { start: site.start, end: site.end, text } }];
  });
}

/** The file itself: what it imports by a relative path is somewhere else, seen from its new place. */
function movedFile(
  files: AppFiles,
  path: string,
  newPath: string,
  resolver: Resolver,
): Reference | null {
  const reading = readFile(path, files[path] ?? '');
  const places = importsOf(reading).flatMap((site): Place[] => {
    if (!site.specifier.startsWith('.')) return [];
    const target = resolver.resolve(site.specifier, `app:/${path}`);
    const to = 'name' in target ? /^app:\/(.+)$/.exec(target.name)?.[1] : undefined;
    if (!to) return [];
    const text = specifierFor(site.specifier, newPath, to, to);
    if (text === site.specifier) return [];
    return [{ start: site.start, edit: { start: site.start, end: site.end, text } }];
  });
  return places.length > 0 ? { ...referenceOf(reading, places), path: newPath } : null;
}

function referenceOf({ path, text }: Reading, places: readonly Place[]): Reference {
  const edits = withoutInner(places.flatMap(({ edit }) => edit ?? []));
  const updated = applyEdits(text, edits);
  const left = places
    .filter(({ edit, start }) => !edit && !edits.some((e) => e.start <= start && start < e.end))
    .map(({ start }) => lineAt(updated, moved(start, edits)));
  return { path, lines: unique(places.map(({ start }) => lineAt(text, start))), updated, left };
}

/** Edits that do not lie within another one. */
function withoutInner<E extends { start: number; end: number }>(edits: readonly E[]): E[] {
  return edits.filter(
    (edit, at) =>
      !edits.some(
        (outer, other) =>
          other !== at &&
          outer.start <= edit.start &&
          edit.end <= outer.end &&
          (outer.end - outer.start > edit.end - edit.start || other < at),
      ),
  );
}

const moved = (offset: number, edits: readonly { start: number; end: number; text: string }[]) =>
  edits
    .filter(({ end }) => end <= offset)
    .reduce((at, { start, end, text }) => at + text.length - (end - start), offset);

function lineAt(text: string, offset: number): Line {
  const { line } = placeOf(text, offset);
  return { line, text: (text.split('\n')[line - 1] ?? '').trim().slice(0, 200) };
}

const unique = (lines: readonly Line[]): Line[] => [
  ...new Map(lines.map((line) => [line.line, line])).values(),
];
