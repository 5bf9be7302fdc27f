import type { PublicTool, ToolField } from '@trellis/contract';

export interface Step {
  title: string;
  fields: readonly ToolField[];
  /** Whether the free line stands here. */
  hasLine: boolean;
}

/** The steps of a form; those without anything are left out, and what is in no step stands in the first, as its panel says. */
export function stepsOf({
  fields,
  inputSteps,
  isMultiStepInput,
  isInputHidden,
}: PublicTool): Step[] {
  const all = { title: '', fields, hasLine: !isInputHidden };
  if (!isMultiStepInput || fields.length === 0) return [all];
  const known = new Set(inputSteps.map(({ id }) => id));
  const stepOf = ({ stepId }: ToolField) =>
    stepId && known.has(stepId) ? stepId : inputSteps[0]?.id;
  const steps = inputSteps.map(({ id, title }, at) => ({
    title,
    fields: fields.filter((field) => stepOf(field) === id),
    hasLine: at === 0 && !isInputHidden,
  }));
  const shown = steps.filter((step) => step.fields.length > 0 || step.hasLine);
  return shown.length > 0 ? shown : [all];
}
