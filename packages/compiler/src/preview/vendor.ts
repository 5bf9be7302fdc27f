import type { VendorFile, VendorIndex } from '@trellis/contract';

/** Hot updates need these. */
const AT_START = ['react', 'react-refresh/runtime'];
/** Makes pictures of the app, when one is asked for. */
const PICTURES = 'html-to-image';

export interface PreviewVendor {
  /** Name → address of all library code that can be reached. */
  vendor: Record<string, string>;
  /** Names that nothing needs before it asks for them. */
  later: string[];
}

/** The library code of a preview: what the modules import statically, and what they may load. */
export function previewVendor(
  index: VendorIndex,
  atStart: Iterable<string>,
  all: Iterable<string>,
): PreviewVendor {
  const first = reach(index, [...atStart, ...AT_START], false);
  const vendor = reach(index, [...Object.keys(first), ...all, PICTURES], true);
  return { vendor, later: Object.keys(vendor).filter((name) => !first[name]) };
}

function reach(index: VendorIndex, from: string[], lazyToo: boolean): Record<string, string> {
  const addresses: Record<string, string> = {};
  const queue = [...from];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (addresses[name]) continue;
    const file: VendorFile | undefined = index.development[name] ?? index.files[name];
    if (!file) continue;
    addresses[name] = index.base + file.file;
    queue.push(...file.deps, ...(lazyToo ? file.lazy : []));
  }
  return addresses;
}
