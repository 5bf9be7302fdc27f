/** A text, a comment, or a comma behind the last member; what stands in texts is left alone. */
const TOKENS =
  /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|,(?=\s*(?:(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)\s*)*[}\]])/g;
/** What stands for more than is written. */
const ELLIPSIS = /\.\.\.|…/;

/**
 * JSON as models write it, with the slips that leave no doubt put right: commas behind the last member, and comments.
 * null: a comment stands for what was left out, which nobody can know.
 */
export function withoutSlips(text: string): { json: string; hasComments: boolean } | null {
  let isWhole = true;
  let hasComments = false;
  const json = text.replace(TOKENS, (token) => {
    if (token.startsWith('"')) return token;
    hasComments ||= token.startsWith('/');
    isWhole &&= !ELLIPSIS.test(token);
    return '';
  });
  return isWhole ? { json, hasComments } : null;
}
