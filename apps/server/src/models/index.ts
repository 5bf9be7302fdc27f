export type { AnswerModel, AnswerPart, AnswerQuestion } from './answers.ts';
export type { ImageModel } from './images.ts';
export { ModelRegistry } from './registry.ts';
