import { FOREIGN } from '@trellis/contract/parsing';
import { decoded } from '../encoding.ts';
import { Elements, noList, notJson } from './json-elements.ts';
import { RowList } from './rows.ts';
import type { Source } from './source.ts';

/** The records of a JSON file: of its list, of the one list of its object, or line by line. */
export async function* json(source: Source): AsyncGenerator<string, undefined> {
  const list = new RowList();
  for await (const record of jsonRecords(source)) {
    const full = list.add(record);
    if (full) yield full;
  }
  const rest = list.take();
  if (rest) yield rest;
}

/** Texts that each are JSON. */
export async function* jsonRecords(source: Source): AsyncGenerator<string> {
  let elements: Elements | null = null;
  let head = '';
  let lines: Elements | null = null;
  let first: string[] = [];
  for await (const piece of decoded(source, 'utf-8')) {
    if (elements) {
      yield* checked(elements.push(piece));
      continue;
    }
    head += piece;
    const begin = head.trimStart()[0];
    if (begin === undefined) continue;
    if (begin === '[') {
      elements = new Elements('list');
      yield* checked(elements.push(head));
    } else if (begin === '{') {
      // An object by itself holds the list; one that others follow is a record like them.
      // Which it is shows before it is longer than this.
      const isNew = lines === null;
      lines ??= new Elements('lines', FOREIGN.json.record * 2);
      first = first.concat(lines.push(isNew ? head : piece));
      const behind = first[0] === undefined ? '' : head.trimStart().slice(first[0].length);
      if (behind.trim() !== '') {
        elements = lines;
        yield* checked(first);
      } else if (first.length === 0 && head.length > FOREIGN.json.record) {
        elements = new Elements('object');
        yield* checked(elements.push(head));
      }
    } else throw isJson(head) ? noList() : notJson();
    if (elements) head = '';
  }
  if (elements) elements.end();
  else yield* listIn(head);
}

function* checked(texts: readonly string[]): Generator<string> {
  for (const text of texts) {
    if (!isJson(text)) throw notJson();
    yield text;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // Whoever asks says so.
    return false;
  }
}

/** The records of a short object's one list. */
function* listIn(text: string): Generator<string> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw notJson(cause);
  }
  const lists = Object.values((content ?? {}) as object).filter(Array.isArray);
  if (lists.length !== 1) throw noList();
  for (const record of lists[0] as unknown[]) yield JSON.stringify(record);
}
