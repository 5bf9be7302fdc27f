import { plainDigits } from './digits.ts';
import { isOfHundredths, withoutCurrency } from './money.ts';
import { monthNamed } from './month-names.ts';
import { figureIn } from './number-text.ts';
import type { Notation } from './type.ts';
import { figuresOf } from './written-time.ts';
import { areYesNo } from './yes-no.ts';

/**
 * How a column's texts are written, as they show it themselves; what they leave open is as `neighbours` are, the other
 * columns of the table. What says nothing of it (words, plain figures) has none.
 */
export function notationOf(texts: readonly string[], neighbours: Notation = {}): Notation {
  const [days, months, isDate] = ordersIn(texts);
  const { decimal, isDecimalOpen } = decimalOf(texts, neighbours);
  const open = isDate ? (isNamedDayFirst(texts) ?? neighbours.isDayFirst) : undefined;
  const isDayFirst = days === months ? open : days > months;
  return {
    ...(decimal && { decimal }),
    ...(isDecimalOpen && { isDecimalOpen }),
    ...(isDayFirst !== undefined && { isDayFirst }),
    ...(areYesNo(texts) && { isYesNo: true }),
  };
}

/** The sign that more figures can be read with, or that amounts of money show; else the neighbours', where it is open. */
function decimalOf(texts: readonly string[], neighbours: Notation): Notation {
  const { commas, points, isGrouped, open } = decimalsIn(texts);
  if (commas !== points) return { decimal: commas > points ? ',' : '.' };
  const shown = openDecimal(open);
  if (shown) return { decimal: shown };
  if (open.length > 0 || commas > 0) return { decimal: neighbours.decimal, isDecimalOpen: true };
  return isGrouped ? { decimal: neighbours.decimal ?? '.' } : {};
}

/** How many figures can be read with one sign alone, and the texts that both signs make another figure of: `1.200`. */
function decimalsIn(texts: readonly string[]) {
  const found = { commas: 0, points: 0, isGrouped: false, open: [] as string[] };
  for (const written of texts) {
    const text = plainDigits(written);
    if (!/[.,٫٬'’\s()]|-$|\p{Sc}/u.test(text) || text.length > 60) continue;
    const bare = withoutCurrency(text.replace(/[%％٪]/, ''));
    const [comma, point] = [figureIn(bare, ','), figureIn(bare, '.')];
    if (comma && point && comma.figure !== point.figure) found.open.push(text);
    // Grouped without either sign, negative as in accounts, or with a currency's sign beside it.
    else if (comma && point)
      found.isGrouped ||= (comma.figure !== bare && comma.isAll) || bare !== text.trim();
    else if (comma) found.commas++;
    else if (point) found.points++;
  }
  return found;
}

/** Three digits behind an amount's sign are thousands, where its currency has hundredths at most; so they are in its column. */
function openDecimal(open: readonly string[]): Notation['decimal'] {
  const [sign, another] = new Set(open.map((text) => /[.,](?=\d{3}(?!\d))/.exec(text)?.[0]));
  if (!sign || another !== undefined || !open.some(isOfHundredths)) return undefined;
  return sign === '.' ? ',' : '.';
}

/** How many dates can have their day first alone, and their month first alone; and whether there are any in figures. */
function ordersIn(texts: readonly string[]): [days: number, months: number, isDate: boolean] {
  let [days, months, isDate] = [0, 0, false];
  for (const text of texts) {
    const figures = figuresOf(text);
    if (!figures) continue;
    const { first, second, isDotted } = figures;
    isDate = true;
    if (isDotted || (first > 12 && second <= 12)) days++;
    else if (second > 12 && first <= 12) months++;
  }
  return [days, months, isDate];
}

const DAY_THEN_NAME = /^\s*\d{1,2}\.?\s+(?:de\s+)?(\p{L}{3,})\.?(?:\s+de)?\s+\d{4}/u;
const NAME_THEN_DAY = /^\s*(\p{L}{3,})\.?\s+\d{1,2},?\s+\d{4}/u;

/** Whether the dates that name their month ('3 avril 2026') have their day in front of it; undefined where none or both do. */
function isNamedDayFirst(texts: readonly string[]): boolean | undefined {
  const has = (pattern: RegExp) =>
    texts.some((text) => {
      const word = text.length > 60 ? undefined : pattern.exec(text)?.[1];
      return word !== undefined && monthNamed(word) !== null;
    });
  const [day, month] = [has(DAY_THEN_NAME), has(NAME_THEN_DAY)];
  return day === month ? undefined : day;
}
