import type { ToolField } from '@trellis/contract';
import { UPLOAD_FIELD_TYPES } from '@trellis/contract/tool-fields';
import type { Inputs } from './check.ts';

/** Characters of a value that is worth keeping for the next time. */
const LONGEST = 2_000;

const isKept = ({ memorize, type }: ToolField): boolean =>
  memorize === true && !UPLOAD_FIELD_TYPES.includes(type);

/** What of the inputs is remembered for the person who ran a tool, by the fields' names (ruling 49). */
export const memoriesIn = (fields: readonly ToolField[], inputs: Inputs): Inputs =>
  Object.fromEntries(
    fields
      .filter(isKept)
      .map(({ name }) => [name, inputs[name]] as const)
      .filter(([, value]) => value !== undefined && JSON.stringify(value).length <= LONGEST),
  );

/** What a form begins with, of what is remembered. */
export const rememberedFor = (fields: readonly ToolField[], memories: Inputs): Inputs =>
  Object.fromEntries(
    fields
      .filter((field) => isKept(field) && Object.hasOwn(memories, field.name))
      .map(({ name }) => [name, memories[name]]),
  );
