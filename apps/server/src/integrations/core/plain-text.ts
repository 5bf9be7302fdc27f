const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};
/** What stands inside is not for people. */
const UNSEEN = /^(style|script|head|title)$/;
const BREAKS = /^(br|p|div|h[1-6]|tr|table|ul|ol|blockquote)$/;
/** No `<` inside: a text of nothing but them is read once. */
const TAG = /<(\/?)([a-z][a-z0-9]{0,15})([^<>]*)>/gi;

/** Apps write plain text or HTML; people get the words, in paragraphs. */
export function paragraphsOf(body: string): string[] {
  return (
    /<(p|br|div|h[1-6]|table|ul|ol|a|b|strong|html|span)[\s/>]/i.test(body) ? wordsOf(body) : body
  )
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

function wordsOf(html: string): string {
  let out = '';
  let from = 0;
  let unseen: string | null = null;
  let link: string | null = null;
  for (const { 0: whole, 1: closing, 2: given = '', 3: attributes = '', index } of html.matchAll(
    TAG,
  )) {
    const name = given.toLowerCase();
    if (!unseen) out += html.slice(from, index);
    from = index + whole.length;
    if (unseen) {
      if (closing && name === unseen) unseen = null;
    } else if (!closing && UNSEEN.test(name)) unseen = name;
    else if (name === 'a') {
      if (closing && link) out += ` (${link})`;
      link = closing ? null : (/\bhref=["']([^"']{1,1000})["']/i.exec(attributes)?.[1] ?? null);
    } else if (name === 'li' && !closing) out += '\n- ';
    else if (BREAKS.test(name)) out += '\n\n';
  }
  if (!unseen) out += html.slice(from);
  return out.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}
