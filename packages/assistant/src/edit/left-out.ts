/** A line that is a comment and nothing else, as code, markup and sheets write it. */
const COMMENT = /^\s*(?:\/\/+|\{?\s*\/\*+|<!--|#|\*)\s*(.*?)\s*(?:\*+\/\s*\}?|-->)?\s*$/;
/** What it says where it stands for code that is to stay. */
const STAYS =
  /\b(?:existing|rest|unchanged|remain\w*|same|previous|other|keep|omitted|your|code|bestehend\w*|restliche\w*|übrige\w*|unverändert\w*|existant\w*|inchangé\w*|reste|existente|resto|restante|rimanente|bestaande|overige|ongewijzigd)\b/iu;
const IN_WORDS =
  /^(?:the )?(?:rest of|existing|remaining|previous|other)\b.{0,60}\b(?:unchanged|remains?|stays?|as (?:before|is)|the same|goes here|here)\b[.)…]*$/i;

/**
 * The comment that stands for code which a model did not write again ('// ... existing code ...'); null where there is
 * none that the file did not have before. Written as it is, such a text loses that code.
 */
export function leftOutIn(text: string, before: string): string | null {
  const known = new Set(before.split('\n').map((line) => line.trim()));
  for (const line of text.split('\n')) {
    const said = COMMENT.exec(line)?.[1];
    if (said === undefined || known.has(line.trim())) continue;
    if ((/^(?:\.{3}|…)/.test(said) && STAYS.test(said)) || IN_WORDS.test(said)) return line.trim();
  }
  return null;
}
