import { MODES } from '../lexicon/colours.ts';
import type { Colour, Lexicon } from '../lexicon/index.ts';
import type { Token } from '../lexicon/tokens.ts';

const DARK = new Set(MODES.dark.split(' '));
const LIGHT = new Set(MODES.light.split(' '));
const LOOK =
  /^(theme|design|look|style|color|colour|colors|colours|accent|accents|mode|scheme|background|ui|interface|farbe|farben|akzent|akzente|akzenten|thema|modus|aussehen|hintergrund|couleur|couleurs|theme|accent|accents|apparence|fond|tema|colores|acento|acentos|modo|fondo|aspecto|colori|accenti|sfondo|aspetto|cores|aparencia|kleur|kleuren|accenten|stijl|achtergrond|app|button|buttons|everything)$/;

/** The colours and the mode that a text asks for: a colour word near a word for looks, 'in blue', 'dark mode'. */
export function colours(
  tokens: readonly Token[],
  lexicon: Lexicon,
  loose = false,
): { colour?: Colour; mode?: 'light' | 'dark' } {
  let colour: Colour | undefined;
  let mode: 'light' | 'dark' | undefined;
  for (const [at, token] of tokens.entries()) {
    const near = tokens.slice(Math.max(0, at - 5), at + 5).some((other) => LOOK.test(other.low));
    if ((loose || near) && DARK.has(token.low) && !inColour(tokens, at, lexicon)) mode = 'dark';
    else if ((loose || near) && LIGHT.has(token.low) && !inColour(tokens, at, lexicon))
      mode = 'light';
    const entry = lexicon.match(tokens, at)?.entries.find((known) => known.kind === 'colour');
    if (entry?.kind !== 'colour' || (!near && !loose)) continue;
    if (!colour || accentNear(tokens, at)) colour = entry.colour;
  }
  return { ...(colour ? { colour } : {}), ...(mode ? { mode } : {}) };
}

/** 'dark blue' is a colour, not a mode. */
function inColour(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  return lexicon.match(tokens, at)?.entries.some((entry) => entry.kind === 'colour') ?? false;
}

function accentNear(tokens: readonly Token[], at: number): boolean {
  return /^(a[ck]+[cz]?ent\w*|acento\w*)$/.test(tokens[at + 1]?.low ?? '');
}
