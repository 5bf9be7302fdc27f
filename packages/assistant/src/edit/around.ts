/** Lines shown before and after the place. */
const BESIDE = 8;
/** Lines of the search text that are compared. */
const COMPARED = 40;

/**
 * The lines of a text where a search text was most likely meant to land: those that share the most words with it.
 * '' where nothing of it stands there. With line numbers, as `12| code`.
 */
export function around(text: string, search: string): string {
  const lines = text.split('\n');
  const wanted = search
    .split('\n')
    .slice(0, COMPARED)
    .map(wordsOf)
    .filter((words) => words.size > 0);
  if (wanted.length === 0) return '';
  const all = lines.map(wordsOf);
  let best = { at: 0, shared: 0 };
  for (let at = 0; at < lines.length; at++) {
    let shared = 0;
    for (let nth = 0; nth < wanted.length && at + nth < lines.length; nth++)
      for (const word of wanted[nth]!) if (all[at + nth]!.has(word)) shared++;
    if (shared > best.shared) best = { at, shared };
  }
  if (best.shared === 0) return '';
  const from = Math.max(0, best.at - BESIDE);
  return lines
    .slice(from, best.at + wanted.length + BESIDE)
    .map((line, nth) => `${from + nth + 1}| ${line}`)
    .join('\n');
}

const wordsOf = (line: string): Set<string> => new Set(line.match(/[\p{L}\p{N}_$]+/gu));
