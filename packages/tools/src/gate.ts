import {
  ADMIN_FIELD_TYPES,
  INPUT_NAME,
  optionsOf,
  type PlanLimits,
  type ToolDefinition,
  type ToolField,
} from '@trellis/contract';
import { freePath, isReserved } from './names.ts';
import { labelFault, memorizeFault, samePath, settledField, toolFaults } from './rules.ts';

export interface GateGiven {
  limits: Pick<PlanLimits, 'fieldsPerApp' | 'photoFields'>;
  isAdmin: boolean;
  /** Whether people sign up to the app. */
  hasSignup: boolean;
  /** Null for a tool that is new. */
  before: ToolDefinition | null;
  /** The app's other tools. */
  others: readonly { path: string }[];
}

/** A definition as it may stand, and what had to be another for it: a sentence each. */
export interface Fitted {
  tool: ToolDefinition;
  changes: string[];
}

/**
 * Fits a definition that an assistant wrote to the specification's rules (section 5) and to its owner's plan: it goes
 * in with less, and the person is told (ruling 85). What was there before is nobody's fault, and stays.
 */
export function fittedTool(written: ToolDefinition, given: GateGiven): Fitted {
  const changes: string[] = [];
  let tool = { ...written, fields: written.fields.map(settledField) };
  tool = withFreePath(tool, given, changes);
  tool = withOwnNames(tool, changes);
  tool = withAllowedTypes(tool, given, changes);
  tool = withAllowedMemory(tool, given, changes);
  tool = withRoomForFields(tool, given, changes);
  if (toolFaults(tool).some(({ at }) => at === 'inputSteps')) {
    tool = { ...tool, inputSteps: [], isMultiStepInput: false };
    changes.push('Its steps had one name twice, so it asks for everything at once.');
  }
  return { tool, changes };
}

function withFreePath(
  tool: ToolDefinition,
  { before, others }: GateGiven,
  changes: string[],
): ToolDefinition {
  if (before?.path === tool.path) return tool;
  if (!samePath(tool.path, others) && !isReserved(tool.path)) return tool;
  const path = freePath(tool.path, others);
  changes.push(`The path “${tool.path}” is taken, so it is at “${path}”.`);
  return { ...tool, path };
}

/** Fields and options that are called like another are left out: the first of a name is the one that is meant. */
function withOwnNames(tool: ToolDefinition, changes: string[]): ToolDefinition {
  const fields: ToolField[] = [];
  for (const field of tool.fields) {
    const fault = labelFault(field.label || field.name, fields) ?? labelFault(field.name, fields);
    if (fault && field.name.toLowerCase() !== INPUT_NAME) {
      changes.push(`Two fields were called “${field.label || field.name}”; I kept the first.`);
      continue;
    }
    if (fault) {
      changes.push('A field cannot be called “input”; I left it out.');
      continue;
    }
    const options = new Map(
      optionsOf(field).map((option) => [option.label.trim().toLowerCase(), option]),
    );
    fields.push(field.options ? { ...field, options: [...options.values()] } : field);
  }
  return fields.length < tool.fields.length ? without(tool, fields) : { ...tool, fields };
}

function withAllowedTypes(
  tool: ToolDefinition,
  { before, limits, isAdmin }: GateGiven,
  changes: string[],
): ToolDefinition {
  const fields = tool.fields.map((field) => {
    const { name, type, label } = field;
    if (before?.fields.some((was) => was.name === name && was.type === type)) return field;
    const isPhoto = type === 'photo' && !limits.photoFields;
    if (!isPhoto && (isAdmin || !ADMIN_FIELD_TYPES.includes(type))) return field;
    const why = isPhoto ? 'Photos need a higher plan' : 'That type is for admins alone';
    changes.push(`${why}, so “${label || name}” is a text that describes it.`);
    return { ...field, type: 'long_text' as const };
  });
  return { ...tool, fields };
}

/** What cannot be remembered is not. */
function withAllowedMemory(
  tool: ToolDefinition,
  { before, hasSignup }: GateGiven,
  changes: string[],
): ToolDefinition {
  const fields = tool.fields.map((field) => {
    const was = before?.fields.find(({ name }) => name === field.name);
    const fault = field.memorize ? memorizeFault(field, hasSignup || was?.memorize === true) : null;
    if (fault === null) return field;
    changes.push(`“${field.label || field.name}” is not remembered. ${fault}.`);
    return { ...field, memorize: false };
  });
  return { ...tool, fields };
}

function withRoomForFields(
  tool: ToolDefinition,
  { before, limits: { fieldsPerApp } }: GateGiven,
  changes: string[],
): ToolDefinition {
  const most = Math.max(fieldsPerApp ?? Number.POSITIVE_INFINITY, before?.fields.length ?? 0);
  if (tool.fields.length <= most) return tool;
  const left = tool.fields.slice(most).map(({ label, name }) => `“${label || name}”`);
  changes.push(`The plan has room for ${most} fields, so I left out ${left.join(', ')}.`);
  return without(tool, tool.fields.slice(0, most));
}

/** The tool with these fields alone; the tags of the others become their words. */
function without(tool: ToolDefinition, fields: ToolField[]): ToolDefinition {
  const kept = new Set(fields.map(({ name }) => name));
  let { instructions } = tool;
  for (const { name } of tool.fields)
    if (!kept.has(name)) instructions = instructions.replaceAll(`[${name}]`, name);
  return { ...tool, fields, instructions };
}
