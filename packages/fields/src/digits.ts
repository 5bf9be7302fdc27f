/** Marks of direction, which Arabic and Hebrew dates have between their figures. */
const MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** The digit that a character is, in any script: each has ten of them in a row. */
function digitOf(character: string): string {
  const code = character.codePointAt(0)!;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** The signs of figures and days at full width, as Japanese and Chinese keyboards write them: ， ． ／ － ： ＋ ％ （ ）. */
const WIDE = /[\uff05\uff08\uff09\uff0b-\uff0f\uff1a]/g;
const narrow = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/** A text with its digits as 0 to 9 and the signs between them as plain ones, without marks of direction. */
export const plainDigits = (text: string): string =>
  text
    .replace(MARKS, '')
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .replace(WIDE, narrow);
