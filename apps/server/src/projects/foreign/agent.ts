import { parseJsonc } from './jsonc.ts';

/** An agent of a project, as a file of the app: by the name that its code begins conversations with. */
export function readAgent(path: string, text: string): { path: string; content: string } {
  const given = parseJsonc(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Error('It describes no agent');
  const [, folder = '', stem = ''] = /agents\/(.*\/)?([^/]+)\.jsonc?$/.exec(path) ?? [];
  const own = (given as { name?: unknown }).name;
  const name = typeof own === 'string' && own.trim() ? own.trim() : stem;
  const place = `${folder}${name}`.replace(/[^\w/-]/g, '_');
  return { path: `agents/${place}.json`, content: `${JSON.stringify(given, null, 2)}\n` };
}
