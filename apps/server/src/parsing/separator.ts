/** What may stand between cells; of two that are as likely the first, since commas stand in texts and numbers as well. */
const SEPARATORS = ['\t', ';', '|', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Lines of a file that are looked at. */
const LOOKED_AT = 30;
const QUOTED = /(^|[,;|\t\r\n])"(?:[^"]|"")*"/g;
/** As spreadsheets write it above the headers, for themselves. */
const SAID = /^sep=(.)\s*$/i;

/**
 * What stands between a text's cells, by its beginning: what it says itself (`sep=;`), else what its lines have as often
 * as the one with the headers, outside of quotes; of several the one that is there most often.
 */
export function separatorOf(head: string): Separator {
  const text = head.replace(/^\ufeff/, '').replaceAll(QUOTED, '$1');
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const [first = '', ...others] = lines.slice(0, LOOKED_AT);
  const said = SAID.exec(first)?.[1];
  for (const sign of SEPARATORS) if (sign === said) return sign;
  // Of a file that goes on its beginning ends within a line.
  const whole = others.length > 1 ? others.slice(0, -1) : others;
  let best = { sign: alone(whole, lines), same: -1, count: 0 };
  for (const sign of SEPARATORS) {
    const count = signsIn(first, sign);
    if (count === 0) continue;
    const same = whole.filter((line) => signsIn(line, sign) === count).length;
    if (same > best.same || (same === best.same && count > best.count))
      best = { sign, same, count };
  }
  return best.sign;
}

/**
 * Of a file whose headers nothing parts: what parts all of its rows alike, since a title stands above them, else what no
 * line has: it is a list.
 */
function alone(rows: readonly string[], lines: readonly string[]): Separator {
  const parting = SEPARATORS.find((sign) => {
    const counts = new Set(rows.map((row) => signsIn(row, sign)));
    return counts.size === 1 && !counts.has(0);
  });
  const absent = SEPARATORS.findLast((sign) => !lines.some((line) => line.includes(sign)));
  return parting ?? absent ?? ',';
}

const signsIn = (line: string, sign: string): number => line.split(sign).length - 1;

/** Whether a file's first row only says what stands between cells. */
export const saysSeparator = ([first, ...others]: readonly unknown[]): boolean =>
  /^sep=.?\s*$/i.test(String(first ?? '')) && others.every((cell) => cell === '' || cell === null);
