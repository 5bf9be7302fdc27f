import type { GoodApp } from './good.ts';
import type { Random } from './random.ts';

/** Makes an entity that a visitor's page shows one that only admins may read; null where a gate stands before it. */
export function closeEntity({ files }: GoodApp, random: Random) {
  if (/AccessGate|useUser/.test(files['Layout.tsx'] ?? '')) return null;
  const pages = Object.keys(files).filter((path) => /^pages\/\w+\.tsx$/.test(path));
  const path = random.pick(pages);
  const text = path ? files[path]! : '';
  const name = /from '@\/entities\/(\w+)'/.exec(text)?.[1];
  const schema = name && files[`entities/${name}.json`];
  if (!path || !schema || /AccessGate|useUser/.test(text) || !/useRows?</.test(text)) return null;
  const closed = {
    ...JSON.parse(schema),
    'x-accessControl': { permissions: { read: 'admin', write: 'admin' } },
  };
  return { path, files: { ...files, [`entities/${name}.json`]: JSON.stringify(closed) } };
}
