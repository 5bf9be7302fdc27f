export { type Fitting, fittingAnswer, jsonIn, type Read, resultOf } from './answer.ts';
export { type Again, ask, type Part, type Sleep, type Without } from './ask.ts';
export {
  type LlmEvent,
  type LlmFailure,
  type LlmTool,
  ShownPicture,
  type ToolUse,
} from './events.ts';
export {
  type Llm,
  type LlmMessage,
  type LlmRequest,
  type Support,
  unknownSupport,
} from './request.ts';
export { waitBeforeRetry } from './retry.ts';
export { addUsage } from './usage.ts';
