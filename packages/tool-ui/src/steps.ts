import type { PublicTool, ToolField } from '@trellis/contract';

export interface Step {
  title: string;
  fields: readonly ToolField[];
  /** Whether the free line stands here. */
  hasLine: boolean;
}

/** The steps of a form; those without a field are left out, and what is in no step comes first. */
export function stepsOf({
  fields,
  inputSteps,
  isMultiStepInput,
  isInputHidden,
}: PublicTool): Step[] {
  const all = { title: '', fields, hasLine: !isInputHidden };
  if (!isMultiStepInput || fields.length === 0) return [all];
  const known = new Set(inputSteps.map(({ id }) => id));
  const loose = fields.filter(({ stepId }) => !stepId || !known.has(stepId));
  const first = { title: '', fields: loose, hasLine: !isInputHidden };
  const steps = inputSteps.map(({ id, title }) => ({
    title,
    fields: fields.filter(({ stepId }) => stepId === id),
    hasLine: false,
  }));
  const shown = [first, ...steps].filter((step) => step.fields.length > 0 || step.hasLine);
  return shown.length > 0 ? shown : [all];
}
