import type { ElementPlace, ElementStyles, ElementView } from '@trellis/contract';
import { ELEMENT_STYLES } from '@trellis/contract';
import { isNode } from '../parse/node.ts';
import { ancestorsOf, nodesOf } from '../parse/tree.ts';
import { placeOf } from '../text/place.ts';
import { classList, classOf } from './classes.ts';
import { type Found, findElement } from './find.ts';
import { classesOf, readAttributes, textsOf } from './parts.ts';

/** What can be changed of the element at a place; null where it is not there. */
export function viewElement(
  text: string,
  place: ElementPlace,
  tag: string,
): Omit<ElementView, 'base'> | null {
  const found = findElement(text, place, tag);
  return found && viewOf(found, place.file);
}

export function viewOf(found: Found, file: string): Omit<ElementView, 'base'> {
  const { texts, hasData } = textsOf(found);
  const classes = classesOf(found);
  const written = classes.kind === 'written' ? classList(classes.literal.value) : [];
  const styles = Object.fromEntries(
    ELEMENT_STYLES.map((style) => [style, classOf(written, style)]),
  ) as ElementStyles;
  return {
    place: { file, ...placeOf(found.text, found.node.start) },
    tag: found.tag,
    texts: texts.map(({ value }) => value),
    hasData,
    attributes: readAttributes(found).map(({ name, value }) => ({ name, value })),
    styles: classes.kind === 'written' || classes.kind === 'none' ? styles : null,
    styledBy: classes.kind === 'computed' ? 'code' : classes.kind === 'own' ? 'component' : null,
    isRepeated: isRepeated(found),
    entity: hasData ? entityOf(found) : null,
  };
}

/** Whether it is written once and drawn for each item of a list. */
function isRepeated({ node }: Found): boolean {
  for (const at of ancestorsOf(node)) {
    if (at.type !== 'CallExpression' || !isNode(at.callee)) continue;
    const method = isNode(at.callee.property) ? String(at.callee.property.name) : '';
    const isWithin = nodesOf(at.arguments).some(
      (given) => given.start <= node.start && node.end <= given.end,
    );
    if (isWithin && /^(map|flatMap|from)$/.test(method)) return true;
  }
  return false;
}

/** The entity that the file works with, where it is one alone, or the one that the element speaks of ('task.title'). */
function entityOf({ tree, node }: Found): string | null {
  const imported = tree.parsed.imports.flatMap(
    ({ specifier }) => /^(?:@\/|(?:\.\.?\/)+)entities\/(\w+)$/.exec(specifier)?.[1] ?? [],
  );
  const entities = [...new Set(imported)];
  if (entities.length < 2) return entities[0] ?? null;
  const named = new Set(
    tree
      .all('Identifier')
      .filter(({ start, end }) => node.start <= start && end <= node.end)
      .map(({ name }) => String(name)),
  );
  const spoken = entities.filter((entity) => named.has(entity[0]?.toLowerCase() + entity.slice(1)));
  return spoken.length === 1 ? (spoken[0] ?? null) : null;
}
