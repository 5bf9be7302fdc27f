import { z } from 'zod';
import { CustomField } from '../app-fields.ts';
import { TOOL_FIELD_TYPES } from './field-kinds.ts';

/** An input of a tool. Its name never changes and is its tag, `[name]`; its label is what people read (ruling 86). */
export const ToolField = CustomField.extend({
  type: z.enum(TOOL_FIELD_TYPES),
  /** Of a list's items: the column that it is compared with (ruling 88). */
  column: z.string().max(100).nullish(),
  /** Of a select: the column of a list whose values it offers, as the list has them when the form is opened. */
  optionsFrom: z
    .object({ itemId: z.string().min(1).max(64), column: z.string().min(1).max(200) })
    .nullish(),
});
export type ToolField = z.infer<typeof ToolField>;
