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
  const decimal = decimalOf(texts, neighbours);
  const isDayFirst = days === months ? (isDate ? neighbours.isDayFirst : undefined) : days > months;
  return {
    ...(decimal && { decimal }),
    ...(isDayFirst !== undefined && { isDayFirst }),
    ...(areYesNo(texts) && { isYesNo: true }),
  };
}

/** Signs and codes of currencies and percents: what is written beside a figure. */
const BESIDE = /\p{Sc}|%|(?<!\p{L})[A-Z]{3}(?!\p{L})/gu;

/** The sign that more figures can be read with; undefined where all are plain, and where neither is likelier. */
function decimalOf(texts: readonly string[], neighbours: Notation): Notation['decimal'] {
  let [commas, points, isOpen, isGrouped] = [0, 0, false, false];
  for (const text of texts) {
    if (!/[.,'’\s()]|-$|\p{Sc}/u.test(text) || text.length > 60) continue;
    const bare = text.replace(BESIDE, '').trim();
    const [comma, point] = [figureIn(bare, ','), figureIn(bare, '.')];
    if (comma && point && comma.figure !== point.figure) isOpen = true;
    // Grouped without either sign, negative as in accounts, or with a currency's sign beside it.
    else if (comma && point)
      isGrouped ||= (comma.figure !== bare && comma.isAll) || bare !== text.trim();
    else if (comma) commas++;
    else if (point) points++;
  }
  if (commas !== points) return commas > points ? ',' : '.';
  if (isOpen || commas > 0) return neighbours.decimal;
  return isGrouped ? (neighbours.decimal ?? '.') : undefined;
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
