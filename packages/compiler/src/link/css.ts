/** Takes comments and idle white space out of a style sheet, leaving strings as they are. */
export function minifyCss(css: string): string {
  return css
    .replace(/("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|\/\*[\s\S]*?\*\//g, (_, text) => text ?? '')
    .replace(
      /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|\s+/g,
      (_, text: string | undefined) => text ?? ' ',
    )
    .replace(
      /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')| ?([{};,]) ?/g,
      (_, text: string | undefined, sign: string) => text ?? sign,
    )
    .replace(/;}/g, '}')
    .trim();
}
