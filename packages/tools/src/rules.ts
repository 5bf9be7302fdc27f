import {
  INPUT_NAME,
  MESSAGES,
  optionsOf,
  pathKey,
  type ToolDefinition,
  type ToolField,
  UPLOAD_FIELD_TYPES,
} from '@trellis/contract';
import { tagsOf } from './prompt/tags.ts';

/** What is wrong with a tool, in the words of the specification; `at` names the part of the definition. */
export interface ToolFault {
  at: 'fields' | 'path' | 'title' | 'inputSteps';
  message: string;
}

const key = (name: string): string => name.trim().toLowerCase();

/** Why a field cannot be called so; null where it can. `others` without the field itself. */
export function labelFault(
  label: string,
  others: readonly Pick<ToolField, 'name' | 'label'>[],
): string | null {
  if (key(label) === INPUT_NAME) return MESSAGES.fieldReserved;
  const isTaken = others.some(
    (one) => key(one.label || one.name) === key(label) || key(one.name) === key(label),
  );
  return isTaken ? MESSAGES.fieldExists : null;
}

/** Why an option cannot be added; null where it can. */
export function optionFault(label: string, others: readonly string[]): string | null {
  if (key(label) === '') return MESSAGES.optionEmpty;
  return others.some((one) => key(one) === key(label)) ? MESSAGES.optionExists : null;
}

/** Why a field cannot go: its tag stands in the instructions (spec 1, section 5). */
export const deletionFault = (
  name: string,
  { instructions }: Pick<ToolDefinition, 'instructions'>,
) => (tagsOf(instructions).includes(name) ? MESSAGES.fieldInUse(name) : null);

/** What of a definition breaks a rule of the specification (section 5), whatever its door was. */
export function toolFaults(tool: ToolDefinition): ToolFault[] {
  const faults: ToolFault[] = [];
  const { fields } = tool;
  for (const [at, field] of fields.entries()) {
    const before = fields.slice(0, at);
    const name = labelFault(field.label || field.name, before) ?? labelFault(field.name, before);
    if (name) faults.push({ at: 'fields', message: name });
    const labels = optionsOf(field).map(({ label }) => label);
    const option = labels.map((label, n) => optionFault(label, labels.slice(0, n))).find(Boolean);
    if (option) faults.push({ at: 'fields', message: option });
  }
  const steps = new Set(tool.inputSteps.map(({ id }) => id));
  if (steps.size < tool.inputSteps.length)
    faults.push({ at: 'inputSteps', message: MESSAGES.stepTwice });
  return faults;
}

/** The definitions of an app that answer at the same address; the path is compared without its case (ruling 90). */
export function samePath(path: string, others: readonly { path: string }[]): boolean {
  return others.some((one) => pathKey(one.path) === pathKey(path));
}

/** Why what is entered into a field cannot be remembered; null where it can (spec 1, section 5). */
export function memorizeFault(
  { type }: Pick<ToolField, 'type'>,
  hasSignup: boolean,
): string | null {
  if (UPLOAD_FIELD_TYPES.includes(type)) return MESSAGES.uploadsNotMemorized;
  return hasSignup ? null : MESSAGES.memorizeNeedsSignup;
}

/** A field that takes an e-mail address is always the person's own (spec 1, section 5). */
export const settledField = (field: ToolField): ToolField => ({
  ...field,
  ...(field.type === 'email' && { personal: true }),
});

/**
 * A tool that is an app has one name: as app, as tool and over its form (ruling 74). `changed` says which of the two was
 * written last; the title where it is neither.
 */
export function namedAlike<T extends Pick<ToolDefinition, 'title' | 'header'>>(
  tool: T,
  changed: readonly string[] = [],
): T {
  const isHeader = changed.includes('header') && !changed.includes('title');
  const name = isHeader ? tool.header : tool.title.trim() === '' ? tool.header : tool.title;
  return { ...tool, title: name, header: name };
}
