import type { Location, Position, Range } from 'vscode-languageserver-protocol';
import { APP, MADE, uriOf } from './paths.ts';

/** Offset of a position in a text. */
export function offsetOf(text: string, { line, character }: Position): number {
  let start = 0;
  for (let n = 0; n < line; n++) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return Math.min(start + character, text.length);
}

export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  let line = 0;
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line++;
  return { line, character: offset - (before.lastIndexOf('\n') + 1) };
}

export const rangeOf = (text: string, start: number, length: number): Range => ({
  start: positionOf(text, start),
  end: positionOf(text, start + length),
});

/** The place that a person is shown: of what is made from an entity's schema, the schema. */
export function shownPlace(
  path: string,
  start: number,
  length: number,
  read: (path: string) => string | undefined,
): Location | null {
  const text = read(path) ?? '';
  const entity = path.startsWith(MADE) ? /\/entities\/(.+)\.d\.ts$/.exec(path)?.[1] : undefined;
  if (entity === undefined) return { uri: uriOf(path), range: rangeOf(text, start, length) };
  const schemaPath = `${APP}entities/${entity}.json`;
  const schema = read(schemaPath);
  if (schema === undefined) return null;
  const name = text.slice(start, start + length).replace(/^"|"$/g, '');
  const at = Math.max(0, schema.indexOf(`"${name}"`));
  return { uri: uriOf(schemaPath), range: rangeOf(schema, at, name.length + 2) };
}
