const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A size as people read it: `12 kB`, `3.4 MB`. */
export function sizeText(bytes: number): string {
  let size = bytes;
  let at = 0;
  while (size >= 1_000 && at < UNITS.length - 1) {
    size /= 1_000;
    at++;
  }
  const digits = at >= 2 && size < 100 ? 1 : 0;
  return `${size.toLocaleString(undefined, { maximumFractionDigits: digits })} ${UNITS[at]}`;
}
