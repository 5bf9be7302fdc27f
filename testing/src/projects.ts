import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../fixtures/projects', import.meta.url));

/** Projects as people keep them: written for the public client, in the manner of models. */
export const PROJECTS = ['taskflow', 'clinic', 'storefront'] as const;

/** A project's files as the import takes them, in one folder of the project's name. */
export function projectFiles(name: (typeof PROJECTS)[number]) {
  return readdirSync(join(ROOT, name), { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(ROOT, name, path)).isFile())
    .sort()
    .map((path) => {
      const bytes = readFileSync(join(ROOT, name, path));
      const encoding = path.endsWith('.png') ? ('base64' as const) : ('text' as const);
      const content = bytes.toString(encoding === 'text' ? 'utf8' : 'base64');
      return { path: `${name}/${path}`, content, encoding };
    });
}
