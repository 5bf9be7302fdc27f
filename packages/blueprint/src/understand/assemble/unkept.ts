import type { Span } from '../../labels/index.ts';
import type { Text } from '../walk/index.ts';

/** What somebody has had enough of: whatever follows is what the app is to take the place of. */
const LEFT =
  '(?:get(?:ting)?|got) rid of|(?:tired|sick) of|fed up with|ditch(?:ing)?|escape|stop using|move away from|loswerden|weg von|satt,? mit|marre (?:de|des)|en finir avec|dejar (?:de usar|atrás)|basta con|stufi? di|largar|genoeg van';
/** Before these words only: 'replace parts' is work. */
const INSTEAD =
  'replac(?:e|es|ing)|instead of|rather than|no more|ersetz(?:t|en)|(?:an)?statt|remplace(?:r|z)?|au lieu d(?:e|es)|reempla(?:zar|za)|en (?:vez|lugar) de|sostituire|al posto d(?:i|ei|elle)|substituir|em vez de|vervangen|in plaats van';
const PAPER =
  '(?:paper\\w*|slips?|spread ?sheets?|excel\\w*|google \\p{L}+|notebooks?|clipboards?|white ?boards?|whatsapp\\w*|sticky notes?|post-?its?|binders?|phone calls?|e-?mails?|chaos|mess|zettel\\w*|papier\\w*|tabellen?|listen|cahiers?|feuilles?|papel\\p{L}*|hojas?|cuadernos?|planilhas?|cadernos?|carta|fogli\\p{L}*|schriften?|lijstjes?)';
const ARTICLE =
  '(?:\\s+(?:the|our|my|all|these|those|this|a|an|our old|die|den|das|unsere\\p{L}*|meine\\p{L}*|les?|la|nos|mes|el|los|las|mis|nuestr\\p{L}+|il|i|gli|o|os|as|meus|de|het|onze|mijn))?\\s+';

const REPLACED = new RegExp(
  `(?<!\\p{L})(?:(?:${LEFT})${ARTICLE}(?:\\p{L}+[ -]){0,2}?(?:${PAPER}|\\p{L}+)|(?:${INSTEAD})${ARTICLE}(?:\\p{L}+[ -]){0,2}?${PAPER})(?!\\p{L})`,
  'giu',
);

/** What is sent to people, and typed by nobody. */
const SENT =
  /(?<!\p{L})(?:gets?|receives?|sends?|sent|gives?|given|bekomm(?:en|t)|erh[aä]lt(?:en)?|re[cç]oi(?:t|vent)|reciben?|ricev(?:e|ono)|recebem?|krijg(?:en|t))(?:\s+(?:them|him|her|us|me|everyone|customers?|clients?|parents?|members?|out))?\s+(?:an?|the|automatic|einen?|un|una|uma?|een|one)\s+(?:\p{L}+ )?(?:link|e-?mail|mail|notification|reminder|message|sms|text|alert|newsletter|erinnerung|benachrichtigung|nachricht|rappel|lien|recordatorio|enlace|aviso|promemoria|lembrete|herinnering)s?(?!\p{L})/giu;

/** 'I want to get rid of the paper slips', 'replaces our spreadsheet': what there was before is nothing that is kept; nor is what is sent. */
export function withoutUnkept(spans: Span[], { text, tokens }: Text): Span[] {
  const gone = [...text.matchAll(REPLACED), ...text.matchAll(SENT)].map(({ index, 0: said }) => [
    index,
    index + said.length,
  ]);
  if (gone.length === 0) return spans;
  const isGone = ({ from, to }: Span) =>
    gone.some(([start = 0, end = 0]) => {
      const [first, last] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
      return first < end && last > start;
    });
  return spans.filter((span) => !isGone(span));
}
