import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The licences of all packages that were bundled, as one text. The files themselves carry no
 * comments: this one stands beside them instead.
 */
export function licencesOf(moduleIds: Iterable<string>): string {
  const folders = new Set<string>();
  for (const id of moduleIds) {
    const match = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id);
    if (match) folders.add(match[1]!);
  }
  const texts = [...folders].filter(existsSync).map((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
      license?: string;
    };
    const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
    return `${manifest.name} ${manifest.version} (${manifest.license ?? 'see below'})\n\n${text}`;
  });
  return `${texts.sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
