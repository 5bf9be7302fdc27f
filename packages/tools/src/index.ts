export { calculate } from './data/calculate.ts';
export { atPlace, citedIn, placeWords } from './data/cited.ts';
export { passagesText } from './data/passages.ts';
export { type RowCard, rowCard } from './data/row-card.ts';
export { type Fitted, fittedTool, type GateGiven } from './gate.ts';
export { type CheckedInputs, checkInputs, type Inputs } from './inputs/check.ts';
export { inputColumns } from './inputs/columns.ts';
export { exampleValues } from './inputs/examples.ts';
export { memoriesIn, rememberedFor } from './inputs/memories.ts';
export { MASK, masker, maskIn, withoutPersonal } from './inputs/personal.ts';
export { schemaOfInput } from './inputs/schema.ts';
export { tableFiles } from './layout/csv.ts';
export { editedParts } from './layout/edit.ts';
export {
  type List,
  type PhrasingContent,
  parseMarkdown,
  type RootContent,
} from './layout/markdown.ts';
export { layoutOf, ONE_TEXT, readAnswer } from './layout/read.ts';
export { sampleParts } from './layout/sample.ts';
export { answerSchema } from './layout/schema.ts';
export { blocksFor } from './layout/shown.ts';
export { valueInWords } from './layout/value-in-words.ts';
export { answerWords } from './layout/words.ts';
export { answerMarkdown, blockMarkdown, tableMarkdown } from './layout/write.ts';
export { freeName, freePath, isReserved } from './names.ts';
export { entered, type FileTexts, fillPrompt } from './prompt/fill.ts';
export { type PromptGiven, type ToolRequest, toolRequest } from './prompt/request.ts';
export { tagsOf, unknownTags } from './prompt/tags.ts';
export { applyReply, emptyReply } from './reply/apply.ts';
export { mayBeAsked, toolForModel, toolFunction } from './reply/function.ts';
export { replyRequest } from './reply/request.ts';
export {
  deletionFault,
  labelFault,
  memorizeFault,
  namedAlike,
  optionFault,
  samePath,
  settledField,
  type ToolFault,
  toolFaults,
} from './rules.ts';
export { applyChunk, begunRun, emptyRun, type WatchedRun } from './run/apply.ts';
export { checkBlock } from './run/check.ts';
export { nextState, RUN_EVENTS, type RunEvent } from './run/machine.ts';
export { NoAnswer, type RunEffects, type RunGiven, runTool } from './run/run.ts';
export { areValidationsResolved, checkedBlocks } from './run/validations.ts';
export { usedPaths } from './used.ts';
