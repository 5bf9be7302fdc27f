import { encodingOf } from './detect-encoding.ts';
import { decoded } from './encoding.ts';
import { BrokenFile } from './refusals.ts';

/** Signs that no text has and nearly every other file has; of UTF-16 that was told nothing is left of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/**
 * The text of a file, however it is written, as far as `most` characters and a little more, which tells that there is
 * more.
 * @throws BrokenFile for what is no text
 */
export async function textOf(open: () => AsyncIterable<Uint8Array>, most: number): Promise<string> {
  const { encoding } = await encodingOf(open());
  let text = '';
  for await (const piece of decoded(open(), encoding)) {
    text += piece;
    if (text.length > most) break;
  }
  // What is UTF-8 from end to end is no guess.
  if (encoding !== 'utf-8' && NO_TEXT.test(text)) throw new BrokenFile('This is no text');
  return text;
}
