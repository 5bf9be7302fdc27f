import type { LookName } from '@trellis/looks';
import { MODES } from '../lexicon/colours.ts';
import type { Colour, Lexicon } from '../lexicon/index.ts';
import { lookOfWord } from '../lexicon/looks.ts';
import type { Token } from '../lexicon/tokens.ts';

const DARK = new Set(MODES.dark.split(' '));
const LIGHT = new Set(MODES.light.split(' '));
const LOOK =
  /^(theme|design|look|style|color|colour|colors|colours|accent|accents|mode|scheme|background|ui|interface|farbe|farben|akzent|akzente|akzenten|thema|modus|aussehen|hintergrund|couleur|couleurs|theme|accent|accents|apparence|fond|tema|colores|acento|acentos|modo|fondo|aspecto|colori|accenti|sfondo|aspetto|cores|aparencia|kleur|kleuren|accenten|stijl|achtergrond|app|button|buttons|everything)$/;

/** Words near which a style is meant: 'make it feel like a Scandinavian café'. */
const FEEL =
  /^(feel|feels|feeling|vibe|vibes|atmosphere|looks|looking|stil|optik|anmutung|wirken|wirkt|ambiance|estilo|ambiente|stile|sfeer|uitstraling)$/;

/** The colours, the mode and the look that a text asks for: a word of them near a word for looks, 'in blue', 'dark mode'. */
export function colours(
  tokens: readonly Token[],
  lexicon: Lexicon,
  loose = false,
): { colour?: Colour; mode?: 'light' | 'dark'; look?: LookName } {
  let colour: Colour | undefined;
  let mode: 'light' | 'dark' | undefined;
  let look: LookName | undefined;
  for (const [at, token] of tokens.entries()) {
    const around = tokens.slice(Math.max(0, at - 5), at + 5);
    const near = around.some((other) => LOOK.test(other.low));
    const isFelt = around.some((other) => FEEL.test(other.low));
    // 'Night mode' is a mode; 'it should feel like night' is more than that.
    if (DARK.has(token.low) ? isFelt : loose || near || isFelt)
      look ??= lookOfWord(token.low) ?? undefined;
    if ((loose || near) && DARK.has(token.low) && !inColour(tokens, at, lexicon)) mode = 'dark';
    else if ((loose || near) && LIGHT.has(token.low) && !inColour(tokens, at, lexicon))
      mode = 'light';
    const entry = lexicon.match(tokens, at)?.entries.find((known) => known.kind === 'colour');
    if (entry?.kind !== 'colour' || (!near && !loose)) continue;
    if (!colour || accentNear(tokens, at)) colour = entry.colour;
  }
  return { ...(colour && { colour }), ...(mode && { mode }), ...(look && { look }) };
}

/** 'dark blue' is a colour, not a mode. */
function inColour(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  return lexicon.match(tokens, at)?.entries.some((entry) => entry.kind === 'colour') ?? false;
}

function accentNear(tokens: readonly Token[], at: number): boolean {
  return /^(a[ck]+[cz]?ent\w*|acento\w*)$/.test(tokens[at + 1]?.low ?? '');
}
