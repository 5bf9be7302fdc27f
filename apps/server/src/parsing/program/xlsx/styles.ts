import { FOREIGN_WORDS } from '@trellis/contract/parsing';
import { within } from '../fault.ts';
import { attribute, localName } from '../xml.ts';
import type { Zip } from '../zip.ts';
import { readWhole } from './part.ts';

/** Numbers of formats that are dates in every workbook, those of East Asia and Thailand among them. */
const DATES = new Set([
  ...range(14, 22),
  ...range(27, 36),
  ...range(45, 47),
  ...range(50, 58),
  ...range(71, 81),
]);
/** From here on a workbook's own formats begin. */
const OWN = 100;
const MOST = 100_000;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** Which styles of cells show their number as a date. */
export async function dateStyles(zip: Zip, path: string): Promise<boolean[]> {
  const formats = new Map<number, string>();
  const bases: (number | undefined)[] = [];
  const styles: { format: number | undefined; base: number | undefined }[] = [];
  let inside: 'cellStyleXfs' | 'cellXfs' | null = null;
  const numberOf = (attributes: string, name: string) => {
    const value = attribute(attributes, name);
    return value === undefined ? undefined : Number(value);
  };
  await readWhole(zip, path, {
    open(tag, attributes) {
      const name = localName(tag);
      if (name === 'numFmt') {
        const id = numberOf(attributes, 'numFmtId') ?? 0;
        if (id >= OWN) formats.set(id, attribute(attributes, 'formatCode') ?? '');
      } else if (name === 'cellStyleXfs' || name === 'cellXfs') inside = name;
      else if (name === 'xf' && inside) {
        const format = numberOf(attributes, 'numFmtId');
        if (inside === 'cellStyleXfs') bases.push(format);
        else styles.push({ format, base: numberOf(attributes, 'xfId') });
      }
      within(
        styles.length + bases.length + formats.size,
        MOST,
        FOREIGN_WORDS.tooMany(MOST, 'styles'),
      );
    },
    close(tag) {
      if (localName(tag) === inside) inside = null;
    },
  });
  return styles.map(({ format, base }) => {
    const id = format ?? (base === undefined ? undefined : bases[base]);
    if (id === undefined) return false;
    const own = formats.get(id);
    return DATES.has(id) || (own !== undefined && isDate(own));
  });
}

/** Whether a format has parts of dates alone: where in doubt, a number stays one. */
export function isDate(format: string): boolean {
  return format
    .toLowerCase()
    .replace(/;@$/, '')
    .replace(/\\./g, ' ')
    .split(';')
    .some((part) => {
      const tokens = part
        .replace(/"[^"]*"/g, ' ')
        .replace(/(\[?[smhd]{1,2}\]?)[.,]00?0?/g, '$1')
        .replace(/\[([smhd]{1,2})\]/g, '$1')
        .replace(/\[[^\]]*\]/g, '')
        .split(/[^a-z0#?%]+/)
        .filter(Boolean);
      return tokens.length > 0 && tokens.every((token) => TOKEN.test(token));
    });
}

const TOKEN = /^(s{1,2}|m{1,5}|h{1,2}|d{1,4}|a{3,5}|am?|pm?|y{1,2}|yyyy|e{1,2}|eeee)$/;
