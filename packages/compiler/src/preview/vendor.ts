import type { VendorFile, VendorIndex } from '@trellis/contract';
import { isInCore } from '../graph/core.ts';

/** Hot updates need these. */
const AT_START = ['react', 'react-refresh/runtime', 'trellis/hot'];
/** What the preview's parent has done within the frame, when it is asked for. */
const TOOLS = ['trellis/picture', 'trellis/point'];

export interface PreviewVendor {
  /** Name → address of all library code that can be reached. */
  vendor: Record<string, string>;
  /** What nothing needs to begin: name → it and the others of these that it imports. */
  later: Record<string, string[]>;
  /** Address → text, for files that are hardly more than a name. */
  inline: Record<string, string>;
}

/** Specifier → the names that are taken of it. */
type Taken = ReadonlyMap<string, ReadonlySet<string>>;

/** The library code of a preview: what the modules import statically, and what they may load. */
export function previewVendor(
  index: VendorIndex,
  atStart: Iterable<string>,
  all: Taken,
): PreviewVendor {
  const first = reach(index, [...atStart, ...AT_START], all, false);
  const vendor = reach(index, [...Object.keys(first), ...all.keys(), ...TOOLS], all, true);
  const inline: Record<string, string> = {};
  for (const address of Object.values(vendor)) {
    const text = index.inline[address.slice(index.base.length)];
    if (text !== undefined) inline[address] = text;
  }
  const later: Record<string, string[]> = {};
  for (const name of Object.keys(vendor))
    if (!first[name])
      later[name] = Object.keys(reach(index, [name], all, false)).filter((dep) => !first[dep]);
  return { vendor, later, inline };
}

function reach(
  index: VendorIndex,
  from: string[],
  all: Taken,
  lazyToo: boolean,
): Record<string, string> {
  const addresses: Record<string, string> = {};
  const queue = [...from];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (addresses[name]) continue;
    const file = fileOf(index, name, all.get(name) ?? new Set());
    if (!file) continue;
    addresses[name] = index.base + file.file;
    queue.push(...file.deps, ...(lazyToo ? file.lazy : []));
  }
  return addresses;
}

/** The development build's, unless the app takes a name that is not in it. */
function fileOf(
  index: VendorIndex,
  name: string,
  taken: ReadonlySet<string>,
): VendorFile | undefined {
  const hasAll = !index.core[name] || isInCore(index, name, taken);
  return (hasAll ? index.development[name] : undefined) ?? index.files[name];
}
