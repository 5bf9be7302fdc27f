import {
  ADMIN_FIELD_TYPES,
  FIELD_LIMITS,
  MESSAGES,
  TOOL_FIELD_TYPES,
  ToolField,
} from '@trellis/contract';
import { jsonIn, type LlmRequest, resultOf } from '@trellis/llm';
import { settledField } from '@trellis/tools';
import { Refusal } from '../refusal.ts';
import { type Payer, run } from '../runs/index.ts';
import type { ToolNeeds } from './needs.ts';

const MOST_TOKENS = 600;
/** What people without the rights of an admin are offered (spec 1, section 6). */
const OFFERED = TOOL_FIELD_TYPES.filter((type) => !ADMIN_FIELD_TYPES.includes(type));

const SCHEMA = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    type: { type: 'string', enum: OFFERED },
    options: { type: 'array', items: { type: 'string' } },
    instructions: { type: 'string' },
  },
  required: ['name', 'type', 'options', 'instructions'],
  additionalProperties: false,
};
const SYSTEM = `You design one input field of a form. Answer with JSON alone that fits the schema: a short name as people read it, a type, options only for select and multiselect, and for a photo what to look for in it.`;

/** Makes a field of a few words: by the model, or without one by what the words mean (ruling 50). */
export async function magicField(
  needs: ToolNeeds,
  payer: Payer,
  { input, prompt }: { input: string; prompt: string },
): Promise<ToolField> {
  const said = input || prompt;
  if (said === '') throw unnamed();
  if (needs.models.isBuiltIn) {
    const { fieldFrom } = await import('@trellis/blueprint');
    const field = fieldFrom(said);
    return field.name === '' ? fail() : settledField(field);
  }
  const request: LlmRequest = {
    system: SYSTEM,
    messages: [{ role: 'user', text: `The field: ${input}\nWhat it is for: ${prompt}` }],
    schema: { name: 'field', schema: SCHEMA, isOurs: true },
    temperature: 0,
    maxOutputTokens: MOST_TOKENS,
    signal: AbortSignal.timeout(30_000),
  };
  const meter = { promptTokens: 0, completionTokens: 0, cost: 0 };
  try {
    return await resultOf(run(needs, { request, read: readField, payer, meter }));
  } catch (error) {
    // What a model answers that is no field is no field to anybody.
    if (error instanceof Refusal && error.code === 'model_answer') throw unnamed(error);
    throw error;
  }
}

function readField(text: string): { value: ToolField } | { fault: string } {
  const given = jsonIn(text);
  if (typeof given !== 'object' || given === null) return { fault: 'no JSON object' };
  const { name, type, options, instructions } = given as Record<string, unknown>;
  const labels = Array.isArray(options) ? options.filter((one) => typeof one === 'string') : [];
  const unique = [...new Map(labels.map((label) => [label.trim().toLowerCase(), label])).values()];
  const isChosen = type === 'select' || type === 'multiselect';
  const read = ToolField.safeParse({
    name:
      typeof name === 'string' ? name.replace(/[[\]\n]/g, ' ').slice(0, FIELD_LIMITS.label) : '',
    type: (OFFERED as readonly unknown[]).includes(type) ? type : 'text',
    ...(isChosen && {
      options: unique
        .filter((label) => label.trim() !== '')
        .map((label) => ({ label: label.slice(0, FIELD_LIMITS.option) })),
    }),
    ...(type === 'photo' && typeof instructions === 'string' && { instructions }),
  });
  return read.success ? { value: settledField(read.data) } : { fault: 'no field' };
}

const unnamed = (cause?: unknown) =>
  new Refusal('invalid', MESSAGES.magicUnnamed, { code: 'magic_unnamed', cause });
const fail = (): never => {
  throw unnamed();
};
