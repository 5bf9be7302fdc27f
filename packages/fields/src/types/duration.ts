import type { FieldSchema } from '../schema.ts';
import type { FieldType, Parsed, Reading } from '../type.ts';
import { number, parseNumber } from './number.ts';

/** Minutes of each unit, by how people write it. */
const UNITS: [words: RegExp, minutes: number][] = [
  [/^d(ays?)?$/i, 1_440],
  [/^h(ours?|rs?)?$/i, 60],
  [/^m(in(ute)?s?)?$/i, 1],
  [/^s(ec(ond)?s?)?$/i, 1 / 60],
];
const CLOCK = /^(-?)(\d{1,5}):([0-5]\d)(?::([0-5]\d))?$/;
const PARTS = /^(-?)((?:\s*\d+(?:\.\d+)?\s*[a-z]+)+)$/i;

function minutesIn(text: string): number | null {
  const [, back, hours, minutes, seconds = '0'] = CLOCK.exec(text) ?? [];
  if (hours && minutes)
    return signed(back, Number(hours) * 60 + Number(minutes) + Number(seconds) / 60);
  const [, sign, parts] = PARTS.exec(text) ?? [];
  if (!parts) return null;
  let all = 0;
  for (const [, figure, word = ''] of parts.matchAll(/(\d+(?:\.\d+)?)\s*([a-z]+)/gi)) {
    const unit = UNITS.find(([words]) => words.test(word));
    if (!unit) return null;
    all += Number(figure) * unit[1];
  }
  return signed(sign, all);
}

const signed = (sign: string | undefined, minutes: number) => (sign === '-' ? -minutes : minutes);

function parse(text: string, field: FieldSchema, reading: Reading): Parsed {
  const minutes = minutesIn(reading.decimal === ',' ? text.replaceAll(',', '.') : text);
  return minutes === null ? parseNumber(text, field, reading) : { value: minutes };
}

/** `90` → `1 h 30 min`. */
function formatted(value: number): string {
  let seconds = Math.round(Math.abs(value) * 60);
  const of = (unit: number) => {
    const whole = Math.floor(seconds / unit);
    seconds -= whole * unit;
    return whole;
  };
  const figures: [number, string][] = [
    [of(3_600), 'h'],
    [of(60), 'min'],
    [seconds, 's'],
  ];
  const parts = figures.filter(([figure]) => figure > 0).map((part) => part.join(' '));
  return `${value < 0 && parts.length > 0 ? '-' : ''}${parts.join(' ') || '0 min'}`;
}

/** A length of time, in minutes. */
export const duration = {
  ...number,
  id: 'duration',
  label: 'Length of time',
  schema: () => ({ type: 'number', format: 'duration' }),
  is: ({ type, format }) => number.is({ type }) && format === 'duration',
  parse,
  format: (value) => (typeof value === 'number' ? formatted(value) : number.format(value)),
  infer: () => null,
  describe: () => 'a length of time in minutes, as a number',
} as const satisfies FieldType;
