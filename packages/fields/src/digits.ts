/** Marks of direction, which Arabic and Hebrew dates have between their figures. */
const MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** The digit that a character is, in any script: each has ten of them in a row. */
function digitOf(character: string): string {
  const code = character.codePointAt(0)!;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** A text with its digits as 0 to 9, without marks of direction. */
export const plainDigits = (text: string): string =>
  text.replace(MARKS, '').replace(/(?![0-9])\p{Nd}/gu, digitOf);
