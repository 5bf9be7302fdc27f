import type { FieldSchema } from '../schema.ts';
import type { FieldType, Parsed, Reading } from '../type.ts';
import { number, parseNumber } from './number.ts';

const MOST = 5;

/** `4`, `4/5` and `★★★★☆` are four. */
function parse(text: string, field: FieldSchema, reading: Reading): Parsed {
  const stars = /^[★☆]+$/.test(text) ? [...text].filter((one) => one === '★').length : null;
  const parsed =
    stars === null
      ? parseNumber(text.replace(/\s*\/\s*\d+$/, ''), field, reading)
      : { value: stars };
  if ('problem' in parsed) return parsed;
  const most = field.maximum ?? MOST;
  const isWithin = Number(parsed.value) >= (field.minimum ?? 0) && Number(parsed.value) <= most;
  return isWithin ? parsed : { problem: `This takes 0 to ${most}` };
}

/** How good something is, in stars. */
export const rating = {
  ...number,
  id: 'rating',
  label: 'Stars',
  schema: () => ({ type: 'number', format: 'rating', minimum: 0, maximum: MOST }),
  is: ({ type, format }) => number.is({ type }) && format === 'rating',
  parse,
  format: (value, { maximum = MOST }) =>
    typeof value === 'number' ? `${value}/${maximum}` : number.format(value),
  infer: () => null,
  cell: { view: 'stars', editor: 'number' },
  describe: ({ maximum = MOST }) => `a rating from 0 to ${maximum}, as a number`,
} as const satisfies FieldType;
