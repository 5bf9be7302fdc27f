import { compile } from 'html-to-text';

const heading = { options: { uppercase: false } };
const wordsOf = compile({
  wordwrap: false,
  // Deeper than anybody writes; what reads it calls itself for each level.
  limits: { maxDepth: 200 },
  selectors: [
    { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'title', format: 'skip' },
    ...[1, 2, 3, 4, 5, 6].map((level) => ({ selector: `h${level}`, ...heading })),
  ],
});

/** Apps write plain text or HTML; people get the words, in paragraphs. */
export const paragraphsOf = (body: string): string[] =>
  (/<(p|br|div|h[1-6]|table|ul|ol|a|b|strong|html|span)[\s/>]/i.test(body) ? wordsOf(body) : body)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
