export { type CheckedInputs, checkInputs, type Inputs } from './inputs/check.ts';
export { MASK, masker, maskIn, withoutPersonal } from './inputs/personal.ts';
export { schemaOfInput } from './inputs/schema.ts';
export { layoutOf, ONE_TEXT, readAnswer } from './layout/read.ts';
export { answerSchema } from './layout/schema.ts';
export { answerWords } from './layout/words.ts';
export { ABOUT_ENTERED, type FileTexts, fillPrompt } from './prompt/fill.ts';
export { tagsOf, unknownTags } from './prompt/tags.ts';
export {
  deletionFault,
  labelFault,
  optionFault,
  samePath,
  settledField,
  type ToolFault,
  toolFaults,
} from './rules.ts';
export { nextState, RUN_EVENTS, RUN_STATES, type RunEvent, type RunState } from './run/machine.ts';
export { areValidationsResolved, checkedBlocks } from './run/validations.ts';
