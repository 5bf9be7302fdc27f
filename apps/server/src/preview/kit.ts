import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KIT_ROOT } from './runtime-files.ts';

/** The kit's own module for a path of an app, such as `components/ui/button`; null where it has none. */
export function kitModule(path: string): string | null {
  const bare = path.replace(/(\/index)?\.\w+$/, '');
  for (const ending of ['.tsx', '.ts', '/index.ts']) {
    const file = join(KIT_ROOT, 'src', bare + ending);
    if (existsSync(file)) return readFileSync(file, 'utf8');
  }
  return null;
}
