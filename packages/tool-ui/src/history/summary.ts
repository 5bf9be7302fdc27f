import type { ToolField, ToolRun } from '@trellis/contract';
import { fieldLabel, INPUT_NAME, UPLOAD_FIELD_TYPES } from '@trellis/contract/tool-fields';

const MOST = 80;

/** A run in one line: what was asked or entered. */
export function summaryOf(
  { question, inputs, title }: Pick<ToolRun, 'question' | 'inputs' | 'title'>,
  fields: readonly ToolField[],
): string {
  if (question) return cut(question);
  const line = inputs[INPUT_NAME];
  const entered = fields.flatMap((field) => {
    const value = inputs[field.name];
    if (UPLOAD_FIELD_TYPES.includes(field.type)) return [];
    if (typeof value === 'boolean') return value ? [fieldLabel(field)] : [];
    const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
    return text.trim() ? [text.trim()] : [];
  });
  const all = [...(typeof line === 'string' && line.trim() ? [line.trim()] : []), ...entered];
  return cut(all.join(' · ') || title);
}

const cut = (text: string): string =>
  text.length > MOST ? `${text.slice(0, MOST - 1).trimEnd()}…` : text;
