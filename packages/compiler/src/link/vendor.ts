import type { VendorIndex } from '@trellis/contract';
import { isInCore } from '../graph/core.ts';

/** What stands for a package in a published app: a module to take in, or a file to leave outside. */
export type VendorModule = { code: string } | { external: string };

/** The core's module, when it has every name that the app takes; otherwise the package's own file. */
export function vendorModule(
  index: VendorIndex,
  specifier: string,
  names: ReadonlySet<string>,
): VendorModule {
  if (isInCore(index, specifier, names)) return { code: index.core[specifier]!.code };
  const file = index.files[specifier];
  return { external: file ? `vendor:/${file.file}` : specifier };
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
