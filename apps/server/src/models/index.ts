export type { AnswerModel, AnswerPart, AnswerQuestion } from './answers.ts';
export { ModelRegistry } from './registry.ts';
