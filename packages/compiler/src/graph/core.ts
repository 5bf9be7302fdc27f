import type { VendorIndex } from '@trellis/contract';

/** The core has every name that is taken of a package; `*` stands for all that there are. */
export function isInCore(
  index: VendorIndex,
  specifier: string,
  taken: ReadonlySet<string>,
): boolean {
  const core = index.core[specifier];
  if (!core) return false;
  const isWhole = core.exports.length === index.exports[specifier]?.length;
  return [...taken].every((name) => (name === '*' ? isWhole : core.exports.includes(name)));
}
