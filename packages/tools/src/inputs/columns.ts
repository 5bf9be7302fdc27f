import { fieldLabel, INPUT_NAME, type ToolDefinition, UPLOAD_FIELD_TYPES } from '@trellis/contract';

/** Names that mean the same, however they are written. */
const key = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Which column of a table goes into which input: by the input's name, else by its label. */
export function inputColumns(
  {
    fields,
    isInputHidden,
    inputLabel,
  }: Pick<ToolDefinition, 'fields' | 'isInputHidden' | 'inputLabel'>,
  headers: readonly string[],
): Record<string, string> {
  const inputs = fields
    .filter(({ type }) => !UPLOAD_FIELD_TYPES.includes(type))
    .map((field) => ({ name: field.name, label: fieldLabel(field) }));
  if (!isInputHidden) inputs.push({ name: INPUT_NAME, label: inputLabel });
  const columns: Record<string, string> = {};
  const free = new Set(headers);
  for (const by of ['name', 'label'] as const)
    for (const input of inputs) {
      if (Object.hasOwn(columns, input.name)) continue;
      const found = [...free].find(
        (header) => key(header) !== '' && key(header) === key(input[by]),
      );
      if (found === undefined) continue;
      columns[input.name] = found;
      free.delete(found);
    }
  return columns;
}
