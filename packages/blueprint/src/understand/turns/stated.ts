/**
 * 'Status idea recorded edited published': states in a row without a sign between them are what the status may be.
 * At least half of them must be words that states are made of; what else is named in such a row is fields.
 */
const ROW =
  /\b(status|state|stage|phase)(?:es|s)? ((?:[a-z-]+ ){2,7}(?:(?:and|or|then) )?[a-z-]+)(?=\s*(?:[,.;:\n]|$|and (?:the|a|an|who|when|how|show|notes?|date|price|name)\b))/gi;
const STATE =
  /^(?:[a-z]{2,}(?:ed|ing|en)|new|open|done|to-?do|doing|ready|paid|unpaid|due|draft|final|sent|lost|won|live|idea|ideas|active|inactive|late|overdue|shipped|sold|free|full|out|in|back|over|up|gone|built|bought|made|met|on-hold|backlog|progress|review|quote|quoted|ordered|hired|asked)$/i;
const SMALL =
  /^(?:the|a|an|of|for|to|by|with|from|is|are|was|who|when|how|so|that|which|can|should|i|we|they|it|my|our|each|every|per|on|at|not|if|as|field|column|page|date|name|price|notes?|changes?|updates?|history|board|view)$/i;

export function withStates(text: string): string {
  return text.replace(ROW, (whole, status: string, row: string, at: number) => {
    // In 'under review, planned, shipped' signs part the states.
    const next = /^\s*,\s*([a-z-]+)\s*(?:[,.;]|$)/i.exec(text.slice(at + whole.length))?.[1];
    if (next && STATE.test(next)) return whole;
    const words = row.replace(/\b(?:and|or|then) /gi, '').split(/\s+/);
    const known = words.filter((word) => STATE.test(word)).length;
    if (words.length < 3 || words.some((word) => SMALL.test(word)) || known * 2 < words.length)
      return whole;
    return `${status} (${words.join(', ')})`;
  });
}
