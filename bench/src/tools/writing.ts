import { keysOf, type Meant } from './meant.ts';

/** An answer as it was asked for, with where in it each block is over. */
export interface Written {
  text: string;
  ends: readonly number[];
}

/** What a block is written as in JSON: data comes as a text. */
export const rawOf = ({ blocks, values }: Meant, at: number): unknown => {
  const { id, type } = blocks[at]!;
  return type === 'json' ? JSON.stringify(values[id]) : values[id];
};

export function asJson(layout: Meant): Written {
  const ends: number[] = [];
  let text = '{';
  for (const [at, key] of keysOf(layout).entries()) {
    const value = JSON.stringify(rawOf(layout, at), null, 2).replaceAll('\n', '\n  ');
    text += `${at === 0 ? '' : ','}\n  "${key}": ${value}`;
    ends.push(text.length);
  }
  return { text: `${text}\n}`, ends };
}

export function asSections({ blocks, written }: Meant): Written {
  const ends: number[] = [];
  let text = '';
  for (const { id, title } of blocks) {
    text += `${text && '\n\n'}## ${title}\n${written[id]}`;
    ends.push(text.length);
  }
  return { text, ends };
}
