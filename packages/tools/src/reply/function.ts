import {
  fieldLabel,
  INPUT_NAME,
  type ToolDefinition,
  type ToolField,
  UPLOAD_FIELD_TYPES,
} from '@trellis/contract';
import { schemaOfInput } from '../inputs/schema.ts';

const isUpload = ({ type }: ToolField): boolean => UPLOAD_FIELD_TYPES.includes(type);

/** Whether a tool can be run by words alone. */
export const mayBeAsked = ({ fields }: Pick<ToolDefinition, 'fields'>): boolean =>
  !fields.some((field) => field.required && isUpload(field));

/** What a model calls a tool by; its paths are told apart without their case. */
export const toolFunction = ({ path }: Pick<ToolDefinition, 'path'>): string =>
  `run_${path.toLowerCase().replaceAll('-', '_')}`.slice(0, 60);

/** A tool as it is described to a model that may call it. */
export function toolForModel(tool: ToolDefinition): { description: string; input: object } {
  const fields = tool.fields.filter((field) => !isUpload(field));
  const properties: Record<string, object> = Object.fromEntries(
    fields.map((field) => {
      const { type, format, enum: options, items } = schemaOfInput(field);
      const shape = { type, format, enum: options, items };
      return [field.name, { ...withoutNothing(shape), description: fieldLabel(field) }];
    }),
  );
  if (!tool.isInputHidden)
    properties[INPUT_NAME] = { type: 'string', description: tool.inputLabel || 'Anything else' };
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const about = [tool.title, tool.header, tool.description].map((text) => text.trim());
  return {
    description: [...new Set(about)].filter(Boolean).join('. ').slice(0, 800),
    input: { type: 'object', properties, required, additionalProperties: false },
  };
}

const withoutNothing = (shape: object): object =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined));
