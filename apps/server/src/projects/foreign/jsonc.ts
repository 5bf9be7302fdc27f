import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** JSON as people keep it: with comments, and commas behind the last item. Throws a SyntaxError. */
export function parseJsonc(text: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parse(text.replace(/^\uFEFF/, ''), errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first) throw new SyntaxError(`${printParseErrorCode(first.error)} at ${first.offset}`);
  // What a key `__proto__` brought is left behind: it is no value of its own.
  return JSON.parse(JSON.stringify(value));
}
