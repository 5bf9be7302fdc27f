import type { ElementChange, ElementPlace } from '@trellis/contract';
import { isNode } from '../parse/node.ts';
import { parseWithSigns } from '../parse/signs.ts';
import { langOf } from '../parse/source.ts';
import { parentOf } from '../parse/tree.ts';
import { applyEdits, type Edit } from '../text/edit.ts';
import { classList, withClass } from './classes.ts';
import { type Found, findElement } from './find.ts';
import { classesOf, type Literal, readAttributes, textsOf } from './parts.ts';
import { attributeText, markupText, oneLine } from './text.ts';

export interface Changed {
  text: string;
  /** What brings back what was there, to be asked of the changed text. */
  undo: ElementChange[];
}

/**
 * A file with one element changed, and nothing else of it; null where the element is not there, or a change
 * does not fit it. What is typed is written as text: none of it is read as code.
 */
export function changeElement(
  text: string,
  place: ElementPlace,
  tag: string,
  changes: readonly ElementChange[],
): Changed | null {
  const found = findElement(text, place, tag);
  if (!found) return null;
  const edits: Edit[] = [];
  const undo: ElementChange[] = [];
  for (const change of changes) {
    const made = editFor(found, change);
    if (!made) return null;
    edits.push(made.edit);
    undo.push(made.undo);
  }
  const changed = applyEdits(text, edits);
  return isSound(place.file, changed) ? { text: changed, undo } : null;
}

/** A file without an element. */
export function removeElement(text: string, place: ElementPlace, tag: string): string | null {
  const found = findElement(text, place, tag);
  if (!found) return null;
  const { start, end } = found.node;
  const parent = parentOf(found.node);
  const isChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
  const edit = isChild ? wholeLines(text, start, end) : { start, end, text: 'null' };
  const changed = applyEdits(text, [edit]);
  return isSound(place.file, changed) ? changed : null;
}

/** With the lines that would stay behind empty. */
function wholeLines(text: string, start: number, end: number): Edit {
  const from = text.lastIndexOf('\n', start - 1);
  const to = text.indexOf('\n', end);
  const isAlone =
    from !== -1 &&
    to !== -1 &&
    text.slice(from, start).trim() === '' &&
    text.slice(end, to).trim() === '';
  return isAlone ? { start: from, end: to, text: '' } : { start, end, text: '' };
}

function isSound(file: string, text: string): boolean {
  const options = { lang: langOf(file), sourceType: 'module' } as const;
  const { errors } = parseWithSigns(file, text, options).result;
  return errors.every(({ severity }) => severity !== 'Error');
}

interface Made {
  edit: Edit;
  undo: ElementChange;
}

function editFor(found: Found, change: ElementChange): Made | null {
  switch (change.kind) {
    case 'text': {
      const literal = textsOf(found).texts[change.index];
      const value = oneLine(change.value);
      return literal && value
        ? { edit: written(literal, value), undo: { ...change, value: literal.value } }
        : null;
    }
    case 'attribute': {
      const literal = readAttributes(found).find(({ name }) => name === change.name);
      return literal
        ? {
            edit: written(literal, oneLine(change.value)),
            undo: { ...change, value: literal.value },
          }
        : null;
    }
    case 'style':
      return restyled(found, (classes) => withClass(classes, change.style, change.value));
    case 'classes':
      return restyled(found, () => change.value);
  }
}

function written({ start, end, as }: Literal, value: string): Edit {
  const text =
    as === 'markup' ? markupText(value) : as === 'attribute' ? attributeText(value) : quoted(value);
  return { start, end, text };
}

/** As the code around it quotes, most likely. */
const quoted = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;

/** Where no classes were, an empty list takes the attribute away again. */
function restyled(
  found: Found,
  change: (classes: readonly string[]) => readonly string[] | null,
): Made | null {
  const classes = classesOf(found);
  if (classes.kind === 'computed' || classes.kind === 'own') return null;
  try {
    if (classes.kind === 'none') {
      const next = change([]) ?? [];
      const text = next.length > 0 ? ` className=${attributeText(next.join(' '))}` : '';
      const edit = { start: classes.at, end: classes.at, text };
      return { edit, undo: { kind: 'classes', value: null } };
    }
    const { literal, attribute, isAlone } = classes;
    const before = classList(literal.value);
    const next = change(before);
    const undo = { kind: 'classes' as const, value: before };
    if (next === null && isAlone && isNode(attribute)) {
      const start = found.text.slice(0, attribute.start).trimEnd().length;
      return { edit: { start, end: attribute.end, text: '' }, undo };
    }
    return { edit: written(literal, (next ?? []).join(' ')), undo };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
