import { lexiconFor } from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import type { Draft } from '../draft.ts';
import type { Text } from '../walk/index.ts';
import { forget } from './forget.ts';

/** Words that say nothing of what is kept, whatever they are read as. */
const IDLE =
  /^(?:oh|ok|okay|hi|hey|thx|ty|pls|btw|lol|again|anything|everything|maybe|also|too|sure|anyway|actually|basically|chaos|mess|would)$/;
const UNIT =
  /^(?:weeks?|months?|years?|days?|weekends?|mornings?|evenings?|autumn|fall|winter|spring|summer|seasons?|today|tomorrow|wochen?|monate?|jahre?|tage?n?|semaines?|mois|ann[eé]es?|semanas?|mes(?:es)?|a[nñ]os?|settiman[ae]|mes[ei]|ann[io]|m[eê]s|anos?|weken|week|maand(?:en)?|jaar)$/;
/** Before a unit of time these tell when or how often, and name nothing. */
const WHEN =
  /^(?:this|next|last|every|each|per|on|of|the|these|\d+|diese[rnsm]?|n[aä]chste[rnsm]?|letzte[rnsm]?|jede[rnsm]?|pro|ce|cette|chaque|par|este|esta|cada|por|questo|questa|ogni|per|deze|dit|elke|volgende|vorige)$/;

/** Units that are fields as well ('the hours worked'): idle only where it is said how many, or by what it is booked. */
const SHORT_UNIT =
  /^(?:hours?|nights?|stunden?|n[aä]chten?|heures?|nuits?|horas?|noches?|or[ae]|nott[ei]|noites?|uur|uren|nacht(?:en)?)$/;
const SOME =
  /^(?:some|few|several|paar|einige|mehrere|quelques|plusieurs|un[ao]s|vari[ao]s|algun[ao]s|alcun[ei]|qualche|algumas|enkele)$/;

/** 'Que lo vea todo el mundo', 'tout le monde', 'todo o mundo': people, and no world. */
const isEverybody = (tokens: readonly Token[], at: number): boolean =>
  /^(?:mundo|monde|gente|wereld|welt)$/.test(tokens[at]?.low ?? '') &&
  /^(?:el|le|o|la|a|de|die)$/.test(tokens[at - 1]?.low ?? '') &&
  /^(?:todo|tout|toda|hele|alle|aller)$/.test(tokens[at - 2]?.low ?? '');

const CODES = /^(?:qr|barcodes?|codes?|qr-codes?|c[oó]digos?|codice|codici)$/;
const SCANS = /^(?:scan(?:s|ned|ning|nt|nen|ne|nent|nez)?|escane\w+|scansion\w+|scant)$/;
/** How many words stand between 'scans' and the code at most: 'a', 'the', 'QR'. */
const SCANNED_WITHIN = 3;

/** 'Anyone scans a QR code and reports': the way in is written into no row. */
export const isScanned = (tokens: readonly Token[], at: number): boolean =>
  CODES.test(tokens[at]?.low ?? '') &&
  tokens.slice(Math.max(0, at - SCANNED_WITHIN), at).some(({ low }) => SCANS.test(low)) &&
  /^(?:and|to|und|um|et|pour|y|para|e|per|en|om)$/.test(
    tokens.slice(at + 1).find(({ low }) => !CODES.test(low))?.low ?? '',
  );

/** Whether a word tells when, how often, or nothing at all: no list and no field is called so. */
export function isIdle(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  if (IDLE.test(token.low) || isEverybody(tokens, at) || isScanned(tokens, at)) return true;
  const [before, first] = [tokens[at - 1], tokens[at - 2]];
  if (SHORT_UNIT.test(token.low) && SOME.test(before?.low ?? '')) return true;
  if (SHORT_UNIT.test(token.low) && before?.low === 'the' && first?.low === 'by') return true;
  if (!UNIT.test(token.low)) return false;
  return before !== undefined && (before.kind === 'number' || WHEN.test(before.low));
}

/** What the rules made of such words goes: 'this month' is no field, 'for a few hours' no list, 'oh' no question. */
export function dropIdle(draft: Draft, { tokens }: Text): void {
  const lexicon = lexiconFor(draft.lang);
  const placesOf = (low: string) =>
    tokens.flatMap((token, at) => (token.low === low || token.low === `${low}s` ? [at] : []));
  const isOnlyIdle = (places: readonly number[]) =>
    places.length > 0 && places.every((at) => isIdle(tokens, at));
  const isOnlyScanned = (places: readonly number[]) =>
    places.length > 0 && places.every((at) => isScanned(tokens, at));
  for (const entity of draft.entities) {
    const words = [entity.label, entity.plural].map((word) => word.toLowerCase());
    if (isOnlyIdle(words.flatMap(placesOf))) forget(draft, entity);
  }
  for (const entity of draft.entities)
    entity.fields = entity.fields.filter(({ asked, label, options }) => {
      const low = label.toLowerCase();
      if (!asked || options) return true;
      const words = low.split(/\s+/);
      if (words.length > 1) return !isOnlyScanned(placesOf(words.at(-1) ?? ''));
      const places = placesOf(low);
      // 'Day, month' in a list of fields are fields.
      const isListed = places.some((at) => {
        const before = tokens[at - 1];
        return before?.kind === 'sign' || lexicon.wordClass(before?.low ?? '') === 'with';
      });
      return isListed || !isOnlyIdle(places);
    });
}
