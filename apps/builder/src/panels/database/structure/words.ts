import { ADDED_TYPES, type AddedType, RETYPES, type Retype } from '@trellis/contract';
import { typeById } from '@trellis/fields';
import { phrase } from '../../../ui/phrase.ts';
import type { Column } from '../columns/columns.ts';

const choiceOf = <Type extends AddedType>(value: Type) => ({
  value,
  label: typeById(value).label,
});

/** Texts first, which most columns are, then the others by their words. */
export const TYPE_CHOICES = ADDED_TYPES.map(choiceOf).sort(
  (one, other) =>
    Number(other.value === 'text') - Number(one.value === 'text') ||
    one.label.localeCompare(other.label),
);

/** What a column can become: any of the types for it but its own. */
export const retypeChoices = ({ type }: Column): { value: Retype; label: string }[] =>
  RETYPES.filter((value) => value !== type.id).map(choiceOf);

export const hasOptions = (type: AddedType): type is 'select' | 'multiselect' =>
  type === 'select' || type === 'multiselect';

/** Whether a column can have a default. A row of another table is none: a copy of the app has other rows. */
export const hasDefault = (type: string): boolean => type !== 'relation';

/** How many rows have a value afterwards. */
export const valuesWords = (rows: number, isInPlace: boolean): string =>
  phrase(
    isInPlace
      ? '{n, plural, one {# row keeps its value} other {# rows keep their value}}'
      : '{n, plural, one {# row takes its value} other {# rows take their value}}',
    { n: rows },
  );

/** A name for a field, made of the words that people see: 'Due date' → `dueDate`. */
export function nameOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const name = words
    .map((word, at) =>
      at === 0
        ? word.charAt(0).toLowerCase() + word.slice(1)
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('');
  return /^\p{N}/u.test(name) ? `_${name}` : name.slice(0, 63);
}
