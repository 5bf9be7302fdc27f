/** Words and signs for yes, as tables in many languages have them; letters alone where a column has their counterpart. */
const YES =
  words(`true t yes y yep ok on x 1 ✓ ✔ ✅ ☑ ☒ ja j wahr oui vrai si sí s verdadero cierto vero
  sim verdadeiro waar tak prawda ano да д истина evet doğru igen igaz kyllä tosi jo sant ναι là có 是 はい 예 هاں نعم हाँ`);
const NO =
  words(`false f no n nope off 0 - – — ✗ ✘ ✕ ❌ ☐ nein falsch non faux falso não nao nee onwaar
  nie fałsz ne нет н ложь hayır yanlış nem hamis ei epätosi nej falskt όχι không 否 いいえ 아니요 لا नहीं`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).map(plain));
}

function plain(word: string): string {
  return word.trim().normalize('NFC').toLowerCase();
}

export const isYes = (word: string): boolean => YES.has(plain(word));
export const isNo = (word: string): boolean => NO.has(plain(word));

/**
 * Whether a column's texts are yes and no in words: all of them are, or most and both, and they say more than `true`,
 * `false` or figures.
 * A single letter is a word only beside its counterpart, since `S` and `N` are sizes and directions as well; a cross is one.
 */
export function areYesNo(texts: readonly string[]): boolean {
  const all = [...new Set(texts.map(plain))];
  const known = all.filter((one) => isYes(one) || isNo(one));
  if (known.every((one) => /^(true|false|0|1|[-–—])$/.test(one))) return false;
  const isBoth = known.some(isYes) && known.some(isNo);
  if (known.length < all.length) return isBoth && known.length * 2 > all.length;
  return isBoth || all.some((one) => one === 'x' || one.length > 1 || /[^\p{L}\p{N}]/u.test(one));
}
