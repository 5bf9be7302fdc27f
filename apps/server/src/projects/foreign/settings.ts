import { ENV_FILE } from '@trellis/contract';
import type { Project } from './shape.ts';
import { asText } from './text.ts';

/** Those of a build for publishing, each standing above the one before it, as Vite reads them. */
const ORDER = [
  '.env.development',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
export const SETTINGS_FILE = /^\.env(\.development|\.local|\.production(\.local)?)?$/;
/** Values that a build lets into the pages. Where the client finds its server is known here. */
const PUBLIC = /^(?!VITE_(?:BASE44|TRELLIS)_)(VITE|REACT_APP)_\w+$/;
const ASKED = /\b(?:import\.meta|process)\.env\.((?:VITE|REACT_APP)_\w+)/g;

/** Values of `.env` that the pages read come along; those that the code asks for and that are not there are named. */
export function takeSettings({ settings, files, notes }: Project): void {
  const rank = (path: string) => ORDER.indexOf(path);
  const values: Record<string, string> = {};
  for (const file of [...settings].sort((one, other) => rank(one.path) - rank(other.path)))
    Object.assign(values, read(asText(file).content));
  const known = Object.keys(values);
  if (known.length > 0) {
    files[ENV_FILE] = `${JSON.stringify(values, null, 2)}\n`;
    notes.push(
      `The project's settings are in ${ENV_FILE}, which anyone who opens the app can read: ${known.join(', ')}.`,
    );
  }
  const asked = new Set(
    Object.values(files).flatMap((code) => [...code.matchAll(ASKED)].map(([, name]) => name!)),
  );
  const missing = [...asked].filter((name) => PUBLIC.test(name) && values[name] === undefined);
  if (missing.length > 0)
    notes.push(
      `The code reads settings that were not included: ${missing.sort().join(', ')}. They count as empty until you write them as JSON into ${ENV_FILE}.`,
    );
}

/** `NAME=value`, with quotes or without, a comment behind it. */
function read(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const line of text.split(/\r?\n/)) {
    const [, name, rest] = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (!name || !PUBLIC.test(name)) continue;
    const quoted = /^(["'`])(.*?)\1/.exec(rest!);
    values[name] = quoted ? quoted[2]! : rest!.replace(/\s+#.*$|^#.*$/, '').trim();
  }
  return values;
}
