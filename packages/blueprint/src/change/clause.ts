import type { Lexicon } from '../lexicon/index.ts';
import { type Token, tokenise } from '../lexicon/tokens.ts';
import { foldedLine } from '../understand/phrases.ts';
import { plainly } from './plainly.ts';

/** One command of a message: its text, tokens, and a folded line to match patterns on. */
export interface Clause {
  text: string;
  tokens: Token[];
  line: string;
  /** The text as typed that a stretch of the line stands for. */
  typed(from: number, to: number): string;
}

export function clauseOf(text: string): Clause {
  const tokens = tokenise(text);
  const { line, starts } = foldedLine(tokens);
  const typed = (from: number, to: number) => {
    const inside = tokens.filter(
      (token, at) => (starts[at] ?? 0) < to && (starts[at] ?? 0) + token.low.length > from,
    );
    const [first] = inside;
    const last = inside.at(-1);
    if (!first || !last) return '';
    if (inside.length === 1 && first.kind === 'quote') return first.text;
    return text
      .slice(first.start, last.end)
      .replace(/^["“„«]([^"“”„«»]*)["”“»]$/, '$1')
      .trim();
  };
  return { text, tokens, line, typed };
}

/**
 * Splits a message into commands: at sentence ends, and where 'and', 'then' or a comma is followed by a verb
 * of change ('add a genre field, and make the theme dark').
 */
export function clausesOf(text: string, lexicon: Lexicon): Clause[] {
  const tokens = tokenise(text);
  const cuts: number[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'sign' && /[.;!?\n]/.test(token.text)) cuts.push(token.end);
    const joins =
      (token.kind === 'sign' && token.text === ',') ||
      (token.kind === 'word' && lexicon.wordClass(token.low) === 'and');
    if (!joins || at === 0) continue;
    let next = at + 1;
    while (
      ['and', 'filler', 'pron'].includes(lexicon.wordClass(tokens[next]?.low ?? '') ?? '') ||
      tokens[next]?.text === ','
    )
      next++;
    const verb = tokens[next];
    const after = tokens[next + 1];
    if (verb?.kind !== 'word' || !after || after.kind === 'sign') continue;
    if (
      OPENERS.has(verb.low) &&
      !(NOUNLIKE.has(verb.low) && lexicon.wordClass(after.low) !== 'det')
    )
      cuts.push(token.start);
    else if (verb.low === 'only' || verb.low === 'nur' || verb.low === 'but')
      cuts.push(token.start);
  }
  const parts: string[] = [];
  let from = 0;
  for (const cut of [...cuts, text.length]) {
    if (cut <= from) continue;
    parts.push(
      text
        .slice(from, cut)
        .replace(/^[\s,.;!?]+|[\s,;]+$/g, '')
        .replace(/^(?:and|und|et|y|e|en|then|dann)\s+/i, ''),
    );
    from = cut;
  }
  return parts.filter((part) => part !== '').map((part) => clauseOf(plainly(part, lexicon.lang)));
}

/** Verbs that open a command of their own, folded, in all languages. */
const OPENERS = new Set(
  (
    'add remove delete rename call make change set put show hide sort order drop turn use give switch move include replace let allow track create ' +
    'fuge erganze entferne losche nenne benenne mache mach andere setze zeige verstecke sortiere stelle erstelle farbe ' +
    'ajoute ajoutez supprime supprimez renomme appelle change mets cache trie montre rends cree enleve ' +
    'anade agrega quita elimina renombra llama cambia pon oculta ordena muestra haz crea ' +
    'aggiungi rimuovi elimina rinomina chiama cambia metti nascondi ordina mostra rendi togli crea ' +
    'adicione adiciona remova remove renomeie renomeia chame chama mude muda coloque coloca esconda esconde ordene ordena mostre torne torna exclua apaga apague tira tire crie ' +
    'voeg verwijder hernoem noem maak verander zet verberg sorteer toon'
  ).split(' '),
);
const NOUNLIKE = new Set([
  'order',
  'show',
  'use',
  'set',
  'change',
  'track',
  'call',
  'sort',
  'move',
]);
