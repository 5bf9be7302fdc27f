import type { Lexicon } from '../lexicon/index.ts';
import type { Token } from '../lexicon/tokens.ts';
import { labelOf } from './names.ts';

export interface OptionList {
  values: string[];
  /** The token behind the list. */
  to: number;
}

/**
 * Reads 'To do, In progress and Done' from a token on. The list ends at the clause's end, behind the
 * item that 'and' brings, or where small words show that the enumeration of fields goes on.
 */
export function readOptions(
  text: string,
  tokens: readonly Token[],
  from: number,
  lexicon: Lexicon,
  closing?: string,
): OptionList {
  const values: string[] = [];
  let start = from;
  let at = from;
  let last = false;
  const capitals = /^[\p{Lu}\p{N}]/u.test(tokens[from]?.text ?? '');
  const push = (to: number) => {
    const first = tokens[start];
    const end = tokens[to - 1];
    if (first && end && to > start) {
      const value =
        first.kind === 'quote' && to === start + 1
          ? first.text
          : labelOf(text.slice(first.start, end.end));
      if (value && value.length <= 40 && !values.includes(value)) values.push(value);
    }
  };
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    if (token.kind === 'sign' && (token.text === closing || /[.;!?()\n:]/.test(token.text))) break;
    const cls = token.kind === 'word' ? lexicon.wordClass(token.low) : undefined;
    const parts =
      (token.kind === 'sign' && /[,/|]/.test(token.text)) ||
      ((cls === 'and' || cls === 'or') && at > start);
    if (parts) {
      push(at);
      if (last && token.text === ',') return { values, to: at };
      if (cls === 'and' || cls === 'or') last = true;
      start = at + 1;
      const next = tokens[start];
      if (next?.kind === 'word' && ['and', 'or'].includes(lexicon.wordClass(next.low) ?? '')) {
        last = true;
        start++;
      }
      const item = tokens[start];
      const goesOn =
        item?.kind === 'word' &&
        capitals &&
        !closing &&
        /^\p{Ll}/u.test(item.text) &&
        lexicon.match(tokens, start);
      const opensMore =
        item?.kind === 'word' &&
        !closing &&
        !(capitals && /^\p{Lu}/u.test(item.text)) &&
        ['det', 'each', 'rel', 'pron'].includes(lexicon.wordClass(item.low) ?? '') &&
        values.length > 0;
      if (goesOn || opensMore) return { values, to: start };
      at = start;
      continue;
    }
    if ((cls === 'with' || cls === 'by' || cls === 'for') && at > start && values.length > 0) break;
    at++;
  }
  push(at);
  return { values, to: at };
}

const PALETTE = ['slate', 'blue', 'violet', 'amber', 'green', 'rose', 'cyan', 'orange'];
const MEANING: [RegExp, string][] = [
  [
    /^(done|closed|complete|finished|paid|approved|accepted|won|sold|published|yes|erledigt|fertig|bezahlt|genehmigt|gewonnen|ja|termine|paye|hecho|pagado|fatto|pagato|feito|pago|klaar|betaald)/i,
    'green',
  ],
  [
    /^(lost|rejected|declined|cancel|overdue|high|urgent|critical|blocked|no$|abgelehnt|storniert|hoch|dringend|nein|refuse|perdu|urgent|rechazad|perdid|alta|rifiutat|afgewezen|hoog)/i,
    'red',
  ],
  [
    /^(in progress|doing|active|working|started|open|in arbeit|offen|en cours|en curso|in corso|em andamento|bezig)/i,
    'blue',
  ],
  [
    /^(waiting|pending|review|medium|testing|on hold|in review|wartet|mittel|en attente|pendiente|media|in attesa|wacht)/i,
    'amber',
  ],
];

/** The person's own values, kept to the letter, with colours that fit what they mean. */
export function optionsFrom(
  values: readonly string[],
): { value: string; label: string; color: string }[] {
  return values.map((value, at) => ({
    value,
    label: value,
    color:
      MEANING.find(([pattern]) => pattern.test(value))?.[1] ??
      PALETTE[at % PALETTE.length] ??
      'slate',
  }));
}
