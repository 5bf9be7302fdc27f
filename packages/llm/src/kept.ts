/** The text without NUL, and with the sign for half a character in its place. */
export const keptText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/**
 * Takes the pieces of a text as a database keeps them: a model may say NUL, or half of a pair, and who asked it is not to
 * be left without the rest for that. A pair may come in two pieces, so its first half waits for the second.
 */
export function keptPieces(): (piece: string) => string {
  let half = '';
  return (piece) => {
    const text = half + piece;
    half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
    return keptText(half ? text.slice(0, -1) : text);
  };
}
