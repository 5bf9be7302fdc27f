import type { EntitySchema, FieldSchema } from '@trellis/contract';
import { type FieldType, fieldTypeOf, optionsPart, typeById } from '@trellis/fields';
import { labelOf } from './label.ts';

export interface Option {
  value: string;
  label: string;
  /** Its own color; without one it goes by its place. */
  color?: string | undefined;
}

/** One column of the table. */
export interface Column {
  /** The field's name, which is also its name in rows. */
  id: string;
  /** Under which its values are stored: it stays when the name changes. */
  key: string;
  label: string;
  type: FieldType;
  field: FieldSchema | null;
  options: readonly Option[];
  readOnly: boolean;
  isRequired: boolean;
  /** Pixels (spec 2, section 9). */
  width: number;
  /** Where it stays in sight, in pixels from the left; absent where it scrolls. */
  pinnedAt?: number;
}

/** Widths in pixels: 50 to 400; the type's own least is what a column begins with where it is above 150. */
export const WIDTH = { min: 50, initial: 150, max: 400, multiselect: 200, createdAt: 208 } as const;

/** The columns of an entity: its fields, then Created At and User ID, which nobody edits. */
export function columnsOf(schema: EntitySchema): Column[] {
  const own = Object.entries(schema.properties).map(([name, field]): Column => {
    const type = fieldTypeOf(field, name);
    return {
      id: name,
      key: field['x-key'] ?? name,
      label: field.title || labelOf(name),
      type,
      field,
      options: optionsOf(optionsPart(field) ?? {}),
      readOnly: false,
      isRequired: schema.required?.includes(name) ?? false,
      width: type.cell.view === 'tags' ? WIDTH.multiselect : WIDTH.initial,
    };
  });
  const fixed = { field: null, options: [], readOnly: true, isRequired: false };
  return [
    ...own,
    {
      id: 'createdAt',
      key: 'createdAt',
      label: 'Created At',
      type: typeById('datetime'),
      width: WIDTH.createdAt,
      ...fixed,
    },
    {
      id: 'creatorId',
      key: 'creatorId',
      label: 'User ID',
      type: typeById('text'),
      width: WIDTH.initial,
      ...fixed,
    },
  ];
}

function optionsOf(field: FieldSchema): Option[] {
  const labels = field['x-enumLabels'] ?? [];
  const colors = field['x-enumColors'] ?? [];
  return (field.enum ?? []).map((value, at) => ({
    value,
    label: labels[at] ?? value,
    color: colors[at] ?? undefined,
  }));
}

/** Whether a column holds days without a time. */
export const isDay = ({ type }: Pick<Column, 'type'>): boolean => type.order === 'day';

/** Whether it holds times or days, which a calendar shows. */
export const isTime = ({ type }: Pick<Column, 'type'>): boolean =>
  type.order === 'time' || isDay({ type });
