import { FOREIGN, FOREIGN_WORDS } from '@trellis/contract/parsing';
import { within } from '../fault.ts';
import { localName } from '../xml.ts';
import type { Zip } from '../zip.ts';
import { readWhole, unescaped } from './part.ts';

/** Collects the words of a text, which may be in runs of different looks; how they are spoken is left out. */
export class Words {
  text = '';
  #isText = false;
  #isSpoken = false;

  open(name: string): void {
    if (name === 't') this.#isText = true;
    else if (name === 'rPh') this.#isSpoken = true;
  }
  close(name: string): void {
    if (name === 't') this.#isText = false;
    else if (name === 'rPh') this.#isSpoken = false;
  }
  add(text: string): void {
    if (this.#isText && !this.#isSpoken) this.text += text;
  }
}

/** The texts that a workbook's cells share. */
export async function sharedTexts(zip: Zip, path: string): Promise<string[]> {
  const { texts: most, textLength } = FOREIGN.table;
  const texts: string[] = [];
  let length = 0;
  let words: Words | null = null;
  await readWhole(zip, path, {
    open(tag) {
      const name = localName(tag);
      if (name === 'si') words = new Words();
      else words?.open(name);
    },
    close(tag) {
      const name = localName(tag);
      if (name !== 'si') return words?.close(name);
      texts.push(unescaped(words?.text ?? ''));
      length += words?.text.length ?? 0;
      words = null;
      within(texts.length, most, FOREIGN_WORDS.tooMany(most, 'texts'));
      within(length, textLength, FOREIGN_WORDS.tooLong(textLength, 'The texts of a file'));
    },
    text: (text) => {
      words?.add(text);
      within(words?.text.length ?? 0, textLength, FOREIGN_WORDS.tooLong(textLength, 'A text'));
    },
  });
  return texts;
}
