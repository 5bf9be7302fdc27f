import { entityNameOf } from '@trellis/contract';
import type { Attached } from './attached.ts';

/** What names of files say beside what is in them. */
const BESIDE =
  /^(?:new|more|additional|extra|latest|updated?|current|all|my|our|the|of|for|from|export(?:ed)?|import|data|list|table|final|copy|backup|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|v?\d+)$/i;
/** What rows are put into by these words, and what is something else of the same name. */
const INTO =
  '(?:\\binto|\\b(?:add|append|import|put|upload|load|move|insert)\\b[^.!?\\n]{0,40}?\\b(?:in|to))';
const BEFORE = '(?:\\s+(?:the|my|our|this|existing|list|table|of))*\\s+';
const ANOTHER = '(?!\\s+(?:page|screen|form|view|chart|report|dashboard|menu|header)s?\\b)';

/**
 * The entity that the rows of a table go into where nobody has chosen one: one that the message names ('put these into
 * the products'), one that the name of the file stands for ('new products.csv'), or else a new one of that name.
 */
export function entityMeant(
  fileName: string,
  message: string,
  entities: readonly string[],
): string {
  const said = entities.filter((name) => namedIn(message, name));
  if (said.length === 1 && said[0]) return said[0];
  const fresh = entityNameOf(fileName);
  const bare = entityNameOf(
    fileName
      .replace(/\.\w+\s*$/, '')
      .split(/[\s_.,()-]+/)
      .filter((word) => !BESIDE.test(word))
      .join(' '),
  );
  const like = (one: string) => entities.find((name) => name.toLowerCase() === one.toLowerCase());
  return like(fresh) ?? like(bare) ?? fresh;
}

function namedIn(message: string, entity: string): boolean {
  const words = entity.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '[\\s_-]*');
  const many = words.replace(/y$/i, '(?:y|ies)');
  return new RegExp(`${INTO}${BEFORE}${many}(?:e?s)?\\b${ANOTHER}`, 'i').test(message);
}

/** The files as they would be sent with a message: each table whose entity nobody chose goes where it is meant to go. */
export const settled = (
  list: readonly Attached[],
  message: string,
  entities: readonly string[],
): Attached[] =>
  list.map((one) =>
    one.isChosen || one.entity === null
      ? one
      : { ...one, entity: entityMeant(one.name, message, entities) },
  );
