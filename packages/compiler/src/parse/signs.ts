import { type ParseResult, type ParserOptions, parseSync } from 'oxc-parser';
import type { Edit } from '../text/edit.ts';
import { type Node, walk } from './node.ts';

/** A sign that stands bare in the text of an element. */
export interface BareSign {
  sign: '>' | '}';
  offset: number;
}

/** What stands for each while the code is read: of the same length, and in no code. */
const STAND_INS: Record<BareSign['sign'], string> = { '>': '\uE000', '}': '\uE001' };
/** The rest of the code is read again for each sign, so that there is an end to it. */
const MOST = 60;
const SAID = /^Unexpected token\. Did you mean `\{'[>}]'\}`/;

/**
 * Reads code as most bundlers do, which take `>` and `}` in the text of an element for what they are; the
 * grammar asks for them to be written otherwise. Places are those of the text as it is.
 */
export function parseWithSigns(
  path: string,
  text: string,
  options: ParserOptions,
): { result: ParseResult; signs: BareSign[] } {
  const strict = parseSync(path, text, options);
  const signs: BareSign[] = [];
  let [result, read] = [strict, text];
  for (let offset = signAt(result); offset !== null; offset = signAt(result)) {
    const sign = text[offset];
    if ((sign !== '>' && sign !== '}') || signs.length >= MOST)
      return { result: strict, signs: [] };
    signs.push({ sign, offset });
    read = read.slice(0, offset) + STAND_INS[sign] + read.slice(offset + 1);
    result = parseSync(path, read, options);
  }
  if (signs.length === 0) return { result, signs };
  // What else is wrong may be why the sign stands there.
  if (result.errors.some(({ severity }) => severity === 'Error'))
    return { result: strict, signs: [] };
  putBack(result.program as unknown as Node, text);
  return { result, signs };
}

/** How each is written for a reader that goes by the grammar. */
export const signEdits = (signs: readonly BareSign[]): Edit[] =>
  signs.map(({ sign, offset }) => ({
    start: offset,
    end: offset + 1,
    text: sign === '>' ? '&gt;' : '&#125;',
  }));

function signAt({ errors }: ParseResult): number | null {
  const found = errors.filter(({ severity }) => severity === 'Error');
  const [only] = found;
  if (found.length !== 1 || !only || !SAID.test(only.message)) return null;
  return only.labels[0]?.start ?? null;
}

function putBack(program: Node, text: string): void {
  walk(program, (node) => {
    if (node.type !== 'JSXText') return;
    node.raw = text.slice(node.start, node.end);
    node.value = String(node.value).replaceAll(STAND_INS['>'], '>').replaceAll(STAND_INS['}'], '}');
  });
}
