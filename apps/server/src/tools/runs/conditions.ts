import { fieldLabel, type ToolField } from '@trellis/contract';
import { formatValue } from '@trellis/fields';
import { type Inputs, schemaOfInput } from '@trellis/tools';
import type { RowCondition } from '../../knowledge/index.ts';

/** What rows of the app's lists must say for what was entered, or must not: by the fields' filter conditions. */
export function conditionsOf(fields: readonly ToolField[], inputs: Inputs): RowCondition[] {
  return fields.flatMap((field) => {
    const { filterCondition, column, name } = field;
    const value = inputs[name];
    if (!filterCondition || filterCondition === 'none' || value === undefined) return [];
    const values = (Array.isArray(value) ? value : [value]).map((one) =>
      typeof one === 'string' ? one : formatValue(one, schemaOfInput(field), 'en'),
    );
    return [
      { column: column || fieldLabel(field), values, isExcluded: filterCondition === 'exclude' },
    ];
  });
}
