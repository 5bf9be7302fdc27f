/** How a number shows with the zeros before it, as postal codes and numbers of members have them: signs, with a 0 for each digit. */
export interface Zeros {
  zeros: string;
}

const PIECE = /\\(.)|"([^"]*)"|_.|\*.|(.)/gs;

/** What a format of zeros alone shows (`00000`, `00000-0000`); null for any other, also one with words: its figure is a number. */
export function zerosOf(format: string): Zeros | null {
  const [first = ''] = format.replace(/\[[^\]]*\]/g, '').split(';');
  let zeros = '';
  for (const [, escaped, quoted, sign] of first.matchAll(PIECE)) {
    const said = escaped ?? quoted ?? sign ?? '';
    if (!/^[-\s()/]*$/.test(said) && sign !== '0') return null;
    zeros += said;
  }
  return zeros.split('0').length > 2 ? { zeros: zeros.trim() } : null;
}

/** A whole number as such a format shows it; any other as it is. */
export function withZeros(number: number, { zeros }: Zeros): string | number {
  if (!Number.isSafeInteger(number) || number < 0) return number;
  const places = zeros.split('0').length - 1;
  const digits = [...String(number).padStart(places, '0')];
  // What there is more of than zeros stands with the first of them.
  const first = digits.splice(0, digits.length - places + 1).join('');
  const shown = [first, ...digits];
  return zeros.replace(/0/g, () => shown.shift() ?? '');
}
