import { lexiconFor } from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import type { Draft } from '../draft.ts';
import type { Text } from '../walk/index.ts';

/** Words that say nothing of what is kept, whatever they are read as. */
const IDLE =
  /^(?:oh|ok|okay|hi|hey|thx|ty|pls|btw|lol|again|anything|everything|maybe|also|too|sure|anyway|actually|basically|chaos|mess|would)$/;
const UNIT =
  /^(?:weeks?|months?|years?|days?|weekends?|mornings?|evenings?|autumn|fall|winter|spring|summer|seasons?|today|tomorrow|wochen?|monate?|jahre?|tage?n?|semaines?|mois|ann[eé]es?|semanas?|mes(?:es)?|a[nñ]os?|settiman[ae]|mes[ei]|ann[io]|m[eê]s|anos?|weken|week|maand(?:en)?|jaar)$/;
/** Before a unit of time these tell when or how often, and name nothing. */
const WHEN =
  /^(?:this|next|last|every|each|per|on|of|the|these|\d+|diese[rnsm]?|n[aä]chste[rnsm]?|letzte[rnsm]?|jede[rnsm]?|pro|ce|cette|chaque|par|este|esta|cada|por|questo|questa|ogni|per|deze|dit|elke|volgende|vorige)$/;

/** Whether a word tells when, how often, or nothing at all: no list and no field is called so. */
export function isIdle(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  if (IDLE.test(token.low)) return true;
  if (!UNIT.test(token.low)) return false;
  const before = tokens[at - 1];
  return before !== undefined && (before.kind === 'number' || WHEN.test(before.low));
}

/** What the rules made of such words goes: 'this month' is no field, 'oh' no question. */
export function dropIdle(draft: Draft, { tokens }: Text): void {
  const lexicon = lexiconFor(draft.lang);
  for (const entity of draft.entities)
    entity.fields = entity.fields.filter(({ asked, label, options }) => {
      const low = label.toLowerCase();
      if (!asked || options || /\s/.test(low)) return true;
      const places = tokens.flatMap((token, at) =>
        token.low === low || token.low === `${low}s` ? [at] : [],
      );
      // 'Day, month' in a list of fields are fields.
      const isListed = places.some((at) => {
        const before = tokens[at - 1];
        return before?.kind === 'sign' || lexicon.wordClass(before?.low ?? '') === 'with';
      });
      return places.length === 0 || isListed || !places.every((at) => isIdle(tokens, at));
    });
}
