/** JSON as people keep it: with comments, and commas behind the last item. Throws a SyntaxError. */
export function parseJsonc(text: string): unknown {
  const bare = text
    .replace(/^\uFEFF/, '')
    .replace(
      /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
      (_, string: string | undefined) => string ?? '',
    )
    .replace(/("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g, (_, string: string | undefined) => string ?? '');
  return JSON.parse(bare);
}
