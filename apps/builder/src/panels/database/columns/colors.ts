/** Tints of options, by Mantine's colour names: legible on light and dark. */
const TINTS = ['teal', 'blue', 'grape', 'orange', 'pink', 'lime', 'cyan', 'violet'] as const;

/** An option's colour: as if by chance, and the same each time. */
export function tintOf(value: string): string {
  let sum = 7;
  for (const letter of value) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return TINTS[sum % TINTS.length]!;
}
