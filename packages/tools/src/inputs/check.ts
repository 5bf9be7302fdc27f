import {
  fieldLabel,
  INPUT_NAME,
  type ToolDefinition,
  type ToolField,
  UPLOAD_FIELD_TYPES,
} from '@trellis/contract';
import { parseText } from '@trellis/fields';
import { schemaOfInput } from './schema.ts';

/** Values of a tool's inputs by their names; the free line's under `input`. What is empty is left out. */
export type Inputs = Record<string, unknown>;

/** Characters of one input. */
const LONGEST = 50_000;
/** Files of one input. */
const MOST_FILES = 10;

/** What somebody entered, read as the fields take it; or what is wrong with it, by name, in words for them. */
export type CheckedInputs = { inputs: Inputs } | { problems: Record<string, string> };

/**
 * Reads what somebody entered. What names no field of the tool is left out. `isOwnFile` says whether an address is
 * that of a file which was uploaded for this app.
 */
export function checkInputs(
  tool: Pick<ToolDefinition, 'fields' | 'isInputHidden'>,
  given: Readonly<Record<string, unknown>>,
  isOwnFile: (address: string) => boolean,
): CheckedInputs {
  // Without a prototype: a field may be called `constructor`.
  const inputs = Object.create(null) as Inputs;
  const problems = Object.create(null) as Record<string, string>;
  for (const field of tool.fields) {
    const read = readInput(
      field,
      Object.hasOwn(given, field.name) ? given[field.name] : null,
      isOwnFile,
    );
    if ('problem' in read) problems[field.name] = read.problem;
    else if (read.value !== undefined) inputs[field.name] = read.value;
    else if (field.required) problems[field.name] = `${fieldLabel(field)} is required`;
  }
  const line = Object.hasOwn(given, INPUT_NAME) ? given[INPUT_NAME] : null;
  if (!tool.isInputHidden && typeof line === 'string' && line.trim() !== '') {
    if (line.length > LONGEST) problems[INPUT_NAME] = `At most ${LONGEST} characters`;
    else inputs[INPUT_NAME] = line.trim();
  }
  return Object.keys(problems).length > 0 ? { problems } : { inputs };
}

function readInput(
  field: ToolField,
  given: unknown,
  isOwnFile: (address: string) => boolean,
): { value: unknown } | { problem: string } {
  const isEmpty = given === null || given === undefined || given === '';
  if (isEmpty || (Array.isArray(given) && given.length === 0)) return { value: undefined };
  if (UPLOAD_FIELD_TYPES.includes(field.type)) return readFiles(given, isOwnFile);
  const text = textOf(given);
  if (text === null) return { problem: `This is no value of ${fieldLabel(field)}` };
  if (text.length > LONGEST) return { problem: `At most ${LONGEST} characters` };
  const read = parseText(text, schemaOfInput(field), { from: 'typed', separator: '\n' });
  return 'problem' in read ? { problem: read.problem } : { value: read.value };
}

/** A value as a person would type it; a list a line each. */
function textOf(given: unknown): string | null {
  if (typeof given === 'string') return given;
  if (typeof given === 'number' || typeof given === 'boolean') return String(given);
  const isTexts = Array.isArray(given) && given.every((one) => typeof one === 'string');
  return isTexts ? given.join('\n') : null;
}

function readFiles(given: unknown, isOwnFile: (address: string) => boolean) {
  const files = typeof given === 'string' ? [given] : given;
  if (!Array.isArray(files) || !files.every((one) => typeof one === 'string' && isOwnFile(one)))
    return { problem: 'Upload the file here first' };
  return files.length > MOST_FILES
    ? { problem: `At most ${MOST_FILES} files` }
    : { value: files as string[] };
}
