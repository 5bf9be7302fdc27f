export { type Context, chooseContext, tokensOf } from './context/context.ts';
export type { Exchange, Outcome } from './context/decisions.ts';
export { type Applied, applyAction } from './draft/apply-action.ts';
export {
  type Draft,
  type RecordBatch,
  startDraft,
  type TableOffer,
  type TableWish,
} from './draft/draft.ts';
export { namesTheApp } from './draft/paths.ts';
export { applyBlocks, type EditResult } from './edit/apply.ts';
export { type EditBlock, parseBlocks } from './edit/blocks.ts';
export { instructionsOf } from './prompt/plan.ts';
export { type RepairAim, repairRequest } from './prompt/repair.ts';
export { ActionStreamParser, type ParserEvents, parseActions } from './stream/parser.ts';
export { appliedTo, type Continued } from './turn/continuation.ts';
export type {
  AssistantModel,
  ModelEvent,
  ModelMessage,
  ModelRequest,
  SentPrompt,
  TurnEvent,
  TurnOutcome,
} from './turn/events.ts';
export type { PlanKind } from './turn/plan.ts';
export { requestRepair } from './turn/repair.ts';
export { runTurn, type TurnInput } from './turn/run.ts';
