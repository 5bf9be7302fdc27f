/**
 * Mends the slips that models make in JSON: fences, comments, trailing commas, brackets left open. Null when it
 * does not help, or nothing is wrong with it.
 */
export function mendJson(text: string): string | null {
  if (isJson(text)) return null;
  const bare = outsideStrings(
    text.replace(/^\s*```\w*\s*\n/, '').replace(/\n\s*```\s*$/, ''),
    (part) => part.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, ''),
  );
  const closed = closeBrackets(bare);
  const mended = outsideStrings(closed, (part) => part.replace(/,(\s*[}\]])/g, '$1'));
  return isJson(mended) ? `${JSON.stringify(JSON.parse(mended), null, 2)}\n` : null;
}

function outsideStrings(text: string, change: (part: string) => string): string {
  return text
    .split(/("(?:[^"\\\n]|\\.)*")/)
    .map((part, index) => (index % 2 ? part : change(part)))
    .join('');
}

function closeBrackets(text: string): string {
  const open: string[] = [];
  outsideStrings(text, (part) => {
    for (const sign of part)
      if (sign === '{') open.push('}');
      else if (sign === '[') open.push(']');
      else if (sign === open.at(-1)) open.pop();
    return part;
  });
  return text.trimEnd() + open.reverse().join('');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
