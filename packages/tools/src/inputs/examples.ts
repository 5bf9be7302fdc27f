import type { ToolField } from '@trellis/contract';
import { optionsOf } from '@trellis/contract/tool-fields';

/** An example's texts as the form's inputs hold them: several options as a list, a yes as a tick. */
export function exampleValues(
  fields: readonly ToolField[],
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const field = byName.get(name);
      if (field?.type === 'boolean') return [name, /^(?:yes|true|on|1|x)$/i.test(text.trim())];
      if (field?.type !== 'multiselect') return [name, text];
      const named = text.split(',').map((one) => one.trim().toLowerCase());
      const labels = optionsOf(field).map(({ label }) => label);
      return [name, labels.filter((label) => named.includes(label.toLowerCase()))];
    }),
  );
}
