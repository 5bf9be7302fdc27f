import type { VendorFile, VendorIndex } from '@trellis/contract';

/** The file that a published app loads for a specifier: the slim one, when that has every name it takes. */
export function publishedFile(
  index: VendorIndex,
  specifier: string,
  names: ReadonlySet<string>,
): VendorFile | null {
  const slim = index.slim[specifier];
  if (slim && [...names].every((name) => slim.exports.includes(name))) return slim.file;
  return index.files[specifier] ?? null;
}

export interface VendorReach {
  /** Name → address. */
  addresses: Record<string, string>;
  imports: Record<string, string[]>;
}

/** Everything that the given files reach. React's files go by their bare names, which all others use. */
export function reachVendor(index: VendorIndex, names: Iterable<string>): VendorReach {
  const reach: VendorReach = { addresses: {}, imports: {} };
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const file = index.files[name];
    if (!file || reach.addresses[name]) continue;
    reach.addresses[name] = index.base + file.file;
    reach.imports[name] = file.deps;
    queue.push(...file.deps, ...file.lazy);
  }
  return reach;
}
