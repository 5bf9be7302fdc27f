import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a package that is installed beside the checkout when it is first asked for: no part of the product needs it. */
export function installed(name: string, version: string): string {
  const folder = join(import.meta.dirname, '../../../.cache/peers', name);
  if (present(folder, name) !== version) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const wanted = ['install', `${name}@${version}`, '--no-audit', '--no-fund', '--ignore-scripts'];
    execFileSync('npm', wanted, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return folder;
}

function present(folder: string, name: string): string | null {
  try {
    const about = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
    return (JSON.parse(about) as { version: string }).version;
  } catch {
    return null;
  }
}
