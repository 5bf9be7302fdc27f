import type { AppFiles } from '../files.ts';
import type { BlockType } from './blocks.ts';
import { type ToolDefinition, toolFilesIn } from './definition.ts';
import { INPUT_NAME, optionsOf, type ToolFieldType } from './field-kinds.ts';
import type { ToolField } from './fields.ts';

/** What each kind of block holds, as code reads it (`BlockValues`). */
const PARTS: Record<BlockType, string> = {
  text: 'string',
  list: 'string[]',
  table: '{ columns: string[]; rows: string[][] }',
  cards: '{ title: string; text: string; itemId?: string }[]',
  image: '{ prompt: string; itemId?: string; url?: string }',
  chart: '{ labels: string[]; series: { name: string; values: number[] }[] }',
  score: '{ score: number; reasons: string[] }',
  checklist: '{ text: string; isDone: boolean }[]',
  code: '{ language: string; code: string }',
  quote: '{ text: string; source: string }',
  json: 'any',
};
const INPUTS: Partial<Record<ToolFieldType, string>> = {
  number: 'number',
  boolean: 'boolean',
  photo: 'ToolFiles',
  file: 'ToolFiles',
};

/**
 * The app's tools as declarations: their paths, what each takes and what its answer has, for the code that runs them
 * by `@/tools`. Nothing where the app has none: any path is fine then.
 */
export function toolDeclarations(files: AppFiles): string | null {
  const tools = toolFilesIn(files).map(({ definition }) => definition);
  if (tools.length === 0) return null;
  return `import '@/client/tools/types';
declare module '@/client/tools/types' {
  interface AppTools {
${tools.map(declared).join('\n')}
  }
}
`;
}

function declared({ title, path, fields, isInputHidden, blocks }: ToolDefinition): string {
  const inputs = fields.map(
    (field) => `${keyOf(field.name)}${field.required ? '' : '?'}: ${inputType(field)};`,
  );
  if (!isInputHidden) inputs.push(`${INPUT_NAME}?: string;`);
  const shown = blocks.length > 0 ? blocks : [{ id: 'answer', type: 'text' as const }];
  const parts = shown.map(({ id, type }) => `${keyOf(id)}: ${PARTS[type]};`);
  return `    /** ${title.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */
    ${JSON.stringify(path)}: {
      inputs: { ${inputs.join(' ')} };
      parts: { ${parts.join(' ')} };
    };`;
}

const keyOf = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);

function inputType(field: ToolField): string {
  const options = optionsOf(field).map(({ label }) => JSON.stringify(label));
  // The options are offered, and any text is taken: apps keep what was chosen in plain strings.
  const chosen = [...options, '(string & {})'].join(' | ');
  if (field.type === 'select') return chosen;
  if (field.type === 'multiselect') return `(${chosen})[]`;
  return INPUTS[field.type] ?? 'string';
}
