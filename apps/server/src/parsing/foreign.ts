/** Of the letters beyond ASCII, so many that no western text has tell of another script or alphabet. */
const SHARE = 0.2;
const BEYOND = /[\u0080-\uffff]/g;
/** A word of another script is all such letters, where western words have them one by one; or it has what is no letter at all. */
const RUN = /[À-ÖØ-öø-ÿ]{3,}|[\u0081\u008d\u008f\u0090\u009d]/g;
/** Signs of western texts within a word, or before it: where central Europe has letters. */
const SIGNS = /(?<=[\p{L}£¥ª¯³¹º¼¾¿])[£¥ª¯³¹º¼¾¿](?=[\p{L}£¥ª¯³¹º¼¾¿])|[£¯](?=\p{L})/gu;
/** Letters of Icelandic, where Turkish has its own; texts in Icelandic have others of it as well. */
const THORNS = /[ÐÝÞðýþ]/g;
const ICELANDIC = /[ÁÆÍÚáæíú]/;

/** What a text that is not UTF-8 has beyond the code page of western Europe: another script, another Latin alphabet, or nothing. */
export function beyondWestern(bytes: Uint8Array): 'script' | 'alphabet' | null {
  const text = new TextDecoder('windows-1252').decode(bytes);
  const count = (pattern: RegExp) =>
    [...text.matchAll(pattern)].reduce((sum, [found]) => sum + found.length, 0);
  const enough = count(BEYOND) * SHARE;
  if (count(RUN) > enough) return 'script';
  const thorns = ICELANDIC.test(text) ? 0 : count(THORNS);
  return count(SIGNS) + thorns > enough ? 'alphabet' : null;
}
