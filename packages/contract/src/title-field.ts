import { fieldTypeOf } from '@trellis/fields';
import type { EntitySchema } from './entity.ts';

/** The field by which people know a row: the first short text of its entity. */
export function titleFieldOf({ properties }: Pick<EntitySchema, 'properties'>): string | null {
  const texts = Object.keys(properties).filter((name) => {
    const { order, cell } = fieldTypeOf(properties[name]!, name);
    return order === 'text' && cell.editor === 'text';
  });
  return texts.find((name) => /^(name|title|label|subject)$/i.test(name)) ?? texts[0] ?? null;
}
