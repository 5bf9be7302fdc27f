import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KIT } from './declarations.ts';
import { makePacks, type Packs } from './packs.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FILE = join(ROOT, '.cache/language-types.json');

/** The packs as they were made from the same packages and the same kit, or made now: the builder is built more often than those change. */
export function keptPacks(): Packs {
  const wanted = hashOfSources();
  try {
    const kept = JSON.parse(readFileSync(FILE, 'utf8')) as { hash: string; packs: Packs };
    if (kept.hash === wanted) return kept.packs;
  } catch {
    // Not made yet, or by half: made below.
  }
  const packs = makePacks();
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ hash: wanted, packs }));
  return packs;
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  const sources = [
    ...globSync('src/**/*.{ts,tsx}', { cwd: KIT }).map((path) => join(KIT, path)),
    ...globSync('*.ts', { cwd: import.meta.dirname }).map((path) =>
      join(import.meta.dirname, path),
    ),
  ];
  for (const file of sources.sort())
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex');
}
