import { z } from 'zod';
import { CustomField } from '../app-fields.ts';

/** What an input of a tool can be (ruling 49). Each stands on a type of `packages/fields`. */
export const TOOL_FIELD_TYPES = [
  'text',
  'long_text',
  'number',
  'select',
  'multiselect',
  'date',
  'email',
  'phone',
  'link',
  'boolean',
  'photo',
  'file',
  'place',
  'tool_item_select',
] as const;
export type ToolFieldType = (typeof TOOL_FIELD_TYPES)[number];

/** Types that admins of the installation alone add (spec 1, section 6). */
export const ADMIN_FIELD_TYPES: readonly ToolFieldType[] = ['place', 'tool_item_select'];
/** Types whose value is an upload. */
export const UPLOAD_FIELD_TYPES: readonly ToolFieldType[] = ['photo', 'file'];
/** Types that offer options. */
export const OPTION_FIELD_TYPES: readonly ToolFieldType[] = ['select', 'multiselect'];

/** The name that the free line goes by, and no field may have (spec 1, section 5). */
export const INPUT_NAME = 'input';

/** An input of a tool. Its name never changes and is its tag, `[name]`; its label is what people read (ruling 86). */
export const ToolField = CustomField.extend({
  type: z.enum(TOOL_FIELD_TYPES),
  /** Of a list's items: the column that it is compared with (ruling 88). */
  column: z.string().max(100).nullish(),
});
export type ToolField = z.infer<typeof ToolField>;

/** The options that a field offers, wherever they were written. */
export const optionsOf = ({
  options,
  optionsConfig,
}: Pick<ToolField, 'options' | 'optionsConfig'>) => options ?? optionsConfig?.options ?? [];

export const fieldLabel = ({ label, name }: Pick<ToolField, 'label' | 'name'>): string =>
  label?.trim() || name;
