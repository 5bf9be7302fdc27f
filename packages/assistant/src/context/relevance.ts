import type { AppFiles } from '@trellis/contract';

/** What speaks for sending a file along. */
export interface Relevance {
  path: string;
  score: number;
  /** In words, the strongest first. */
  why: string[];
}

export interface RelevanceInput {
  files: AppFiles;
  /** What the person asks now. */
  asked: string;
  /** The page on their screen, as its address has it. */
  currentPath?: string;
  /** Components and files that errors name. */
  inErrors: readonly string[];
  /** Files that the last answers changed. */
  changedLately: readonly string[];
  /** Files of the elements that the person chose in the preview. */
  chosen: readonly string[];
}

/** Points for each reason; a file that is only there has those of its place. */
const POINTS = {
  chosen: 20,
  onScreen: 8,
  inError: 7,
  named: 6,
  ofScreen: 4,
  words: 3,
  lately: 3,
  ofPart: 2,
  page: 1,
} as const;
/** Words that name no file. */
const SHORTEST = 4;

/** How much each code file has to do with what is asked, the most first; equal ones by their paths. */
export function relevanceOf(input: RelevanceInput): Relevance[] {
  const { files } = input;
  const paths = Object.keys(files).filter((path) => /\.(tsx|ts|jsx|js|css)$/.test(path));
  const found = new Map<string, Relevance>(
    paths.map((path) => [path, { path, score: 0, why: [] }]),
  );
  const give = (path: string, points: number, why: string) => {
    const one = found.get(path);
    if (!one || one.why.includes(why)) return;
    one.score += points;
    one.why.push(why);
  };
  const screen = pageOf(paths, input.currentPath);
  if (screen) {
    give(screen, POINTS.onScreen, 'the page on the screen');
    for (const part of importedBy(files, screen)) {
      give(part, POINTS.ofScreen, 'part of the page on the screen');
      for (const deeper of importedBy(files, part))
        if (deeper !== screen) give(deeper, POINTS.ofPart, 'part of such a part');
    }
  }
  const asked = wordsOf(input.asked);
  for (const path of paths) {
    const stem = stemOf(path);
    if (new RegExp(`\\b${escaped(stem)}\\b`).test(input.asked))
      give(path, POINTS.named, 'named in the message');
    const shared = [...wordsOf(spaced(stem))].filter((word) => asked.has(word));
    if (shared.length > 0) give(path, POINTS.words * shared.length, 'its name is in the message');
    if (input.inErrors.some((name) => name === path || name === stem))
      give(path, POINTS.inError, 'named in an error');
    if (input.chosen.includes(path)) give(path, POINTS.chosen, 'an element of it was chosen');
    if (input.changedLately.includes(path)) give(path, POINTS.lately, 'changed lately');
    if (/^(pages\/|Layout\.)/.test(path)) give(path, POINTS.page, 'a page');
  }
  return [...found.values()].sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
}

const stemOf = (path: string): string => path.replace(/^.*\/|\.\w+$/g, '');
const spaced = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words by their beginnings, so that one and many are the same. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(
    words
      .filter((word) => word.length >= SHORTEST)
      .map((word) => word.replace(/(ies|es|s|y)$/, '')),
  );
}

/** Case and hyphens of an address do not matter (spec 2, section 2). */
function pageOf(paths: readonly string[], address: string | undefined): string | undefined {
  const name = address?.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? 'home';
  const plain = (text: string) => text.toLowerCase().replaceAll('-', '');
  return paths.find((path) => path.startsWith('pages/') && plain(stemOf(path)) === plain(name));
}

/** The app's own files that a file imports, by their names. */
function importedBy(files: AppFiles, path: string): string[] {
  const text = files[path] ?? '';
  const paths = Object.keys(files);
  return [...text.matchAll(/\bfrom\s+['"](?:@\/|\.{1,2}\/)([^'"]+)['"]/g)].flatMap(([, name]) => {
    const tail = name!.replace(/^(\.\.?\/)+/, '').replace(/\.\w+$/, '');
    const hit = paths.find((one) => {
      const bare = one.replace(/\.\w+$/, '');
      return bare === tail || bare.endsWith(`/${tail}`);
    });
    return hit && hit !== path ? [hit] : [];
  });
}
