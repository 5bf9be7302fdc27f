import type { FieldSchema } from '../schema.ts';
import type { FieldType, Parsed, Reading } from '../type.ts';
import { number, parseNumber } from './number.ts';

/** Minutes of each unit, by how people write it. */
const UNITS: [words: RegExp, minutes: number][] = [
  [/^(?:d(?:ays?)?|tage?n?|j(?:ours?)?|d[ií]as?|giorn[oi]|dag(?:en)?)$/i, 1_440],
  [/^(?:h(?:ours?|rs?)?|std|stunden?|heures?|horas?|or[ae]|u(?:ur|ren)?)$/i, 60],
  [/^m(?:in(?:ut(?:es?|os?|en?|i)?)?s?)?$/i, 1],
  [/^s(?:ec(?:ond(?:[ei]|es|s|en)?|s)?|ek(?:unden?)?|eg(?:undos?)?)?$/i, 1 / 60],
];
const CLOCK = /^(-?)(\d{1,5}):([0-5]\d)(?::([0-5]\d))?$/;
const PARTS = /^(-?)((?:\s*\d+(?:\.\d+)?\s*\p{L}+\.?)+)$/iu;
/** As clocks are read: '1 h 30', '1h05', '1 u 30'. */
const SHORT = /^(-?)(\d{1,5})\s?[hu]\s?([0-5]?\d)$/i;

function minutesIn(text: string): number | null {
  const [, back, hours, minutes, seconds = '0'] = CLOCK.exec(text) ?? [];
  if (hours && minutes)
    return signed(back, Number(hours) * 60 + Number(minutes) + Number(seconds) / 60);
  const [, less, whole, rest] = SHORT.exec(text) ?? [];
  if (whole) return signed(less, Number(whole) * 60 + Number(rest));
  const [, sign, parts] = PARTS.exec(text) ?? [];
  if (!parts) return null;
  let all = 0;
  for (const [, figure, word = ''] of parts.matchAll(/(\d+(?:\.\d+)?)\s*(\p{L}+)/gu)) {
    const unit = UNITS.find(([words]) => words.test(word));
    if (!unit) return null;
    all += Number(figure) * unit[1];
  }
  return signed(sign, all);
}

const signed = (sign: string | undefined, minutes: number) => (sign === '-' ? -minutes : minutes);

function parse(text: string, field: FieldSchema, reading: Reading): Parsed {
  // Typed, '1,5 h' is one and a half in any language; '1,500 h' may be thousands.
  const comma =
    reading.from === 'typed' ? /,(?=\d{1,2}(?!\d))/g : reading.decimal === ',' ? ',' : null;
  const minutes = minutesIn(comma === null ? text : text.replaceAll(comma, '.'));
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
