import type { AppFiles } from '@trellis/contract';
import { closeEntity } from './closed.ts';
import { FAULTS } from './faults.ts';
import type { GoodApp } from './good.ts';
import { Random } from './random.ts';

/** An app with one broken file. */
export interface BrokenApp {
  app: GoodApp;
  fault: string;
  checks: string[];
  isMendable: boolean;
  path: string;
  files: AppFiles;
}

const CODE = /^(pages|components)\/.+\.(tsx|jsx)$/;
const TRIES = 400;

/** So many broken files, as many of each kind as there can be, always the same for a seed. */
export function brokenApps(apps: readonly GoodApp[], count: number, seed: number): BrokenApp[] {
  const random = new Random(seed);
  const broken: BrokenApp[] = [];
  const seen = new Set<string>();
  for (let round = 0; broken.length < count && round < 50; round++)
    for (let kind = 0; kind <= FAULTS.length && broken.length < count; kind++) {
      const made = kind === FAULTS.length ? closed(apps, random) : oneOf(apps, kind, random);
      const key = made && `${made.app.name} ${made.path} ${made.fault}`;
      if (!made || !key || seen.has(key)) continue;
      seen.add(key);
      broken.push(made);
    }
  return broken;
}

function oneOf(apps: readonly GoodApp[], kind: number, random: Random): BrokenApp | null {
  const { name, checks, isMendable, path: wanted = CODE, make } = FAULTS[kind]!;
  for (let tries = 0; tries < TRIES; tries++) {
    const app = random.pick(apps)!;
    const path = random.pick(Object.keys(app.files).filter((one) => wanted.test(one)));
    if (!path) continue;
    const text = app.files[path]!;
    const made = make({ files: app.files, path, text }, random);
    if (made === null || made === text) continue;
    return { app, fault: name, checks, isMendable, path, files: { ...app.files, [path]: made } };
  }
  return null;
}

function closed(apps: readonly GoodApp[], random: Random): BrokenApp | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const app = random.pick(apps.filter(({ isPublic }) => isPublic))!;
    const made = closeEntity(app, random);
    const common = {
      fault: 'entity closed to visitors',
      checks: ['closed-entity'],
      isMendable: false,
    };
    if (made) return { app, ...common, ...made };
  }
  return null;
}
