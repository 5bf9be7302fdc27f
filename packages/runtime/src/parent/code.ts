import type { LinkedBuild, PreviewBuild, PreviewUpdate } from '@trellis/contract';
import type { CodeParcel } from '../messages.ts';
import { closure, firstFiles, linkedNames } from './linked.ts';

/** Where the code of an app comes from. */
export type AppCode =
  | { kind: 'preview'; build: PreviewBuild }
  /** `filesBase`: address prefix of the build's own files, with its slash. */
  | { kind: 'linked'; build: LinkedBuild; filesBase: string };

/** What the parent does within the frame now and then; each is fetched when it is first used. */
export const TOOLS = { picture: 'trellis/picture', point: 'trellis/point' } as const;
export type Tool = keyof typeof TOOLS;
const TOOL_NAMES: ReadonlySet<string> = new Set(Object.values(TOOLS));

const texts = new Map<string, Promise<string>>();

/** A file's text. The files are immutable, so that one fetch in the life of the page is enough. */
export function fetchText(address: string): Promise<string> {
  const known = texts.get(address);
  if (known) return known;
  const fetched = fetchOnce(address);
  texts.set(address, fetched);
  fetched.catch(() => texts.delete(address));
  return fetched;
}

async function fetchOnce(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`The file ${address} could not be fetched (${response.status})`);
  return response.text();
}

/** The names with their addresses, and the texts behind those that are `wanted`. */
export async function parcel(
  names: Record<string, string>,
  wanted: Iterable<string>,
): Promise<CodeParcel> {
  const addresses = new Set([...wanted].flatMap((name) => names[name] ?? []));
  const fetched = await Promise.all(
    [...addresses].map(async (address) => [address, await fetchText(address)] as const),
  );
  return { modules: [], names, texts: Object.fromEntries(fetched) };
}

/** What the frame is given to begin with. */
export async function firstCode(
  code: AppCode,
  path: string,
): Promise<{ entry: string; code: CodeParcel }> {
  if (code.kind === 'preview') {
    const { build } = code;
    for (const [address, text] of Object.entries(build.inline))
      texts.set(address, Promise.resolve(text));
    const wanted = Object.keys(build.vendor).filter((name) => !build.later[name]);
    const first = await parcel(build.vendor, wanted);
    return { entry: build.entry, code: { ...first, modules: build.modules } };
  }
  const { build, filesBase } = code;
  const first = await parcel(linkedNames(build, filesBase), firstFiles(build, path));
  return { entry: `app:/${build.entry}`, code: first };
}

/** What the frame asks for later: a lazy chunk or library, with all it imports. */
export function laterCode(code: AppCode, name: string): Promise<CodeParcel> {
  if (code.kind === 'preview') {
    const { vendor, later } = code.build;
    return parcel(vendor, later[name] ?? [name]);
  }
  const { build, filesBase } = code;
  return parcel(linkedNames(build, filesBase), closure(build.imports, [name]));
}

/** The library code that an update brings along: what is new, and what could wait so far and cannot any more. */
export function updateCode(
  step: PreviewUpdate,
  previous: AppCode | null,
  next: AppCode,
): Promise<CodeParcel> {
  const waited = previous?.kind === 'preview' ? Object.keys(previous.build.later) : [];
  const now = next.kind === 'preview' ? next.build : null;
  const moved = waited.filter((name) => now?.vendor[name] && !now.later[name]);
  const fresh = Object.keys(step.vendor).filter((name) => !TOOL_NAMES.has(name));
  return parcel({ ...now?.vendor, ...step.vendor }, [...fresh, ...moved]);
}

export async function firstStyles(code: AppCode): Promise<string> {
  if (code.kind === 'preview') return code.build.css.text;
  const { build, filesBase } = code;
  const sheets = await Promise.all(build.styles.map((file) => fetchText(filesBase + file)));
  return sheets.join('\n');
}
