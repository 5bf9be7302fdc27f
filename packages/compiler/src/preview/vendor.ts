import type { VendorFile, VendorIndex } from '@trellis/contract';

/** Hot updates need these; pictures of the app are made by the last, which is fetched when asked for. */
const ALWAYS = ['react', 'react-refresh/runtime', 'html-to-image'];

/** Name → address of all library code that the given specifiers reach, in the preview. */
export function previewVendor(
  index: VendorIndex,
  specifiers: Iterable<string>,
): Record<string, string> {
  const addresses: Record<string, string> = {};
  const queue = [...specifiers, ...ALWAYS];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (addresses[name]) continue;
    const file: VendorFile | undefined = index.development[name] ?? index.files[name];
    if (!file) continue;
    addresses[name] = index.base + file.file;
    queue.push(...file.deps, ...file.lazy);
  }
  return addresses;
}
