/** Accents of letters, points of Hebrew and Arabic, and the sign that a picture is to be one; vowels of other scripts are no such. */
const MARKS = /[\u0300-\u036f]|[\u0591-\u05c7]|[\u064b-\u065f]|\ufe0f/g;

/** Words and signs for yes, as tables in many languages have them; letters alone where a column has their counterpart. */
const YES =
  words(`true t yes y yep ok on x 1 ✓ ✔ ✅ ☑ ☒ ja j wahr oui vrai si sì sí s vero verdadero cierto
  sim verdadeiro waar tak prawda ano áno da taip jah já так да д истина evet var doğru igen igaz kyllä tosi jo sant ναι כן
  là có ya iya ใช่ 是 是的 对 對 有 はい あり 예 네 هاں نعم بله हाँ हां`);
const NO = words(`false f no n nope off 0 - – — ✗ ✘ ✕ ❌ ☐ nein falsch non faux falso não nee onwaar
  nie fałsz ne nu ні не нет н ложь hayır yok yanlış nem hamis ei epätosi nej nei falskt όχι לא
  không tidak ไม่ ไม่ใช่ 否 不是 错 錯 無 无 没有 沒有 いいえ なし 아니오 아니요 لا خیر नहीं`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).map(plain));
}

function plain(word: string): string {
  const bare = word.trim().toLowerCase().normalize('NFKD').replace(MARKS, '');
  // Letters that are not of a letter and its accent.
  return bare.replaceAll('ı', 'i').replaceAll('ł', 'l').normalize('NFC');
}

export const isYes = (word: string): boolean => YES.has(plain(word));
export const isNo = (word: string): boolean => NO.has(plain(word));

/**
 * Whether a column's texts are yes and no in words: all of them are, or most and both, and they say more than `true`,
 * `false` or figures.
 * A single letter is a word only beside its counterpart, since `S` and `N` are sizes and directions as well; a cross is one
 * where no other letter stands beside it (`x` and `y` are two values).
 */
export function areYesNo(texts: readonly string[]): boolean {
  const all = [...new Set(texts.map(plain))];
  const known = all.filter((one) => isYes(one) || isNo(one));
  if (known.every((one) => /^(true|false|0|1|[-–—])$/.test(one))) return false;
  const isBoth = known.some(isYes) && known.some(isNo);
  if (known.length < all.length) return isBoth && known.length * 2 > all.length;
  return (
    isBoth ||
    all.some((one) => one.length > 1 || /[^\p{L}\p{N}]/u.test(one)) ||
    (all.length === 1 && all[0] === 'x')
  );
}
