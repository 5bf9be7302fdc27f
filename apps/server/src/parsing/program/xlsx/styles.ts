import { FOREIGN_WORDS } from '@trellis/contract/parsing';
import { within } from '../fault.ts';
import { attribute, localName } from '../xml.ts';
import type { Zip } from '../zip.ts';
import type { Look } from './cell.ts';
import { readWhole } from './part.ts';
import { zerosOf } from './zeros.ts';

/** What numbers of formats are in every workbook; those of East Asia and Thailand show a clock where there is one. */
const KNOWN = new Map<number, Look>([
  ...range(9, 10).map((id) => [id, 'percent'] as const),
  ...range(14, 17).map((id) => [id, 'day'] as const),
  ...[...range(18, 21), ...range(45, 47)].map((id) => [id, 'clock'] as const),
  [22, 'moment'],
  ...[...range(27, 36), ...range(50, 58), ...range(71, 81)].map((id) => [id, 'day'] as const),
]);
/** What shows a figure, or any text; what names no part that is known here is of the language that its number stands for. */
const SHOWS_FIGURE = /[0#?@]|general/i;
const MOST = 100_000;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** What the styles of cells show their numbers as. */
export async function numberLooks(zip: Zip, path: string): Promise<Look[]> {
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
        // Programs begin to count their own at different numbers, some of them among those that others know.
        const id = numberOf(attributes, 'numFmtId') ?? 0;
        formats.set(id, attribute(attributes, 'formatCode') ?? '');
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
    if (id === undefined) return 'number';
    const own = formats.get(id);
    const look = own === undefined ? 'number' : (zerosOf(own) ?? lookOf(own));
    const isSaid = own !== undefined && (look !== 'number' || SHOWS_FIGURE.test(own));
    return isSaid ? look : (KNOWN.get(id) ?? 'number');
  });
}

/** What a format shows a number as; one with parts of dates and others is of a number, as is any in doubt. */
export function lookOf(format: string): Look {
  // Of several parts the first is for what is above zero.
  for (const part of format.toLowerCase().replace(/;@$/, '').split(';')) {
    const bare = part.replace(/\\./g, ' ').replace(/"[^"]*"/g, ' ');
    const tokens = bare
      .replace(/(\[?[smhd]{1,2}\]?)[.,]00?0?/g, '$1')
      .replace(/\[([smhd]{1,2})\]/g, '$1')
      .replace(/\[[^\]]*\]/g, '')
      .split(/[^a-z0#?%]+/)
      .filter(Boolean);
    if (tokens.length === 0) continue;
    if (!tokens.every((token) => TOKEN.test(token)))
      return /[0#?]\s*%/.test(bare) ? 'percent' : 'number';
    const isClock = tokens.some((token) => /^[hs]/.test(token));
    // Beside hours an `m` is a minute, by itself a month.
    const isDay = !isClock || tokens.some((token) => /^(?:[dye]|a{3})/.test(token));
    if (isClock && isDay) return /"[^"]*\butc\b[^"]*"/.test(part) ? 'utc' : 'moment';
    return isClock ? 'clock' : 'day';
  }
  return 'number';
}

const TOKEN = /^(s{1,2}|m{1,5}|h{1,2}|d{1,4}|a{3,5}|am?|pm?|y{1,2}|yyyy|e{1,2}|eeee)$/;
